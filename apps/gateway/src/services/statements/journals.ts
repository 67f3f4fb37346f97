import { jsonb } from '@forecourt/server';
import {
  JOURNAL_REFUSALS,
  journalGapCents,
  journalLines,
  journalNumberOf,
  XERO_LINES_MAX,
  type JournalSettings,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { journalFile } from './journalFile.ts';
import { readJournalParts } from './readMonth.ts';
import { readStatement } from './readStatements.ts';

async function readSettings({ trx, account }: AccountContext) {
  const row = await selectIn(trx, account.account_id, 'journal_settings')
    .select(['settings', 'version'])
    .executeTakeFirst();
  return row ?? { settings: null, version: 0 };
}

/** Version 0: nothing was ever set. */
export const getJournalSettings: HandlerOf<'getJournalSettings'> = (_input, context) =>
  readSettings(context);

export const putJournalSettings: HandlerOf<'putJournalSettings'> = async ({ body }, context) => {
  const before = await readSettings(context);
  const settings = body.settings === null ? null : jsonb(body.settings);
  const { version } = await putVersioned(context, 'journal_settings', {}, { settings });
  await recordEvent(context, ['account', context.account.account_id], 'account.journalSettings', {
    before: before.settings,
    after: body.settings,
  });
  return { settings: body.settings, version };
};

/** A statement's entry as it would be exported now. @throws Refusal while export is off, or the month does not tie */
async function readEntry(context: AccountContext, statementId: string) {
  const { trx, account } = context;
  const { statement, content } = await readStatement(context, statementId);
  const { settings } = await readSettings(context);
  if (settings === null) throw new Refusal(409, JOURNAL_REFUSALS.off);
  const before = await selectIn(trx, account.account_id, 'journal_exports')
    .select(['parts', 'exported_at', 'exported_by', 'exports'])
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  const { startsOn, endsOn } = statement;
  const month = { accountId: account.account_id, startsOn, endsOn };
  const parts = before?.parts ?? (await readJournalParts(trx, month));
  if (journalGapCents(statement, parts) !== 0) throw new Refusal(409, JOURNAL_REFUSALS.gap);
  const entry = {
    journalNumber: journalNumberOf(statement),
    date: endsOn,
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

/** The file, and a note that it was made. The entry tells of the exports before this one. */
export const exportJournalEntry: HandlerOf<'exportJournalEntry'> = async ({ params }, context) => {
  const { trx, account, person, now } = context;
  const { settings, parts, entry } = await readEntry(context, params.statementId);
  requireRoom(settings, entry.lines.length);
  const last = {
    exported_at: now.toISOString(),
    exported_by: `${person.first_name} ${person.last_name}`,
  };
  await trx
    .insertInto('journal_exports')
    .values({
      account_id: account.account_id,
      statement_id: params.statementId,
      parts: jsonb(parts),
      exports: 1,
      ...last,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'statement_id']).doUpdateSet((e) => ({
        ...last,
        exports: e('journal_exports.exports', '+', 1),
      })),
    )
    .execute();
  await recordEvent(context, ['account', account.account_id], 'account.journalExported', {
    after: { journalNumber: entry.journalNumber, target: settings.target },
  });
  return { entry, file: journalFile(entry, settings) };
};
