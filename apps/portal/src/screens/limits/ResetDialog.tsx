import { useState } from 'react';
import { ConfirmDialog, MultiSelect, Stack, TextField } from '@forecourt/ui';
import {
  counterKey,
  counterOfRule,
  LIMIT_COUNTERS,
  type Card,
  PURCHASE_RULES,
  type LimitCounter,
  type LimitUsage,
  type PurchaseLimits,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { useText } from '../../messages/text.ts';
import { formatFigure } from './limitText.ts';

interface ResetDialogProps {
  readonly card: Card;
  readonly limits: PurchaseLimits;
  /** Current usage. */
  readonly usage: LimitUsage;
  /** Counters selected initially. */
  readonly initialCounters?: readonly LimitCounter[];
  readonly onClose: () => void;
}

const FIELD_OF: Readonly<Record<LimitCounter, keyof PurchaseLimits>> = {
  dayCents: 'perDayCents',
  weekCents: 'perWeekCents',
  cycleCents: 'perCycleCents',
  cashCents: 'cash',
  dayTransactions: 'transactionsPerDay',
  dayMilligallons: 'perDayMilligallons',
  weekMilligallons: 'perWeekMilligallons',
  gallons1Milligallons: 'gallons1',
  gallons2Milligallons: 'gallons2',
};

/** Counters of the limits that are set. */
const countersOf = (limits: PurchaseLimits): LimitCounter[] =>
  Object.values(LIMIT_COUNTERS).flatMap((rule) => {
    const counter = counterOfRule(rule);
    return counter && limits[FIELD_OF[counter]] !== null ? [counter] : [];
  });

/** Resets a card's counters to zero. [GW-19] */
export function ResetDialog(props: ResetDialogProps) {
  const { card, limits, usage, initialCounters = [], onClose } = props;
  const text = useText();
  const reset = useAction('resetCardLimit', text('limits.reset.done'));
  const [counters, setCounters] = useState<readonly LimitCounter[]>(() =>
    countersOf(limits).filter((counter) => initialCounters.includes(counter)),
  );
  const [reason, setReason] = useState('');
  const format = (counter: LimitCounter, value: number) =>
    formatFigure(PURCHASE_RULES[LIMIT_COUNTERS[counter]].unit, value, card.currency, text);

  const confirm = async () => {
    const body = { counters: [...counters], reason: reason.trim() };
    if (await reset.run({ params: { cardId: card.cardId }, body })) onClose();
  };

  return (
    <ConfirmDialog
      title={text('limits.reset.title')}
      confirmLabel={text('limits.reset.confirm')}
      cancelLabel={text('limits.reset.cancel')}
      isPending={reset.isPending}
      blockedReason={counters.length === 0 ? text('limits.reset.none') : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <MultiSelect<LimitCounter>
            label={text('limits.reset.counters')}
            hasTags
            options={optionsOf(countersOf(limits), (counter) => text(counterKey(counter)))}
            value={counters}
            onChange={setCounters}
          />
          {counters.length > 0 && (
            <ul>
              {counters.map((counter) => (
                <li key={counter}>
                  {text('limits.reset.fromTo', {
                    counter: text(counterKey(counter)),
                    used: format(counter, usage[counter]),
                    zero: format(counter, 0),
                  })}
                </li>
              ))}
            </ul>
          )}
          <TextField label={text('limits.reset.reason')} value={reason} onChange={setReason} />
          <Problem>{reset.failure && text('limits.reset.failed')}</Problem>
        </Stack>
      }
    >
      {text('limits.reset.why', { last4: card.last4 })}
    </ConfirmDialog>
  );
}
