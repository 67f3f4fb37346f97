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
import { EffectNote } from '../limits/EffectNote.tsx';
import { LimitFields, type NamedLimitsOptions } from '../limits/LimitFields.tsx';
import { LimitSummary } from '../limits/LimitSummary.tsx';

export interface ProfileFormProps extends EntityFormProps<CardProfile>, NamedLimitsOptions {
  /** The profile to change; omit it to add one. */
  readonly profile?: CardProfile | undefined;
  /** Why this person cannot set the default for new cards; omit it if they can. */
  readonly defaultDisabledReason?: string | undefined;
}

const toProfile = (draft: LimitDraft): CardProfile => ({
  ...toCardLimit(draft),
  isDefault: draft.isDefault,
});
const check = (draft: LimitDraft) => checkLimits(draft, cardProfile, toProfile(draft));

/**
 * Adds or edits a card profile: limits shared by cards. One profile is the default for new cards.
 * [LIMIT-02, LIMIT-07, LIMIT-08, LIMIT-10, LIMIT-11]
 */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, cardCount = 0, zones, below, currency } = props;
  const text = useText();
  return (
    <EntityForm
      {...props}
      draft={draftOf(profile?.name ?? '', profile?.limits ?? NO_LIMITS, profile?.isDefault)}
      check={check}
      fieldOf={fieldOfIssue}
      toEntity={toProfile}
      saveLabel={text(profile ? 'limits.save' : 'limits.addProfile', { count: cardCount })}
      note={profile && <EffectNote before={profile.limits} of={props} />}
      summary={<LimitSummary currency={currency} />}
    >
      <LimitFields
        nameLabel={text('limits.field.profileName')}
        zones={zones}
        below={below}
        more={
          <FormCheckbox<LimitDraft> name="isDefault" disabledReason={props.defaultDisabledReason}>
            {text('limits.isDefault')}
          </FormCheckbox>
        }
      />
    </EntityForm>
  );
}
