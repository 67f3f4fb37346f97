import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import { wireDate, type Insights } from '@forecourt/api-client';
import {
  DateRangePicker,
  EmptyState,
  InlineMessage,
  Stack,
  Surface,
  useRangePresets,
  type DateRange,
} from '@forecourt/ui';
import { formatDayRange } from '@forecourt/ui/format';
import { fieldIssues, insightsRange } from '@forecourt/validation';
import { useNow } from '../../app/useNow.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useListAddress } from '../lists/useListAddress.ts';
import { Comparison } from './Comparison.tsx';
import { Forecast } from './Forecast.tsx';
import { Prices } from './Prices.tsx';
import { Savings } from './Savings.tsx';

const NAMES = ['fromDate', 'toDate'] as const;
/** Default range in days: the last four complete weeks. */
const DEFAULT_DAYS = 28;

const isEmpty = ({ current, before }: Insights) =>
  current.purchases + current.declines + before.purchases + before.declines === 0;

function Parts({ insights }: { readonly insights: Insights }) {
  const text = useText();
  if (isEmpty(insights)) {
    return (
      <Surface>
        <EmptyState title={text('insights.empty')}>{text('insights.empty.why')}</EmptyState>
      </Surface>
    );
  }
  return (
    <Stack gap={24}>
      <Comparison insights={insights} />
      <Forecast insights={insights} />
      <Savings insights={insights} />
      <Prices />
    </Stack>
  );
}

/** Comparisons, a forecast, and savings over at most 90 days. [NAV-03, TXN-04] */
export function Component() {
  const text = useText();
  const translate = useSentText();
  const now = useNow();
  const { account, fleetId } = useSelected();
  const { values, set } = useListAddress(NAMES);
  const [typed, setTyped] = useState<DateRange | null>(null);
  const today = useToday();
  const rule = insightsRange({ now, timeZone: account.timeZone });
  const weeks = {
    fromDate: today.subtract({ days: DEFAULT_DAYS }).toString(),
    toDate: today.subtract({ days: 1 }).toString(),
  };
  const requested = {
    fromDate: values.fromDate ?? weeks.fromDate,
    toDate: values.toDate ?? weeks.toDate,
  };
  /** Why a range cannot be compared; null if it can. */
  const reasonAgainst = (dates: typeof requested): string | null => {
    const parsed = rule.safeParse(dates);
    const [issue] = parsed.success ? [] : fieldIssues(parsed.error);
    return issue ? translate(issue.key, issue.params).replace(/\.$/, '') : null;
  };
  const requestedReason = reasonAgainst(requested);
  const range = requestedReason === null ? requested : weeks;
  const insights = useQuery('getInsights', {
    query: {
      fromDate: wireDate(range.fromDate),
      toDate: wireDate(range.toDate),
      ...(fleetId === null ? {} : { fleetId }),
    },
  });
  const presets = useRangePresets(today.toString());
  const reasonOf = ({ from, to }: DateRange) => reasonAgainst({ fromDate: from, toDate: to });
  const typedReason = typed && reasonOf(typed);
  const updateRange = (next: DateRange | null) => {
    setTyped(next);
    if (!next || reasonOf(next) !== null) return;
    setTyped(null);
    set({ fromDate: next.from, toDate: next.to });
  };
  const { data } = insights;
  const warning = () => {
    if (typedReason !== null) return text('insights.range.unchanged', { reason: typedReason });
    if (requestedReason === null) return null;
    return text('insights.range.default', { reason: requestedReason, days: DEFAULT_DAYS });
  };
  const warningText = warning();
  return (
    <Screen
      title={text('menu.insights')}
      subtitle={
        data
          ? [
              text('insights.subtitle', {
                range: formatDayRange(data.compared.from, data.compared.to),
                previous: formatDayRange(data.previous.from, data.previous.to),
              }),
              ...(data.compared.to < data.period.to ? [text('insights.running')] : []),
            ].join('. ')
          : null
      }
      subtitleToCome={text('insights.subtitle', {
        range: formatDayRange(range.fromDate, range.toDate),
        previous: formatDayRange(range.fromDate, range.toDate),
      })}
      aside={
        <DateRangePicker
          label={text('insights.dates')}
          value={typed ?? { from: range.fromDate, to: range.toDate }}
          onChange={updateRange}
          presets={presets}
          max={today.toString()}
        />
      }
    >
      {warningText !== null && (
        <InlineMessage tone="warn" isLive>
          {warningText}
        </InlineMessage>
      )}
      {data ? (
        <Parts insights={data} />
      ) : (
        <NotLoaded query={insights} subject={text('insights.what')} />
      )}
    </Screen>
  );
}
