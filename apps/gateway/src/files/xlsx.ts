const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml';
const LETTERS = 26;

export type Cell = string | number | null;

/** Escapes text for XML, and drops control characters that XML doesn't allow. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A column's letters: `A` for 0, `AA` for 26. */
function letters(column: number): string {
  const quotient = Math.floor(column / LETTERS);
  const letter = String.fromCodePoint(65 + (column % LETTERS));
  return quotient === 0 ? letter : letters(quotient - 1) + letter;
}

function cell(value: Cell, reference: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** A sheet's row, numbered from 1. Text stays text, so that spreadsheets keep leading zeros. */
export function sheetRow(row: readonly Cell[], number: number): string {
  const cells = row.map((value, x) => cell(value, `${letters(x)}${number}`));
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** XML before and after the rows of a sheet. */
export const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';

/** A workbook's files other than its one sheet, by path. */
export const workbookFiles = (): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONS}"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});
