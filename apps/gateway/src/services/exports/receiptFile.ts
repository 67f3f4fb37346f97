import { dayIn } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { formatInstant } from '../../pdf/formats.ts';
import { pdfOf } from '../../pdf/pdfOf.ts';
import type { PdfWriter } from '../../pdf/writer.ts';

interface Receipt {
  /** The subject, shown in the document's header and footer. */
  readonly title: string;
  /** The document's title, as shown by PDF readers. */
  readonly documentTitle: string;
  /** The file name without the date and extension. */
  readonly name: string;
}

/** Creates a receipt as a PDF file; `write` adds the content below the header. */
export async function receiptFile(
  { account, now }: AccountContext,
  { title, documentTitle, name }: Receipt,
  write: (writer: PdfWriter) => void,
) {
  const { time_zone: zone } = account;
  const foot = `${account.name} · ${title} · created ${formatInstant(now.toISOString(), zone)}`;
  const bytes = await pdfOf({ title: documentTitle, foot, at: now }, (writer) => {
    writer.title(title, `${account.name} · account ${account.account_number}`);
    write(writer);
  });
  return {
    fileName: `${name}-${dayIn(zone, now).toString()}.pdf`,
    mediaType: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
    rowCount: 1,
  };
}

interface HistoryEntry {
  readonly at: string;
  readonly action: string;
  /** `null` if no person did it. */
  readonly actor: string | null;
}

/** Writes the history as a table; `labels` has the description of each action. */
export function writeTimeline(
  writer: PdfWriter,
  history: readonly HistoryEntry[],
  labels: Readonly<Record<string, string>>,
  timeZone: string,
): void {
  writer.heading('Timeline');
  writer.table({
    columns: [
      { head: 'When', share: 3 },
      { head: 'Description', share: 3 },
      { head: 'Who', share: 3 },
    ],
    rows: history.map(({ at, action, actor }) => [
      formatInstant(at, timeZone),
      labels[action] ?? action,
      actor ?? 'Forecourt',
    ]),
  });
}
