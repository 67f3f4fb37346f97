import { monthOf } from './cellText.ts';

const monthText = (month: number, year: string): string | null => {
  if (month < 1 || month > 12) return null;
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`;
};

/**
 * Parses a month or date as fleets and spreadsheets write it, to `YYYY-MM`: `0627`, `627` (without
 * its zero), `6/2027`, `2027-06-30`, `6/30/2027`, `Jun-27`. `null` if it is not a month.
 */
export function readMonth(text: string): string | null {
  const [, month, year = ''] =
    /^(\d{1,2})(\d{2})$/.exec(text) ??
    /^(\d{1,2})[/.-](?:\d{1,2}[/.-])?(\d{4}|\d{2})$/.exec(text) ??
    [];
  if (month !== undefined) return monthText(Number(month), year);
  const [, isoYear = '', isoMonth] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?(?:[T ].*)?$/.exec(text) ?? [];
  if (isoMonth !== undefined) return monthText(Number(isoMonth), isoYear);
  const [, name = '', namedYear = ''] = /^([a-z]{3})[a-z]*\.?[ -]?(\d{4}|\d{2})$/i.exec(text) ?? [];
  return name === '' ? null : monthText(monthOf(name), namedYear);
}
