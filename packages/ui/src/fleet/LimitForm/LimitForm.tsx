'use client';
import { NO_LIMITS, type CardLimit } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, type EntityFormProps } from '../form/index.ts';
import { checkLimits, draftOf, fieldOfIssue, toCardLimit } from '../limits/draft.ts';
import { EffectNote } from '../limits/EffectNote.tsx';
import { LimitFields, type NamedLimitsOptions } from '../limits/LimitFields.tsx';
import { LimitSummary } from '../limits/LimitSummary.tsx';

export interface LimitFormProps extends EntityFormProps<CardLimit>, NamedLimitsOptions {
  /** The limit to change; omit it to add one. */
  readonly limit?: CardLimit | undefined;
}

/**
 * Adds or edits a card limit. Empty fields mean no limit; a summary next to the form lists what is
 * limited and what is not. [LIMIT-01, LIMIT-06, LIMIT-08, LIMIT-10, LIMIT-11]
 */
export function LimitForm(props: LimitFormProps) {
  const { limit, cardCount = 0, zones, below, currency } = props;
  const text = useText();
  return (
    <EntityForm
      {...props}
      draft={draftOf(limit?.name ?? '', limit?.limits ?? NO_LIMITS)}
      check={checkLimits}
      fieldOf={fieldOfIssue}
      toEntity={toCardLimit}
      saveLabel={text(limit ? 'limits.save' : 'limits.add', { count: cardCount })}
      note={limit && <EffectNote before={limit.limits} of={props} />}
      summary={<LimitSummary currency={currency} />}
    >
      <LimitFields nameLabel={text('limits.field.name')} zones={zones} below={below} />
    </EntityForm>
  );
}
