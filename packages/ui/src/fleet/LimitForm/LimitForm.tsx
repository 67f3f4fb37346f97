'use client';
import { NO_LIMITS, type CardLimit } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import { EntityForm, type EntityFormProps } from '../form/index.ts';
import { checkLimits, draftOf, fieldOfIssue, toCardLimit } from '../limits/draft.ts';
import { LimitFields } from '../limits/LimitFields.tsx';
import { LimitSummary } from '../limits/LimitSummary.tsx';

export interface LimitFormProps extends EntityFormProps<CardLimit> {
  /** The limit to change; a new one without it. */
  readonly limit?: CardLimit;
  /** Cards that use it: the button says so. */
  readonly cardCount?: number;
  /** "Checked in the site's local time. Counters reset at 12:00 am CT, the account's time." */
  readonly zones?: string;
  /** Currency of the account; default US dollars. */
  readonly currency?: string;
}

const check = (draft: Parameters<typeof checkLimits>[0]) => checkLimits(draft);

/**
 * Adds or changes a card limit. An empty field is no limit, and the side says in words what is
 * limited and what is not. [LIMIT-01, LIMIT-06, LIMIT-08, LIMIT-10, LIMIT-11]
 */
export function LimitForm({ limit, cardCount = 0, zones, currency, ...form }: LimitFormProps) {
  const text = useText();
  return (
    <EntityForm
      {...form}
      draft={draftOf(limit?.name ?? '', limit?.limits ?? NO_LIMITS)}
      check={check}
      fieldOf={fieldOfIssue}
      toEntity={toCardLimit}
      saveLabel={text(limit ? 'limits.save' : 'limits.add', { count: cardCount })}
      note={limit ? text('limits.atOnce', { count: cardCount }) : undefined}
      summary={<LimitSummary {...(currency === undefined ? {} : { currency })} />}
    >
      <LimitFields nameLabel={text('limits.field.name')} zones={zones} />
    </EntityForm>
  );
}
