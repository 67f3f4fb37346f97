import { jsonb } from '@forecourt/server';
import {
  can,
  JOURNAL_REFUSALS,
  journalGapCents,
  journalLines,
  journalNumberOf,
  XERO_LINES_MAX,
  type JournalSettings,
} from '@forecourt/validation';
import type { HandlerOf, ReadScope } from '../../http/context.ts';
import { Refusal, requireAllowed } from '../../http/refusal.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { recordFact, type EventSource } from '../events/record.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { sourceOf } from '../events/source.ts';
import { journalFile } from './journalFile.ts';
import { readJournalParts } from './readMonth.ts';
import { monthOf, readJournalSettings, readStatement } from './readStatements.ts';

/** Version 0 means that they were never set. */
export const getJournalSettings: HandlerOf<'getJournalSettings'> = (_input, context) =>
  readJournalSettings(context);

/** Every statement posts to these accounts, so this requires `statements.view`. [USER-20] */
export const putJournalSettings: HandlerOf<'putJournalSettings'> = async ({ body }, context) => {
  requireAllowed(can(context.actor, 'statements.view'));
  const before = await readJournalSettings(context);
  const settings = body.settings === null ? null : jsonb(body.settings);
  const { version } = await putVersioned(context, 'journal_settings', {}, { settings });
  await recordEvent(context, ['account', context.account.account_id], 'account.journalSettings', {
    before: before.settings,
    after: body.settings,
  });
  return { settings: body.settings, version };
};

/** A statement's entry as of now. @throws Refusal if export is off, or the month has a gap */
async function readEntry(context: ReadScope, statementId: string) {
  const { trx, account } = context;
  const { statement, content } = await readStatement(context, statementId);
  const { settings } = await readJournalSettings(context);
  if (settings === null) throw new Refusal(409, JOURNAL_REFUSALS.off);
  const before = await selectIn(trx, account.account_id, 'journal_exports')
    .select(['parts', 'exported_at', 'exported_by', 'exports'])
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  const parts =
    before?.parts ?? (await readJournalParts(trx, monthOf(context, { statement, content })));
  if (journalGapCents(statement, parts) !== 0) throw new Refusal(409, JOURNAL_REFUSALS.gap);
  const entry = {
    journalNumber: journalNumberOf(statement),
    date: statement.endsOn,
    currency: statement.currency,
    target: settings.target,
    lines: [...journalLines(settings, content, parts)],
    exported: before
      ? { exportedAt: before.exported_at, by: before.exported_by, count: before.exports }
      : null,
  };
  return { settings, parts, entry };
}

export const getJournalEntry: HandlerOf<'getJournalEntry'> = async ({ params }, context) => {
  const { entry } = await readEntry(context, params.statementId);
  return { entry };
};

function requireRoom({ target }: JournalSettings, lines: number): void {
  if (target !== 'xero' || lines <= XERO_LINES_MAX) return;
  throw new Refusal(409, JOURNAL_REFUSALS.tooManyLines, { params: { max: XERO_LINES_MAX, lines } });
}

/** A statement's file and entry, before this export. @throws Refusal if it cannot be exported */
export async function readExport(scope: ReadScope, statementId: string) {
  const { settings, parts, entry } = await readEntry(scope, statementId);
  requireRoom(settings, entry.lines.length);
  return { parts, entry, file: journalFile(entry, settings) };
}

interface ExportRecord {
  readonly statementId: string;
  readonly by: string;
  readonly source: EventSource;
}

/** Records who exported an entry and, the first time, its parts. */
export async function recordExport(
  trx: Trx,
  { parts, entry }: Pick<Awaited<ReturnType<typeof readExport>>, 'parts' | 'entry'>,
  { statementId, by, source }: ExportRecord,
): Promise<void> {
  const { accountId, at } = source;
  const last = { exported_at: at.toISOString(), exported_by: by };
  await trx
    .insertInto('journal_exports')
    .values({
      account_id: accountId,
      statement_id: statementId,
      parts: jsonb(parts),
      exports: 1,
      ...last,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'statement_id'])
        .doUpdateSet((e) => ({ ...last, exports: e('journal_exports.exports', '+', 1) })),
    )
    .execute();
  const { journalNumber, target } = entry;
  await recordFact(trx, source, ['account', accountId], 'account.journalExported', {
    after: { journalNumber, target },
  });
}

/** Exports the file, and records it. The entry lists only earlier exports. */
export const exportJournalEntry: HandlerOf<'exportJournalEntry'> = async ({ params }, context) => {
  const { trx, person } = context;
  const { statementId } = params;
  const { parts, entry, file } = await readExport(context, statementId);
  const by = `${person.first_name} ${person.last_name}`;
  await recordExport(trx, { parts, entry }, { statementId, by, source: sourceOf(context) });
  return { entry, file };
};
