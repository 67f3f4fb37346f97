import type { FieldIssue } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { Refusal, issueAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { EnteredRows } from '../../store/tables/fleet.ts';
import type { EventFact } from '../events/record.ts';
import { changeOf, type EnteredSubject, type Values } from '../events/changes.ts';
import { recordFacts } from '../events/recordEvent.ts';
import type { IssuesOfEntries } from './imports.ts';

export type Stored = Values & { readonly id: string; readonly version: number };

/** Everything about a kind of file that can be read twice: how its things are known, checked and kept. */
export interface Enterable<Entry, Row extends Stored, Columns extends Values> {
  readonly subject: EnteredSubject;
  /** By what a thing is known again, in upper case. */
  readonly keyOf: (entry: Entry) => string;
  /** What no other row of a file may have as well. */
  readonly onceIn: (entry: Entry) => readonly string[];
  readonly keyOfStored: (row: Row) => string;
  /** Whatever the account has that one of the entries could be, or meet. */
  readonly read: (context: AccountContext, entries: readonly Entry[]) => Promise<readonly Row[]>;
  /** What stands against an entry; `known` is what the account has of it. */
  readonly judge: (
    context: AccountContext,
    entries: readonly Entry[],
  ) => Promise<(entry: Entry, known: Row | undefined, stored: readonly Row[]) => FieldIssue[]>;
  readonly columnsOf: (
    context: AccountContext,
    entries: readonly Entry[],
  ) => Promise<
    /** What is kept of an entry; a cell that is empty leaves what is known. */
    (entry: Entry, known: Row | undefined) => Columns
  >;
  readonly insert: (
    context: AccountContext,
    rows: readonly (Columns & { readonly id: string })[],
    importId: string,
  ) => Promise<void>;
  readonly update: (context: AccountContext, row: Row, columns: Columns) => Promise<unknown>;
}

/** Enters rows into a table of the account. */
export const insertInto =
  (table: 'drivers' | 'vehicles' | 'prompted_ids') =>
  ({ trx, account }: AccountContext, rows: readonly object[]): Promise<void> =>
    insertRows(
      trx,
      table,
      rows.map((row) => ({ account_id: account.account_id, ...row })),
    );

/** Entries of one query and of one statement. */
const ENTRIES_AT_ONCE = 500;

function* chunks<T>(values: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < values.length; from += ENTRIES_AT_ONCE) {
    yield values.slice(from, from + ENTRIES_AT_ONCE);
  }
}

const knownOf = <Entry, Row extends Stored, Columns extends Values>(
  kind: Enterable<Entry, Row, Columns>,
  stored: readonly Row[],
) => new Map(stored.map((row) => [kind.keyOfStored(row), row]));

/** What stands against each entry. */
export const entryIssues =
  <Entry, Row extends Stored, Columns extends Values>(
    kind: Enterable<Entry, Row, Columns>,
  ): IssuesOfEntries<Entry> =>
  async (context, entries) => {
    const stored = await kind.read(context, entries);
    const known = knownOf(kind, stored);
    const issuesOf = await kind.judge(context, entries);
    return entries.map((entry) => issuesOf(entry, known.get(kind.keyOf(entry)), stored));
  };

/** @throws Refusal `import.notPossible` with every field of every row that stands against it. */
async function requirePossible<Entry, Row extends Stored, Columns extends Values>(
  kind: Enterable<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
): Promise<void> {
  const fields: FieldIssue[] = [];
  let from = 0;
  for (const some of chunks(entries)) {
    const issues = await entryIssues(kind)(context, some);
    for (const [at, found] of issues.entries()) {
      fields.push(...found.map((one) => ({ ...one, path: `rows.${from + at}.${one.path}` })));
    }
    from += some.length;
  }
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const values = kind.onceIn(entry);
    if (values.some((value) => seen.has(value))) {
      fields.push(issueAt(`rows.${at}`, 'import.alreadyUsed'));
    }
    for (const value of values) seen.add(value);
  }
  if (fields.length > 0) throw new Refusal(422, 'import.notPossible', { fields });
}

/** One entry, with what the account already has of it. */
interface Compared<Row, Columns> {
  readonly outcome: keyof EnteredRows;
  readonly before: Row | undefined;
  readonly columns: Columns;
  readonly id: string;
  readonly fact: EventFact;
}

/** What entering each of some entries would come to. */
async function compare<Entry, Row extends Stored, Columns extends Values>(
  kind: Enterable<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
): Promise<readonly Compared<Row, Columns>[]> {
  const known = knownOf(kind, await kind.read(context, entries));
  const columnsOf = await kind.columnsOf(context, entries);
  return entries.map((entry) => {
    const before = known.get(kind.keyOf(entry));
    const columns = columnsOf(entry, before);
    const id = before?.id ?? newId();
    const { changed, fact } = changeOf(kind, id, before ?? null, columns);
    const outcome = changed.length === 0 ? 'unchanged' : before ? 'changed' : 'added';
    return { outcome, before, columns, id, fact };
  });
}

const nothing = (): EnteredRows => ({ added: 0, changed: 0, unchanged: 0 });

/** What entering entries would come to; those that something stands against are counted nowhere. */
export async function countEntries<Entry, Row extends Stored, Columns extends Values>(
  kind: Enterable<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
): Promise<EnteredRows> {
  const counts = nothing();
  const issues = await entryIssues(kind)(context, entries);
  const possible = entries.filter((_entry, at) => issues[at]?.length === 0);
  for (const { outcome } of await compare(kind, context, possible)) counts[outcome] += 1;
  return counts;
}

/**
 * Enters what is new, changes what differs, and leaves the rest: a file that is read twice doubles
 * nothing. Every change stands in the history. @throws Refusal `import.notPossible`
 */
export async function enterRows<Entry, Row extends Stored, Columns extends Values>(
  kind: Enterable<Entry, Row, Columns>,
  context: AccountContext,
  entries: readonly Entry[],
  importId: string,
): Promise<EnteredRows> {
  await requirePossible(kind, context, entries);
  const counts = nothing();
  for (const some of chunks(entries)) {
    const added: (Columns & { readonly id: string })[] = [];
    const facts: EventFact[] = [];
    for (const { outcome, before, columns, id, fact } of await compare(kind, context, some)) {
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
