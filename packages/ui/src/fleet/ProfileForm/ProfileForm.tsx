'use client';
import { NO_LIMITS, cardProfile, type CardProfile } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormCheckbox, type EntityFormProps } from '../form/index.ts';
import {
  checkLimits,
  draftOf,
  fieldOfIssue,
  toCardLimit,
  type LimitDraft,
} from '../limits/draft.ts';
import { LimitFields } from '../limits/LimitFields.tsx';
import { LimitSummary } from '../limits/LimitSummary.tsx';

export interface ProfileFormProps extends EntityFormProps<CardProfile> {
  /** The profile to change; a new one without it. */
  readonly profile?: CardProfile;
  /** Cards that use it: the button says so. */
  readonly cardCount?: number;
  /** By whose clock days, hours and counters run. */
  readonly zones?: string;
  /** Currency of the account; default US dollars. */
  readonly currency?: string;
}

const toProfile = (draft: LimitDraft): CardProfile => ({
  ...toCardLimit(draft),
  isDefault: draft.isDefault,
});
const check = (draft: LimitDraft) => checkLimits(draft, cardProfile, toProfile(draft));

/**
 * Adds or changes a card profile: limits that cards point to, one of them for every new card.
 * [LIMIT-02, LIMIT-07, LIMIT-08, LIMIT-10, LIMIT-11]
 */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, cardCount = 0, zones, currency, ...form } = props;
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={draftOf(profile?.name ?? '', profile?.limits ?? NO_LIMITS, profile?.isDefault)}
      check={check}
      fieldOf={fieldOfIssue}
      toEntity={toProfile}
      saveLabel={text(profile ? 'limits.save' : 'limits.addProfile', { count: cardCount })}
      note={profile ? text('limits.atOnce', { count: cardCount }) : undefined}
      summary={<LimitSummary {...(currency === undefined ? {} : { currency })} />}
    >
      <LimitFields
        nameLabel={text('limits.field.profileName')}
        zones={zones}
        more={<FormCheckbox<LimitDraft> name="isDefault">{text('limits.isDefault')}</FormCheckbox>}
      />
    </EntityForm>
  );
}
