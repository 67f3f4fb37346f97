'use client';
import { NO_LIMITS, cardProfile, type CardProfile, type LimitNetwork } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormCheckbox, type EntityFormProps } from '../form/index.ts';
import {
  checkLimits,
  draftOf,
  fieldOfIssue,
  toCardLimit,
  type LimitDraft,
} from '../limits/draft.ts';
import type { WithEditedLimits } from '../limits/EditedLimits.tsx';
import { EffectNote } from '../limits/EffectNote.tsx';
import { LimitFields } from '../limits/LimitFields.tsx';
import { LimitSummary } from '../limits/LimitSummary.tsx';

export interface ProfileFormProps extends EntityFormProps<CardProfile> {
  /** The profile to change; leave it out to add one. */
  readonly profile?: CardProfile;
  /** Cards that use it; the button says how many. */
  readonly cardCount?: number;
  /** Whose clock days, hours, and counters follow. */
  readonly zones?: string;
  /** Cards that someone holds; by default, all cards that use it. */
  readonly plasticCount?: number;
  /** Where the account's network keeps limits; by default, all of them at the host. */
  readonly network?: LimitNetwork;
  /** Appears below the fields and follows what is typed: "Would this purchase be approved?" */
  readonly below?: WithEditedLimits;
  /** Currency of the account; US dollars by default. */
  readonly currency?: string;
}

const toProfile = (draft: LimitDraft): CardProfile => ({
  ...toCardLimit(draft),
  isDefault: draft.isDefault,
});
const check = (draft: LimitDraft) => checkLimits(draft, cardProfile, toProfile(draft));

/**
 * Adds or changes a card profile: limits that cards share, with one profile as the default for new
 * cards. [LIMIT-02, LIMIT-07, LIMIT-08, LIMIT-10, LIMIT-11]
 */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, cardCount = 0, plasticCount = cardCount, network = 'host', ...rest } = props;
  const { zones, below, currency, ...form } = rest;
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={draftOf(profile?.name ?? '', profile?.limits ?? NO_LIMITS, profile?.isDefault)}
      check={check}
      fieldOf={fieldOfIssue}
      toEntity={toProfile}
      saveLabel={text(profile ? 'limits.save' : 'limits.addProfile', { count: cardCount })}
      note={
        profile && (
          <EffectNote
            before={profile.limits}
            cardCount={cardCount}
            plasticCount={plasticCount}
            network={network}
          />
        )
      }
      summary={<LimitSummary {...(currency === undefined ? {} : { currency })} />}
    >
      <LimitFields
        nameLabel={text('limits.field.profileName')}
        zones={zones}
        below={below}
        more={<FormCheckbox<LimitDraft> name="isDefault">{text('limits.isDefault')}</FormCheckbox>}
      />
    </EntityForm>
  );
}
