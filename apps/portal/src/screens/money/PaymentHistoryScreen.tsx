import { wireDate } from '@forecourt/api-client';
import { usePages } from '@forecourt/api-client/react';
import { DateRangePicker } from '@forecourt/ui';
import {
  PAYMENT_HISTORY_YEARS_MAX,
  PAYMENT_STATES,
  paymentHistoryRange,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useRangeIssue, useTypedRange } from '../../app/useTypedRange.ts';
import { useText } from '../../messages/text.ts';
import { anyText, day, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { TransferList } from './TransferList.tsx';

const FILTERS = { state: oneOf(PAYMENT_STATES), open: anyText, fromDate: day, toDate: day };
const VIEWS = ['all', 'scheduled', 'paid', 'unpaid'] as const;

/** Payment History: up to three years of payments, with receipts. [NAV-16, PAY-02, PAY-04] */
export function Component() {
  const text = useText();
  const address = useFilterAddress(FILTERS);
  const { state, fromDate, toDate } = address.filters;
  const today = useToday();
  const earliest = today.subtract({ years: PAYMENT_HISTORY_YEARS_MAX }).toString();
  const issueOf = useRangeIssue(paymentHistoryRange);
  const fullRange = { from: earliest, to: today.toString() };
  const requested = { from: fromDate ?? fullRange.from, to: toDate ?? fullRange.to };
  const range = issueOf(requested) ? fullRange : requested;
  const list = usePages('listPayments', {
    query: {
      ...(state ? { state } : {}),
      fromDate: wireDate(range.from),
      toDate: wireDate(range.to),
    },
  });
  const { field } = useTypedRange(range, issueOf, ({ from, to }) =>
    address.set({ fromDate: from, toDate: to }),
  );
  return (
    <Screen
      title={text('menu.paymentHistory')}
      subtitle={text('money.history.payments', { years: PAYMENT_HISTORY_YEARS_MAX })}
      aside={<DateRangePicker label={text('money.history.dates')} {...field} min={earliest} />}
    >
      <TransferList
        purpose="bill"
        label={text('menu.paymentHistory')}
        list={list}
        address={address}
        status={{
          id: 'state',
          options: optionsOf(VIEWS, (view) =>
            text(view === 'all' ? 'money.all' : `money.state.${view}`),
          ),
        }}
      />
    </Screen>
  );
}
