import { FIGURE_NAMES } from '@forecourt/ui';
import {
  formatCount,
  formatDayAndTime,
  formatGallons,
  formatMoney,
  formatTimeOfDay,
} from '@forecourt/ui/format';
import {
  LIMIT_FIGURE_UNITS,
  type BulkAction,
  type HoldSchedule,
  type LimitFigure,
} from '@forecourt/validation';
import type { Text } from '../../../messages/text.ts';

/** A figure of limits in its unit: "$150.00", "40 gal", "3". */
export function figureInWords(
  figure: LimitFigure,
  value: number,
  { currency, text }: { readonly currency: string; readonly text: Text },
): string {
  const unit = LIMIT_FIGURE_UNITS[figure];
  if (unit === 'cents') return formatMoney(value, currency);
  if (unit === 'count') return formatCount(value);
  return text('limits.gal', { value: formatGallons(value) });
}

interface ActionWords {
  readonly currency: string;
  /** The account's. */
  readonly timeZone: string;
  readonly now: Date;
  readonly text: Text;
}

function scheduleInWords(
  { endsAt, nightly }: HoldSchedule,
  { timeZone, now, text }: Omit<ActionWords, 'currency'>,
): string | null {
  if (nightly) {
    const { from, to } = nightly;
    return text('cardBulk.hold.nights', { from: formatTimeOfDay(from), to: formatTimeOfDay(to) });
  }
  if (endsAt === null) return null;
  return text('cardBulk.hold.until', { until: formatDayAndTime(endsAt, timeZone, now) });
}

/** What an action changes, where its name does not say it all; null: it does. */
export function actionInWords(
  { limit, prompts, schedule }: BulkAction,
  { currency, timeZone, now, text }: ActionWords,
): string | null {
  if (limit) {
    const amount = figureInWords(limit.figure, limit.amount, { currency, text });
    return text(`cardBulk.limit.${limit.how}`, { limit: text(FIGURE_NAMES[limit.figure]), amount });
  }
  if (schedule) return scheduleInWords(schedule, { timeZone, now, text });
  if (!prompts) return null;
  const parts = [
    ...(prompts.id === null
      ? []
      : [`${text('cardActions.prompts.id')}: ${text(`cardActions.prompts.id.${prompts.id}`)}`]),
    ...(prompts.odometer === null
      ? []
      : [
          `${text('cardActions.prompts.odometer')}: ${text(`cardActions.prompts.odometer.${prompts.odometer}`)}`,
        ]),
  ];
  return parts.join(' · ');
}
