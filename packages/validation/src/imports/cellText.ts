/** Already clean: printable ASCII with single spaces and no leading apostrophe. */
const CLEAN = /^(?:[!-&(-_a-~](?:[!-_a-~]| (?! ))*(?<! ))?$/;
const SINGLE_QUOTES = /[‘’‚‛`´]/g;
const DOUBLE_QUOTES = /[“”„‟]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Cleans up a cell: collapses whitespace, straightens quotes, narrows full-width characters, and
 * removes invisible characters and the apostrophe with which spreadsheets mark text.
 */
export function cleanText(original: string): string {
  if (CLEAN.test(original)) return original;
  return original
    .replaceAll(FULL_WIDTH, (character) =>
      String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replaceAll(SINGLE_QUOTES, "'")
    .replaceAll(DOUBLE_QUOTES, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .trim()
    .replace(/^'(?=.)/, '')
    .normalize('NFC');
}

/** A number in scientific notation, whose digits a spreadsheet has dropped. */
export const isScientific = (text: string): boolean =>
  text.includes('+') && /^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The number of a month from its first three letters; 0 if it is not one. */
export const monthOf = (name: string) => MONTHS.indexOf(name.toLowerCase()) + 1;

/**
 * Guesses the ID that a spreadsheet turned into a date: `3-May` was `5-3` in a US sheet. `null` if
 * it does not look like a date.
 */
export function beforeDate(text: string): string | null {
  if (!text.includes('-')) return null;
  const [, day, dayMonth = ''] = /^(\d{1,2})-([a-z]{3})$/i.exec(text) ?? [];
  if (day !== undefined && monthOf(dayMonth) > 0) return `${monthOf(dayMonth)}-${Number(day)}`;
  const [, month, year = ''] = /^([a-z]{3})-(\d{2})$/i.exec(text) ?? [];
  if (month !== undefined && monthOf(month) > 0) return `${monthOf(month)}-${Number(year)}`;
  const [, isoMonth, isoDay] = /^\d{4}-(\d\d)-(\d\d)(?:[T ][\d:.Z]*)?$/.exec(text) ?? [];
  return isoMonth !== undefined ? `${Number(isoMonth)}-${Number(isoDay)}` : null;
}

/** Whether the text is blank or stands for "no value". */
export const isNoValue = (text: string): boolean =>
  /^(?:|-+|–|—|n\/?a|none|null|nil|unlimited|no limit|default|#n\/a)$/i.test(text);
