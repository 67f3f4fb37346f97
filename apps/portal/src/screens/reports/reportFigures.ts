import type { ReportAnswer } from '@forecourt/api-client';
import {
  formatCount,
  formatDay,
  formatGallons,
  formatMoney,
  formatUnitPrice,
} from '@forecourt/ui/format';

type Column = ReportAnswer['columns'][number];
type Row = ReportAnswer['rows'][number];

const HUNDREDTHS = 100;
const THOUSANDTHS = 1000;

/** Formats a report's value; `–` if there is none. */
export function figureOf(row: Row, { id, cell }: Column, currency: string): string {
  const value = row[id] ?? null;
  if (value === null) return '–';
  if (typeof value === 'string') return cell === 'day' ? formatDay(value, 'short') : value;
  if (cell === 'money') return formatMoney(value, currency);
  if (cell === 'price') return formatUnitPrice(value, currency);
  if (cell === 'gallons' || cell === 'quantity') return formatGallons(value);
  if (cell === 'mpg') return (value / HUNDREDTHS).toFixed(2);
  return formatCount(value);
}

/** The value as a plain number, for a chart. */
export function numberOf(row: Row, { id, cell }: Column): number {
  const value = row[id];
  if (typeof value !== 'number') return 0;
  if (cell === 'gallons') return value / THOUSANDTHS;
  return cell === 'mpg' ? value / HUNDREDTHS : value;
}

export const isFigure = ({ cell }: Column): boolean => cell !== 'text' && cell !== 'day';
