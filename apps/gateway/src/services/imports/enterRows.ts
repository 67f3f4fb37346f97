import type { FieldIssue } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { Refusal, issueAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { RowCounts } from '../../store/tables/fleet.ts';
import type { EventFact } from '../events/record.ts';
import { changeOf, type EditableSubject, type Values } from '../events/changes.ts';
import { recordFacts } from '../events/recordEvent.ts';
import type { IssuesOfEntries } from './imports.ts';

export type Stored = Values & { readonly id: string; readonly version: number };

/** How one kind of file is matched, checked, and stored, so that it can be imported repeatedly. */
export interface RowImporter<Entry, Row extends Stored, Columns extends Values> {
  readonly subject: EditableSubject;
  /** The key that matches an entry to a stored row, in upper case. */
  readonly keyOf: (entry: Entry) => string;
  /** Values that must be unique within a file. */
  readonly uniqueValues: (entry: Entry) => readonly string[];
  readonly keyOfStored: (row: Row) => string;
  /** Reads the account's rows that the entries may match or conflict with. */
  readonly read: (context: AccountContext, entries: readonly Entry[]) => Promise<readonly Row[]>;
  /** Returns a check for one entry; `existing` is the stored row that it matches. */
  readonly judge: (
    context: AccountContext,
    entries: readonly Entry[],
  ) => Promise<(entry: Entry, existing: Row | undefined, stored: readonly Row[]) => FieldIssue[]>;
  readonly columnsOf: (
    context: AccountContext,
    entries: readonly Entry[],
  ) => Promise<
    /** An entry's columns; an empty cell keeps the stored value. */
    (entry: Entry, existing: Row | undefined) => Columns
  >;
  readonly insert: (
    context: AccountContext,
    rows: readonly (Columns & { readonly id: string })[],
    importId: string,
  ) => Promise<void>;
  readonly update: (context: AccountContext, row: Row, columns: Columns) => Promise<unknown>;
}

/** Inserts rows into one of the account's tables. */
export const insertInto =
  (table: 'drivers' | 'vehicles' | 'prompted_ids') =>
  ({ trx, account }: AccountContext, rows: readonly object[]): Promise<void> =>
    insertRows(
      trx,
      table,
      rows.map((row) => ({ account_id: account.account_id, ...row })),
    );

/** Entries per query and per statement. */
const ENTRIES_AT_ONCE = 500;

function* chunks<T>(values: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < values.length; from += ENTRIES_AT_ONCE) {
    yield values.slice(from, from + ENTRIES_AT_ONCE);
  }
}

const indexByKey = <Entry, Row extends Stored, Columns extends Values>(
  kind: RowImporter<Entry, Row, Columns>,
  stored: readonly Row[],
) => new Map(stored.map((row) => [kind.keyOfStored(row), row]));

/** Lists the issues of each entry, in order. */
export const entryIssues =
  <Entry, Row extends Stored, Columns extends Values>(
    kind: RowImporter<Entry, Row, Columns>,
  ): IssuesOfEntries<Entry> =>
  async (context, entries) => {
    const stored = await kind.read(context, entries);
    const existingByKey = indexByKey(kind, stored);
    const issuesOf = await kind.judge(context, entries);
    return entries.map((entry) => issuesOf(entry, existingByKey.get(kind.keyOf(entry)), stored));
  };

/** @throws Refusal `import.notPossible` with every issue of every row. */
async function requirePossible<Entry, Row extends Stored, Columns extends Values>(
  kind: RowImporter<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
): Promise<void> {
  const fields: FieldIssue[] = [];
  let from = 0;
  for (const chunk of chunks(entries)) {
    const issues = await entryIssues(kind)(context, chunk);
    for (const [index, rowIssues] of issues.entries()) {
      fields.push(
        ...rowIssues.map((issue) => ({ ...issue, path: `rows.${from + index}.${issue.path}` })),
      );
    }
    from += chunk.length;
  }
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const values = kind.uniqueValues(entry);
    if (values.some((value) => seen.has(value))) {
      fields.push(issueAt(`rows.${index}`, 'import.alreadyUsed'));
    }
    for (const value of values) seen.add(value);
  }
  if (fields.length > 0) throw new Refusal(422, 'import.notPossible', { fields });
}

/** An entry compared with the stored row that it matches, if any. */
interface Comparison<Row, Columns> {
  readonly outcome: keyof RowCounts;
  readonly before: Row | undefined;
  readonly columns: Columns;
  readonly id: string;
  readonly fact: EventFact;
}

/** Compares each entry with the stored row that it matches. */
async function compare<Entry, Row extends Stored, Columns extends Values>(
  kind: RowImporter<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
): Promise<readonly Comparison<Row, Columns>[]> {
  const existingByKey = indexByKey(kind, await kind.read(context, entries));
  const columnsOf = await kind.columnsOf(context, entries);
  return entries.map((entry) => {
    const before = existingByKey.get(kind.keyOf(entry));
    const columns = columnsOf(entry, before);
    const id = before?.id ?? newId();
    const { changed, fact } = changeOf(kind, id, before ?? null, columns);
    const outcome = changed.length === 0 ? 'unchanged' : before ? 'changed' : 'added';
    return { outcome, before, columns, id, fact };
  });
}

const emptyCounts = (): RowCounts => ({ added: 0, changed: 0, unchanged: 0 });

/** Counts the outcomes of entering entries, without entering them; skips those with issues. */
export async function countEntries<Entry, Row extends Stored, Columns extends Values>(
  kind: RowImporter<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
): Promise<RowCounts> {
  const counts = emptyCounts();
  const issues = await entryIssues(kind)(context, entries);
  const possible = entries.filter((_entry, index) => issues[index]?.length === 0);
  for (const { outcome } of await compare(kind, context, possible)) counts[outcome] += 1;
  return counts;
}

/**
 * Inserts new entries, updates changed ones, and skips the rest, so that importing a file twice
 * adds nothing. Records every change in the history. @throws Refusal `import.notPossible`
 */
export async function enterRows<Entry, Row extends Stored, Columns extends Values>(
  kind: RowImporter<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
  importId: string,
): Promise<RowCounts> {
  await requirePossible(kind, context, entries);
  const counts = emptyCounts();
  for (const chunk of chunks(entries)) {
    const added: (Columns & { readonly id: string })[] = [];
    const facts: EventFact[] = [];
    for (const { outcome, before, columns, id, fact } of await compare(kind, context, chunk)) {
      counts[outcome] += 1;
      if (outcome === 'unchanged') continue;
      if (before) await kind.update(context, before, columns);
      else added.push({ ...columns, id });
      facts.push(fact);
    }
    if (added.length > 0) await kind.insert(context, added, importId);
    await recordFacts(context, facts);
  }
  return counts;
}
