import { useQuery } from '@forecourt/api-client/react';
import { wireDate, type Insights } from '@forecourt/api-client';
import { DateRangePicker, EmptyState, InlineMessage, Stack, Surface } from '@forecourt/ui';
import { formatDayRange } from '@forecourt/ui/format';
import { insightsRange, type FieldIssue } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useRangeIssue, useTypedRange } from '../../app/useTypedRange.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { fleetQuery, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { anyText, useFilterAddress } from '../lists/useFilterAddress.ts';
import { Comparison } from './Comparison.tsx';
import { Forecast } from './Forecast.tsx';
import { Prices } from './Prices.tsx';
import { Savings } from './Savings.tsx';

const FILTERS = { fromDate: anyText, toDate: anyText };
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
  const { fleetId } = useSelected();
  const { filters, set } = useFilterAddress(FILTERS);
  const today = useToday();
  const issueOf = useRangeIssue(insightsRange);
  const weeks = {
    from: today.subtract({ days: DEFAULT_DAYS }).toString(),
    to: today.subtract({ days: 1 }).toString(),
  };
  const requested = { from: filters.fromDate ?? weeks.from, to: filters.toDate ?? weeks.to };
  const requestedIssue = issueOf(requested);
  const range = requestedIssue ? weeks : requested;
  const insights = useQuery('getInsights', {
    query: {
      fromDate: wireDate(range.from),
      toDate: wireDate(range.to),
      ...fleetQuery(fleetId),
    },
  });
  const { issue: typedIssue, field } = useTypedRange(range, issueOf, ({ from, to }) =>
    set({ fromDate: from, toDate: to }),
  );
  const { data } = insights;
  const reasonText = ({ key, params }: FieldIssue) => translate(key, params).replace(/\.$/, '');
  const warning = () => {
    if (typedIssue) return text('insights.range.unchanged', { reason: reasonText(typedIssue) });
    if (!requestedIssue) return null;
    const reason = reasonText(requestedIssue);
    return text('insights.range.default', { reason, days: DEFAULT_DAYS });
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
        range: formatDayRange(range.from, range.to),
        previous: formatDayRange(range.from, range.to),
      })}
      aside={<DateRangePicker label={text('insights.dates')} {...field} />}
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
