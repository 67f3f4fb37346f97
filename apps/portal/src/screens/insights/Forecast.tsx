import type { Insights } from '@forecourt/api-client';
import { KeyFigures, Section, Stack } from '@forecourt/ui';
import { formatDayRange, formatPercent, formatRoundMoney } from '@forecourt/ui/format';
import { useText } from '../../messages/text.ts';

const WEEK = 7;

/** The month's expected spend, the method, and past errors of both it and "same as last month". */
export function Forecast({ insights: { forecast, currency } }: { readonly insights: Insights }) {
  const text = useText();
  const money = (cents: number) => formatRoundMoney(cents, currency);
  const errorText = (share: number | null, key: 'error' | 'lastError') =>
    share === null
      ? text('insights.forecast.untried')
      : text(`insights.forecast.${key}`, { share: formatPercent(share) });
  return (
    <Section
      title={text('insights.forecast')}
      hint={formatDayRange(forecast.startsOn, forecast.endsOn)}
    >
      <Stack gap={16}>
        <KeyFigures
          label={text('insights.forecast.figures')}
          figures={[
            {
              id: 'spent',
              label: text('insights.forecast.spent'),
              figure: money(forecast.spentCents),
              // today is unfinished, so the forecast counts it as still to come
              note: text('insights.forecast.fullDays'),
            },
            {
              id: 'expected',
              label: text('insights.forecast.expected'),
              figure: money(forecast.expectedCents),
              note: errorText(forecast.errorShare, 'error'),
            },
            {
              id: 'last',
              label: text('insights.forecast.last'),
              figure: money(forecast.lastCycleCents),
              note: errorText(forecast.sameAsLastErrorShare, 'lastError'),
            },
          ]}
        />
        <p>
          {text('insights.forecast.method', {
            weeks: forecast.historyDays / WEEK,
            cycles: forecast.triedCycles,
          })}
        </p>
      </Stack>
    </Section>
  );
}
