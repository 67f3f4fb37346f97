import { jsonb } from '@forecourt/server';
import {
  can,
  JOURNAL_DELIVERIES_LISTED,
  JOURNAL_REFUSALS,
  webhookRetrySeconds,
  type JournalDelivery,
  type SftpProblem,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf, JobScope } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { Refusal, requireAllowed } from '../../http/refusal.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { JobSender } from '../../jobs/queue.ts';
import {
  putRow,
  putVersioned,
  rowIn,
  sameAccount,
  selectIn,
  updateIn,
} from '../../store/inAccount.ts';
import { requireAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { settleFailedLink, notifyOfFailedLink } from '../accounts/accountNews.ts';
import { requireFactorProof } from '../authenticators/proofs.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { systemSource } from '../events/source.ts';
import type { DeliveryParts } from '../webhooks/deliver.ts';
import { recordExport, readExport } from './journals.ts';
import { readJournalSettings, readStatement } from './readStatements.ts';
import { deliverBySftp, sftpKeyOf, trySftp } from './sftp.ts';

/** Recorded as the exporter of delivered entries. */
const DELIVERED_BY = 'SFTP delivery';
const MILLISECONDS = 1000;

const NO_DELIVERY = {
  settings: null,
  version: 0,
  key_id: '',
  earlier_key_id: null,
  earlier_key_ends_at: null,
};
type Delivery = Omit<Row<'journal_delivery'>, 'account_id'>;

const readDelivery = async (trx: Trx, accountId: string): Promise<Delivery> =>
  (await selectIn(trx, accountId, 'journal_delivery').selectAll().executeTakeFirst()) ??
  NO_DELIVERY;

/** When the earlier key stops being accepted; `null` if there is none. */
export const earlierKeyEnd = (
  { earlier_key_ends_at: end }: Pick<Delivery, 'earlier_key_ends_at'>,
  now: Date,
) => (end !== null && Date.parse(end) > now.getTime() ? end : null);

/** IDs of the keys to sign in with, newest first. */
const keyIdsOf = (delivery: Delivery, now: Date): readonly string[] => [
  delivery.key_id,
  ...(earlierKeyEnd(delivery, now) === null ? [] : [delivery.earlier_key_id ?? '']),
];

/** The server to deliver to; `null` if none is set, or its host key is not trusted yet. */
const serverIfTrusted = ({ settings }: Delivery): JournalDelivery | null =>
  settings?.hostKey ? settings : null;
const readTrustedServer = async (trx: Trx, accountId: string) =>
  serverIfTrusted(await readDelivery(trx, accountId));

/** The account's delivery settings, public key, and latest deliveries. */
async function describe(context: AccountContext) {
  const { trx, account, vault, now } = context;
  const accountId = account.account_id;
  const delivery = await readDelivery(trx, accountId);
  const items = await selectIn(trx, accountId, 'statements as s')
    .leftJoin('journal_deliveries as d', (on) => sameAccount(on, 'd.statement_id', 's.id'))
    .select(['s.id as statementId', 's.statement_number as statementNumber', 'd.state'])
    .select(['d.problem', 'd.attempted_at as attemptedAt'])
    .orderBy('s.ends_on', 'desc')
    .limit(JOURNAL_DELIVERIES_LISTED)
    .execute();
  return {
    settings: delivery.settings,
    publicKey: sftpKeyOf(vault.sftpSecret(accountId, delivery.key_id)).publicKey,
    earlierKeyEndsAt: earlierKeyEnd(delivery, now),
    version: delivery.version,
    items,
  };
}

export const getJournalDelivery: HandlerOf<'getJournalDelivery'> = (_input, context) =>
  describe(context);

/** Decides where the account's figures go: requires `statements.view` and a recent factor proof. */
export const putJournalDelivery: HandlerOf<'putJournalDelivery'> = async ({ body }, context) => {
  const { account, trx } = context;
  requireAllowed(can(context.actor, 'statements.view'));
  const before = await readDelivery(trx, account.account_id);
  if (body.settings !== null) await requireFactorProof(context);
  const settings = body.settings === null ? null : jsonb(body.settings);
  await putVersioned(context, 'journal_delivery', {}, { settings });
  await recordEvent(context, ['account', account.account_id], 'account.journalDelivery', {
    before: before.settings,
    after: body.settings,
  });
  return describe(context);
};

const noDelivery = () => new Refusal(409, JOURNAL_REFUSALS.noDelivery);

export const testJournalDelivery: HandlerOf<'testJournalDelivery'> = async (_input, context) => {
  requireAllowed(can(context.actor, 'statements.view'));
  const { account, trx, vault, config } = context;
  const { settings, key_id } = await readDelivery(trx, account.account_id);
  if (settings === null) throw noDelivery();
  const key = sftpKeyOf(vault.sftpSecret(account.account_id, key_id));
  return afterCommit(() => trySftp(settings, key, config.webhookAddresses));
};

/** Starts a delivery. A job sends the entry, with retries. */
async function startDelivery(
  trx: Trx,
  jobs: JobSender,
  { accountId, statementId }: JobData['journal-delivery'],
  at: Date,
): Promise<void> {
  const key = { statement_id: statementId };
  await putRow(trx, accountId, 'journal_deliveries', key, {
    state: 'pending',
    begun_at: at.toISOString(),
    failures: 0,
    problem: null,
    attempted_at: null,
  });
  await jobs.send(trx, 'journal-delivery', { accountId, statementId }, 0);
}

/** Delivers a new statement's entry, if the account exports entries and has a trusted server. */
export async function deliverWhenIssued(
  trx: Trx,
  jobs: JobSender,
  job: JobData['journal-delivery'],
  at: Date,
): Promise<void> {
  const { settings } = await readJournalSettings({ trx, account: { account_id: job.accountId } });
  if (settings === null) return;
  if (await readTrustedServer(trx, job.accountId)) await startDelivery(trx, jobs, job, at);
}

export const deliverJournalEntry: HandlerOf<'deliverJournalEntry'> = async (
  { params },
  context,
) => {
  requireAllowed(can(context.actor, 'statements.view'));
  const { trx, account, jobs, now } = context;
  await readStatement(context, params.statementId);
  if (!(await readTrustedServer(trx, account.account_id))) throw noDelivery();
  const job = { accountId: account.account_id, statementId: params.statementId };
  await startDelivery(trx, jobs, job, now);
  return describe(context);
};

interface JournalDeliveryParts extends Omit<DeliveryParts, 'vault'> {
  readonly vault: Pick<CardVault, 'sftpSecret'>;
}

/** Identifies the news to administrators that an entry did not arrive. */
const failedLinkOf = ({ accountId, statementId: id }: JobData['journal-delivery']) =>
  ({ news: 'notification.journalNotDelivered', accountId, id }) as const;

async function notifyOfFailure(scope: JobScope, job: JobData['journal-delivery']): Promise<void> {
  const statement = rowIn(scope.trx, job.accountId, 'statements', job.statementId);
  const { statement_number: statementNumber } = await statement.executeTakeFirstOrThrow();
  const name = `statement ${statementNumber}`;
  await notifyOfFailedLink(scope, failedLinkOf(job), { statementNumber }, name);
}

/**
 * Records an attempt's outcome, and schedules a retry or, after the last, tells administrators,
 * unless export was turned off, which is not news to them.
 */
async function recordAttempt(
  trx: Trx,
  { jobs, now }: JournalDeliveryParts,
  job: JobData['journal-delivery'],
  problem: string | null,
  isFinal: boolean,
): Promise<void> {
  const { accountId, statementId } = job;
  const at = now();
  const row = await selectIn(trx, accountId, 'journal_deliveries')
    .select(['failures', 'begun_at'])
    .where('statement_id', '=', statementId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const failures = problem === null ? row.failures : row.failures + 1;
  const ageSeconds = (at.getTime() - Date.parse(row.begun_at)) / MILLISECONDS;
  const seconds =
    problem === null || isFinal ? null : webhookRetrySeconds(failures, Math.max(0, ageSeconds));
  const failedState = seconds === null ? 'failed' : 'pending';
  await updateIn(trx, accountId, 'journal_deliveries')
    .set({
      state: problem === null ? 'delivered' : failedState,
      failures,
      problem,
      attempted_at: at.toISOString(),
    })
    .where('statement_id', '=', statementId)
    .execute();
  if (seconds !== null) return jobs.send(trx, 'journal-delivery', job, Math.ceil(seconds));
  if (problem === JOURNAL_REFUSALS.off) return;
  const scope = { trx, jobs, now: at };
  if (problem !== null) return notifyOfFailure(scope, job);
  await settleFailedLink(scope, failedLinkOf(job), null);
}

type PreparedDelivery =
  | { readonly problem: string }
  | (Awaited<ReturnType<typeof readExport>> & {
      readonly server: JournalDelivery;
      readonly keyIds: readonly string[];
    });

/** What to send, or why it can never be sent; `null` if it was sent, or nothing is pending. */
async function prepare(
  trx: Trx,
  { now: clock, flags }: JournalDeliveryParts,
  { accountId, statementId }: JobData['journal-delivery'],
): Promise<PreparedDelivery | null> {
  const now = clock();
  const row = await selectIn(trx, accountId, 'journal_deliveries')
    .select('state')
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  if (row?.state !== 'pending') return null;
  if (!flags().has('accounting')) return { problem: JOURNAL_REFUSALS.off };
  const delivery = await readDelivery(trx, accountId);
  const server = serverIfTrusted(delivery);
  if (!server) return { problem: JOURNAL_REFUSALS.noDelivery };
  const account = await requireAccount(trx, accountId);
  try {
    const entry = await readExport({ trx, account, now, fleetIds: null }, statementId);
    return { server, keyIds: keyIdsOf(delivery, now), ...entry };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.errorCode };
    throw error;
  }
}

/**
 * Delivers a statement's entry, retrying for three days. The file always has the same name and
 * replaces an existing one, so an attempt whose response was lost causes no duplicate.
 */
export async function deliverJournal(
  parts: JournalDeliveryParts,
  job: JobData['journal-delivery'],
): Promise<void> {
  const { db, now, vault, webhookAddresses } = parts;
  const { accountId, statementId } = job;
  const prepared = await db.transaction().execute((trx) => prepare(trx, parts, job));
  if (prepared === null) return;
  if ('problem' in prepared) {
    const { problem } = prepared;
    return db.transaction().execute((trx) => recordAttempt(trx, parts, job, problem, true));
  }
  const { server, keyIds, file } = prepared;
  const content = Buffer.from(file.base64, 'base64');
  const upload = { name: file.fileName, content };
  let problem: SftpProblem | null = 'refused';
  for (const keyId of keyIds) {
    // a server that does not know the new key yet still accepts the earlier one
    if (problem !== 'refused') break;
    const key = sftpKeyOf(vault.sftpSecret(accountId, keyId));
    ({ problem } = await deliverBySftp(server, key, webhookAddresses, upload));
  }
  const source = systemSource(accountId, now());
  await db.transaction().execute(async (trx) => {
    await recordAttempt(trx, parts, job, problem, false);
    if (problem !== null) return;
    await recordExport(trx, prepared, { statementId, by: DELIVERED_BY, source });
  });
}
