import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from './readFile.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const cell = (value: string | number, at: string) =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook with one sheet, zipped as spreadsheet programs do. */
function workbook(rows: readonly (readonly (string | number)[])[]): File {
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCodePoint(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    { level: 9 },
  );
  return new File([new Uint8Array(packed)], 'order.xlsx');
}

describe('readFile', () => {
  it('[CARD-03] reads a workbook of 10,000 rows without a worker', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [
      `Driver ${at}`,
      `E${at}`,
      at,
      'Long haul',
    ]);
    const grid = await readFile(workbook([['Driver', 'Driver ID', 'Dept', 'Fleet'], ...rows]));
    expect(grid).toHaveLength(10_001);
    expect(grid[10_000]).toEqual(['Driver 9999', 'E9999', '9999', 'Long haul']);
  });

  it('[CARD-03] recognizes text by its bytes, whatever the file is named', async () => {
    const bytes = Buffer.from('Driver;Dept\r\nNúñez;00012', 'latin1');
    expect(await readFile(new File([bytes], 'order.xlsx'))).toEqual([
      ['Driver', 'Dept'],
      ['Núñez', '00012'],
    ]);
  });
});
