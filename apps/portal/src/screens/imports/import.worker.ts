import { CARDS_PER_IMPORT_MAX, IMPORT_FILE_BYTES_MAX } from '@forecourt/validation';
import { findHeader, suggestMapping, type FoundTable } from '@forecourt/validation/importFiles';
import {
  RowChecker,
  type Grid,
  type ImportEntries,
  type ImportKind,
  type RowRulesOf,
} from '@forecourt/validation/imports';
import type { FileFacts, FromWorker, ToWorker } from './importProtocol.ts';
import { readFile } from './readFile.ts';
import { sha256 } from './sha256.ts';

const SAMPLES = 3;

let grid: Grid = [];
let table: FoundTable | null = null;
type Entry = ImportEntries[ImportKind];
let rules: RowRulesOf<Entry> | null = null;
let checker: RowChecker<Entry> | null = null;
let kind: ImportKind = 'cards';
/** Incremented by each check and stop, which ends any check in progress. */
let round = 0;

/** Loaded lazily, since a file needs only the rules of its kind. */
const RULES: Readonly<Record<ImportKind, () => Promise<RowRulesOf<Entry>>>> = {
  cards: async () => (await import('@forecourt/validation/imports/orders')).orderRows,
  drivers: async () => (await import('@forecourt/validation/imports/drivers')).driverRows,
  vehicles: async () => (await import('@forecourt/validation/imports/vehicles')).vehicleRows,
  promptedIds: async () =>
    (await import('@forecourt/validation/imports/promptedIds')).promptedIdRows,
  purchases: async () => (await import('@forecourt/validation/imports/purchases')).purchaseRows,
};

const post = (message: FromWorker<ImportKind>) => globalThis.postMessage(message);

function factsOf(fileName: string, fileHash: string, foundTable: FoundTable): FileFacts {
  const columns = foundTable.heads.map((head, index) => ({
    id: String(index),
    head: head.trim(),
    samples: foundTable.dataRows.slice(0, SAMPLES).map((row) => grid[row]?.[index] ?? ''),
  }));
  return {
    fileName,
    fileHash,
    rowCount: foundTable.dataRows.length,
    headRow: foundTable.headerRow + 1,
    titleRows: foundTable.titleRows,
    totalRows: foundTable.totalRows,
    columns: columns.filter(
      ({ head, samples }) => head !== '' || samples.some((sample) => sample.trim() !== ''),
    ),
    suggested: suggestMapping(foundTable.heads, kind),
  };
}

async function read(file: File): Promise<FromWorker<ImportKind>> {
  if (file.size > IMPORT_FILE_BYTES_MAX) return { type: 'fault', fault: 'tooLarge' };
  let fileHash = '';
  try {
    rules = await RULES[kind]();
    fileHash = await sha256(await file.arrayBuffer());
    grid = await readFile(file);
  } catch {
    return { type: 'fault', fault: 'unreadable' };
  }
  table = findHeader(grid, kind);
  if (table.headerRow < 0 || table.dataRows.length === 0)
    return { type: 'fault', fault: 'noTable' };
  if (table.dataRows.length > CARDS_PER_IMPORT_MAX) return { type: 'fault', fault: 'tooManyRows' };
  return { type: 'read', facts: factsOf(file.name, fileHash, table) };
}

async function check({ mapping, context }: Extract<ToWorker, { type: 'check' }>): Promise<void> {
  if (!rules) return;
  round += 1;
  const ownRound = round;
  const rowChecker = new RowChecker({
    rules,
    grid,
    dataRows: table?.dataRows ?? [],
    mapping,
    context,
  });
  checker = rowChecker;
  for (;;) {
    const progress = rowChecker.checkChunk();
    post({ type: 'progress', done: progress.done, total: progress.total });
    if (progress.isDone) break;
    // Lets newer messages in, such as a stop when the user goes back.
    await new Promise((resolve) => setTimeout(resolve));
    if (ownRound !== round) return;
  }
  post({ type: 'checked', columns: rowChecker.columns, rows: rowChecker.rows });
}

globalThis.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const { data } = event;
  if (data.type === 'read') {
    kind = data.kind;
    void read(data.file).then(post);
  }
  if (data.type === 'check') void check(data);
  if (data.type === 'stop') round += 1;
  if (data.type === 'edit')
    post({ type: 'changed', rows: checker?.edit(data.row, data.column, data.value) ?? [] });
  if (data.type === 'answer')
    post({ type: 'changed', rows: checker?.answer(data.row, data.column, data.answer) ?? [] });
});
