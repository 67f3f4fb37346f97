import { FIGURE_NAMES } from '@forecourt/ui';
import { formatCount, formatGallons, formatMoney } from '@forecourt/ui/format';
import { LIMIT_FIGURE_UNITS, type BulkAction, type LimitFigure } from '@forecourt/validation';
import type { useText } from '../../../messages/text.ts';

type Text = ReturnType<typeof useText>;
const THOUSANDTHS = 1000;

/** A figure of limits in its unit: "$150.00", "40 gal", "3". */
export function figureInWords(
  figure: LimitFigure,
  value: number,
  { currency, text }: { readonly currency: string; readonly text: Text },
): string {
  const unit = LIMIT_FIGURE_UNITS[figure];
  if (unit === 'cents') return formatMoney(value, currency);
  if (unit === 'count') return formatCount(value);
  return text('limits.gal', { value: formatGallons(value, value % THOUSANDTHS === 0 ? 0 : 1) });
}

/** What an action changes, where its name does not say it all; null: it does. */
export function actionInWords(
  { limit, prompts }: BulkAction,
  currency: string,
  text: Text,
): string | null {
  if (limit) {
    const amount = figureInWords(limit.figure, limit.amount, { currency, text });
    return text(`cardBulk.limit.${limit.how}`, { limit: text(FIGURE_NAMES[limit.figure]), amount });
  }
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
