import * as z from 'zod/mini';
import {
  invoice,
  JOURNAL_REFUSALS,
  JOURNAL_DELIVERY_STATES,
  journalDelivery,
  journalEntry,
  journalSettings,
  sftpProblem,
  statement,
  statementContent,
} from '@forecourt/validation';
import { call } from './call.ts';
import { paged, uuid } from './common.ts';
import { EXPORT_FILE_FORMATS, fileExport } from './exports.ts';
import { exportedFile } from './roster.ts';
import { flag, list, natural, oneOf, rows, shape, text } from './shapes.ts';

/** [GW-100, STMT-02] Requires access to every fleet, since a statement covers them all. */
export const listStatements = call('GET /statements', 'statements.view', {
  summary: 'List statements, newest first',
  ...paged(statement, {}),
});

export const getStatement = call('GET /statements/:statementId', 'statements.view', {
  summary: 'Get a statement with all lines and its invoices',
  response: shape({
    statement,
    content: statementContent,
    invoices: list(invoice),
    /** Whether the statement can be exported as a journal entry. */
    hasJournal: flag,
  }),
  errors: ['statement.notFound'],
});

/**
 * [GW-101] The file is generated in the background. In row formats it lists every purchase, fee,
 * payment, and credit, which add up to the month's change.
 */
export const downloadStatement = call('POST /statements/download', 'statements.view', {
  summary: 'Start the file of a statement or one of its invoices',
  body: shape({
    statementId: uuid,
    /** `null` for the statement itself. */
    invoiceId: z.nullable(uuid),
    format: oneOf(EXPORT_FILE_FORMATS),
  }),
  response: shape({ export: fileExport }),
  errors: ['statement.notFound', 'document.notAvailable', 'export.tooMany'],
  changes: ['export'],
});

/** [STMT-01, ENT-43] */
export const listInvoices = call('GET /invoices', 'statements.view', {
  summary: 'List invoices, newest first',
  ...paged(invoice, { statementId: z.optional(uuid) }),
});

const settingsResponse = shape({
  /** `null` if accounting export is off. */
  settings: z.nullable(journalSettings),
  version: natural,
});

export const getJournalSettings = call('GET /accounting/settings', 'statements.view', {
  summary: 'Get the accounts that journal entries post to',
  flag: 'accounting',
  response: settingsResponse,
});

export const putJournalSettings = call('PUT /accounting/settings', 'account.edit', {
  summary: 'Set the accounts that journal entries post to, or turn accounting export off',
  flag: 'accounting',
  body: shape({ settings: z.nullable(journalSettings) }),
  response: settingsResponse,
  changes: ['journal'],
  version: 'required',
});

const journalErrors = ['statement.notFound', JOURNAL_REFUSALS.off, JOURNAL_REFUSALS.gap] as const;

/** A month as one balanced entry for the customer's books, which reconciles with the statement. */
export const getJournalEntry = call('GET /statements/:statementId/journal', 'statements.view', {
  summary: 'Get a statement as a journal entry by department and product group',
  flag: 'accounting',
  response: shape({ entry: journalEntry }),
  errors: journalErrors,
});

/**
 * The file for QuickBooks or Xero. Exporting again yields the same number and the same purchases,
 * even if cards have since changed departments, and tells when it was exported before.
 */
export const exportJournalEntry = call('POST /statements/:statementId/journal', 'statements.view', {
  summary: 'Export a statement’s journal entry for QuickBooks or Xero',
  flag: 'accounting',
  body: shape({}),
  response: shape({ entry: journalEntry, file: exportedFile }),
  errors: [...journalErrors, JOURNAL_REFUSALS.tooManyLines],
  changes: ['journal'],
});

const delivery = shape({
  /** `null` if files are not delivered. */
  settings: z.nullable(journalDelivery),
  /** The line to add to the server's `authorized_keys`, in OpenSSH format. */
  publicKey: text,
  /** Until when the previous key can also sign in; `null` if there is none. */
  earlierKeyEndsAt: z.optional(z.nullable(text)),
  version: natural,
  /** The latest statements, newest first. */
  items: rows({
    statementId: uuid,
    statementNumber: text,
    /** `null` if never sent. */
    state: z.nullable(oneOf(JOURNAL_DELIVERY_STATES)),
    /** Why the last attempt failed: a server problem, or a refusal of the entry. */
    problem: z.nullable(text),
    /** The last attempt; `null` if there was none. */
    attemptedAt: z.nullable(text),
  }),
});
export type JournalDeliverySettings = z.infer<typeof delivery>;

export const getJournalDelivery = call('GET /accounting/delivery', 'statements.view', {
  summary: 'Get the SFTP server that journal entries are delivered to',
  flag: 'accounting',
  response: delivery,
});

export const putJournalDelivery = call('PUT /accounting/delivery', 'account.edit', {
  summary: 'Set the SFTP server that gets each new journal entry, or stop delivering',
  flag: 'accounting',
  body: shape({ settings: z.nullable(journalDelivery) }),
  response: delivery,
  errors: ['auth.codeNeeded'],
  changes: ['journal'],
  version: 'required',
});

/** Signs in and, if the server's fingerprint is trusted, writes a file and removes it. */
export const testJournalDelivery = call('POST /accounting/delivery/test', 'account.edit', {
  summary: 'Connect to the SFTP server, and try to write where it is trusted',
  flag: 'accounting',
  body: shape({}),
  response: shape({
    /** The fingerprint that the server presented; `null` if it did not respond. */
    hostKey: z.nullable(text),
    /** `null` if the file was written, or the server is not trusted yet. */
    problem: z.nullable(sftpProblem),
  }),
  errors: [JOURNAL_REFUSALS.noDelivery],
});

/** Sending a file again replaces the previous one, so that nothing is booked twice. */
export const deliverJournalEntry = call(
  'POST /statements/:statementId/journal/deliver',
  'account.edit',
  {
    summary: 'Deliver a statement’s journal entry to the SFTP server now',
    flag: 'accounting',
    body: shape({}),
    response: delivery,
    errors: ['statement.notFound', JOURNAL_REFUSALS.off, JOURNAL_REFUSALS.noDelivery],
    changes: ['journal'],
  },
);
