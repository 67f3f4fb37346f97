import Pdf from 'pdfkit';
import { pdfText } from './pdfText.ts';
import { createWriter, MARGIN, type PdfWriter } from './writer.ts';

const FOOT_SIZE = 8;
const FOOT_INK = '#55606e';

export interface PdfHead {
  /** Document title that PDF readers show. */
  readonly title: string;
  /** Footer of each page, before the page number. */
  readonly foot: string;
  /** Creation time, stored in the file. */
  readonly at: Date;
}

/** Writes the footer of every page once all pages exist. */
function writeFooters(doc: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const { width, height, margins } = doc.page;
    // Text below the margin would start a new page.
    margins.bottom = 0;
    doc
      .font('Helvetica')
      .fontSize(FOOT_SIZE)
      .fillColor(FOOT_INK)
      .text(
        `${pdfText(footer)} · page ${page - start + 1} of ${count}`,
        MARGIN,
        height - MARGIN + FOOT_SIZE * 2,
        {
          width: width - 2 * MARGIN,
          align: 'center',
          lineBreak: false,
        },
      );
  }
}

/** Creates a letter-size document. `write` fills it from top to bottom, adding pages as needed. */
export function pdfOf(head: PdfHead, write: (writer: PdfWriter) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const doc = new Pdf({
      size: 'LETTER',
      margin: MARGIN,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: head.title, Producer: 'Forecourt', CreationDate: head.at },
    });
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    try {
      write(createWriter(doc));
      writeFooters(doc, head.foot);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    doc.end();
  });
}
