import { FIGURE_NAMES } from '@forecourt/ui';
import { formatDayAndTime, formatTimeOfDay } from '@forecourt/ui/format';
import { LIMIT_FIGURE_UNITS, type BulkAction, type HoldSchedule } from '@forecourt/validation';
import type { Text } from '../../../messages/text.ts';
import { formatFigure } from '../../limits/limitText.ts';

interface ActionContext {
  readonly currency: string;
  /** The account's time zone. */
  readonly timeZone: string;
  readonly now: Date;
  readonly text: Text;
}

function formatSchedule(
  { endsAt, nightly }: HoldSchedule,
  { timeZone, now, text }: Omit<ActionContext, 'currency'>,
): string | null {
  if (nightly) {
    const { from, to } = nightly;
    return text('cardBulk.hold.nights', { from: formatTimeOfDay(from), to: formatTimeOfDay(to) });
  }
  if (endsAt === null) return null;
  return text('cardBulk.hold.until', { until: formatDayAndTime(endsAt, timeZone, now) });
}

/** Describes an action's change; null if the action's name says it all. */
export function formatAction(
  { limit, prompts, schedule }: BulkAction,
  { currency, timeZone, now, text }: ActionContext,
): string | null {
  if (limit) {
    const unit = LIMIT_FIGURE_UNITS[limit.figure];
    const amount = formatFigure(unit, limit.amount, currency, text);
    return text(`cardBulk.limit.${limit.how}`, { limit: text(FIGURE_NAMES[limit.figure]), amount });
  }
  if (schedule) return formatSchedule(schedule, { timeZone, now, text });
  if (!prompts) return null;
  const { id, odometer } = prompts;
  const parts = [
    id && `${text('cardActions.prompts.id')}: ${text(`cardActions.prompts.id.${id}`)}`,
    odometer &&
      `${text('cardActions.prompts.odometer')}: ${text(`cardActions.prompts.odometer.${odometer}`)}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
