import { useState } from 'react';
import { wireDate } from '@forecourt/api-client';
import { usePages } from '@forecourt/api-client/react';
import { DateRangePicker, useRangePresets, type DateRange } from '@forecourt/ui';
import {
  dayIn,
  PAYMENT_HISTORY_YEARS_MAX,
  PAYMENT_STATES,
  paymentHistoryRange,
} from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { anyText, day, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { TransferList } from './TransferList.tsx';

const FILTERS = { state: oneOf(PAYMENT_STATES), open: anyText, fromDate: day, toDate: day };
const VIEWS = ['all', 'scheduled', 'paid', 'unpaid'] as const;

/** Payment History: up to three years of payments, with receipts. [NAV-16, PAY-02, PAY-04] */
export function Component() {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const address = useFilterAddress(FILTERS);
  const { state, fromDate, toDate } = address.filters;
  const [typed, setTyped] = useState<DateRange | null>(null);
  const today = dayIn(account.timeZone, now);
  const earliest = today.subtract({ years: PAYMENT_HISTORY_YEARS_MAX }).toString();
  const rule = paymentHistoryRange({ now, timeZone: account.timeZone });
  const fullRange = { fromDate: earliest, toDate: today.toString() };
  const requested = {
    fromDate: fromDate ?? fullRange.fromDate,
    toDate: toDate ?? fullRange.toDate,
  };
  const range = rule.safeParse(requested).success ? requested : fullRange;
  const list = usePages('listPayments', {
    query: {
      ...(state ? { state } : {}),
      fromDate: wireDate(range.fromDate),
      toDate: wireDate(range.toDate),
    },
  });
  const presets = useRangePresets(today.toString());
  const updateRange = (next: DateRange | null) => {
    setTyped(next);
    if (!next || !rule.safeParse({ fromDate: next.from, toDate: next.to }).success) return;
    setTyped(null);
    address.set({ fromDate: next.from, toDate: next.to });
  };
  return (
    <Screen
      title={text('menu.paymentHistory')}
      subtitle={text('money.history.payments', { years: PAYMENT_HISTORY_YEARS_MAX })}
      aside={
        <DateRangePicker
          label={text('money.history.dates')}
          value={typed ?? { from: range.fromDate, to: range.toDate }}
          onChange={updateRange}
          presets={presets}
          min={earliest}
          max={today.toString()}
        />
      }
    >
      <TransferList
        purpose="bill"
        label={text('menu.paymentHistory')}
        list={list}
        address={address}
        status={{
          id: 'state',
          options: VIEWS.map((value) => ({
            value,
            label: text(value === 'all' ? 'money.all' : `money.state.${value}`),
          })),
        }}
      />
    </Screen>
  );
}
