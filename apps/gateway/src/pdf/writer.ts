import { pdfText } from './pdfText.ts';

/** Page margin, in points. */
export const MARGIN = 54;
const INK = '#16202c';
const SOFT_INK = '#55606e';
const LINE_INK = '#c9d0d8';
const TITLE_SIZE = 18;
const HEADING_SIZE = 11;
const TEXT_SIZE = 9.5;
const ROW_GAP = 5;
const LABEL_WIDTH = 150;

/** A label with its value. A `null` value is unknown, so the fact is left out. */
export type PdfFact = readonly [label: string, value: string | null];

export interface PdfColumn {
  readonly head: string;
  /** Relative share of the table's width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** A highlighted last row with the totals. */
  readonly total?: readonly string[];
}

/** Fills a document from top to bottom. */
export interface PdfWriter {
  title(text: string, subtitle: string): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** Labels with their values, one pair per line. */
  facts(facts: readonly PdfFact[]): void;
  /** A table. Its header is repeated on every page that it spans. */
  table(table: PdfTable): void;
}

type Doc = PDFKit.PDFDocument;
const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;
const bottomOf = (doc: Doc): number => doc.page.height - MARGIN;

/** Starts a new page if this height no longer fits. Returns whether it did. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottomOf(doc)) return false;
  doc.addPage();
  return true;
}

function rule(doc: Doc): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + widthOf(doc), doc.y)
    .lineWidth(0.5)
    .strokeColor(LINE_INK)
    .stroke();
}

function writeFacts(doc: Doc, facts: readonly PdfFact[]): void {
  const valueWidth = widthOf(doc) - LABEL_WIDTH;
  for (const [label, value] of facts) {
    if (value === null) continue;
    doc.font('Helvetica').fontSize(TEXT_SIZE);
    const text = pdfText(value);
    const height = Math.max(doc.heightOfString(text, { width: valueWidth }), TEXT_SIZE);
    makeRoom(doc, height + ROW_GAP);
    const { y } = doc;
    doc.fillColor(SOFT_INK).text(pdfText(label), MARGIN, y, { width: LABEL_WIDTH - ROW_GAP });
    doc.fillColor(INK).text(text, MARGIN + LABEL_WIDTH, y, { width: valueWidth });
    doc.x = MARGIN;
    doc.y = y + height + ROW_GAP;
  }
  doc.y += ROW_GAP;
}

interface Place {
  readonly column: PdfColumn;
  readonly x: number;
  readonly width: number;
}

function placesOf(doc: Doc, columns: readonly PdfColumn[]): readonly Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = MARGIN;
  return columns.map((column) => {
    const width = (widthOf(doc) * column.share) / shares;
    const place = { column, x, width: width - ROW_GAP };
    x += width;
    return place;
  });
}

function writeRow(
  doc: Doc,
  places: readonly Place[],
  cells: readonly string[],
  style: { readonly font: string; readonly ink: string },
): void {
  doc.font(style.font).fontSize(TEXT_SIZE).fillColor(style.ink);
  const { y } = doc;
  const heights = places.map(({ column, x, width }, index) => {
    const text = pdfText(cells[index] ?? '');
    doc.text(text, x, y, { width, align: column.align ?? 'left' });
    return doc.heightOfString(text, { width });
  });
  doc.x = MARGIN;
  doc.y = y + Math.max(TEXT_SIZE, ...heights) + ROW_GAP;
}

const HEAD_STYLE = { font: 'Helvetica-Bold', ink: SOFT_INK };
const ROW_STYLE = { font: 'Helvetica', ink: INK };
const TOTAL_STYLE = { font: 'Helvetica-Bold', ink: INK };

function writeTable(doc: Doc, { columns, rows, total }: PdfTable): void {
  const places = placesOf(doc, columns);
  const heads = columns.map(({ head }) => head);
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      TEXT_SIZE,
      ...places.map(({ width }, index) =>
        doc
          .font('Helvetica')
          .fontSize(TEXT_SIZE)
          .heightOfString(pdfText(cells[index] ?? ''), { width }),
      ),
    ) +
    2 * ROW_GAP;
  const writeHead = () => {
    writeRow(doc, places, heads, HEAD_STYLE);
    rule(doc);
    doc.y += ROW_GAP;
  };
  makeRoom(doc, heightOf(heads) + (rows[0] ? heightOf(rows[0]) : 0));
  writeHead();
  for (const row of rows) {
    if (makeRoom(doc, heightOf(row))) writeHead();
    writeRow(doc, places, row, ROW_STYLE);
  }
  if (total) {
    makeRoom(doc, heightOf(total));
    rule(doc);
    doc.y += ROW_GAP;
    writeRow(doc, places, total, TOTAL_STYLE);
  }
  doc.y += ROW_GAP;
}

/** Creates a writer for an open document. */
export const createWriter = (doc: Doc): PdfWriter => ({
  title(text, subtitle) {
    const width = widthOf(doc);
    doc.font('Helvetica-Bold').fontSize(TITLE_SIZE).fillColor(INK);
    doc.text(pdfText(text), MARGIN, doc.y, { width });
    doc.font('Helvetica').fontSize(TEXT_SIZE).fillColor(SOFT_INK);
    doc.text(pdfText(subtitle), { width }).moveDown(1.2);
  },
  heading(text) {
    makeRoom(doc, HEADING_SIZE + 4 * TEXT_SIZE);
    doc.font('Helvetica-Bold').fontSize(HEADING_SIZE).fillColor(INK);
    doc.text(pdfText(text), MARGIN, doc.y, { width: widthOf(doc) }).moveDown(0.4);
  },
  paragraph(text) {
    doc.font('Helvetica').fontSize(TEXT_SIZE).fillColor(INK);
    doc.text(pdfText(text), MARGIN, doc.y, { width: widthOf(doc) }).moveDown(0.8);
  },
  facts: (facts) => writeFacts(doc, facts),
  table: (table) => writeTable(doc, table),
});
