/** The decimal separator of a column. */
export type DecimalMark = '.' | ',';

const stripUnits = (text: string) =>
  text
    .replace(/^(?:usd|us\$|cad|eur)\s*/i, '')
    .replace(/\s*(?:usd|cad|eur|dollars?|gallons?|gals?\.?)$/i, '')
    .replace(/\s*\/?\s*(?:per )?(?:day|trans(?:action)?|fill)$/i, '')
    .replaceAll(/[$€£\s]/g, '')
    .replace(/gal\.?$/i, '');

const COMMA_DECIMAL = /^\d{1,3}(?:\.\d{3})+,\d{1,3}$|^\d+,\d{1,2}$/;
const POINT_DECIMAL = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d*\.\d+$/;

/** A column uses decimal commas if some figures allow no other reading and none contradicts it. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark {
  let commas = 0;
  for (const text of texts) {
    const figure = stripUnits(text);
    if (COMMA_DECIMAL.test(figure)) commas += 1;
    else if (POINT_DECIMAL.test(figure) && !/^\d{1,3}\.\d{3}$/.test(figure)) return '.';
  }
  return commas > 0 ? ',' : '.';
}

export interface ReadAmount {
  /** The figure as a plain decimal such as `1234.50`; `null` if it is not a figure. */
  readonly plain: string | null;
  readonly isNegative: boolean;
}

/** Parses a figure as spreadsheets show it: currency, grouping, units, `(95.00)` for negative. */
export function readAmount(text: string, mark: DecimalMark): ReadAmount {
  const isBracketed = /^\(.*\)$/.test(text);
  const inner = stripUnits(isBracketed ? text.slice(1, -1).trim() : text);
  const isNegative = isBracketed || /^[-−–]/.test(inner) || inner.endsWith('-');
  const unsigned = inner.replaceAll(/^[-−–+]|-$/g, '');
  const [group, point] = mark === ',' ? ['.', ','] : [',', '.'];
  const parts = unsigned.split(point);
  const [whole = '', fraction = ''] = parts;
  const groups = whole.split(group);
  const isGrouped = groups.length === 1 || groups.slice(1).every((part) => /^\d{3}$/.test(part));
  const digits = groups.join('');
  const isFigure = parts.length <= 2 && isGrouped && /^\d*$/.test(digits) && /^\d*$/.test(fraction);
  if (!isFigure || digits + fraction === '') return { plain: null, isNegative };
  return {
    plain: parts.length === 2 && fraction ? `${digits || '0'}.${fraction}` : digits,
    isNegative,
  };
}
