import { webhookMessage } from '@forecourt/api-client/contract';
import { WEBHOOK_PROBLEMS, WEBHOOK_TEST } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { selectIn, setIn, updateIn } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import type { Row } from '../../store/schema.ts';
import { addMessages, messageRow } from './announce.ts';
import { findEndpoint, findOpenEndpoint } from './endpoints.ts';

type MessageRow = Row<'webhook_messages'>;

const toMessage = (row: MessageRow) => ({ ...factsOf(webhookMessage, row), messageId: row.id });

/** An endpoint's messages, sent and pending, newest first. */
export const listWebhookMessages: HandlerOf<'listWebhookMessages'> = async (
  { params, query },
  context,
) => {
  const { trx, account } = context;
  const { id } = await findEndpoint(context, params.endpointId);
  const all = selectIn(trx, account.account_id, 'webhook_messages')
    .selectAll()
    .where('endpoint_id', '=', id);
  const rows = query.state ? all.where('state', '=', query.state) : all;
  return newestPage(rows, query, { by: 'at', toItem: toMessage });
};

async function findMessage(
  context: AccountContext,
  { endpointId, messageId }: { readonly endpointId: string; readonly messageId: string },
): Promise<MessageRow> {
  const { trx, account } = context;
  const { id } = await findEndpoint(context, endpointId);
  return selectIn(trx, account.account_id, 'webhook_messages')
    .selectAll()
    .where('endpoint_id', '=', id)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('webhook'));
}

/** Earlier versions stored raw network errors, which become `unreachable`. */
const knownProblem = (problem: string | null) =>
  problem === null ? null : (WEBHOOK_PROBLEMS.find((one) => one === problem) ?? 'unreachable');

/** One message, with its payload and every attempt. */
export const getWebhookMessage: HandlerOf<'getWebhookMessage'> = async ({ params }, context) => {
  const { trx, account } = context;
  const message = await findMessage(context, params);
  const attempts = await selectIn(trx, account.account_id, 'webhook_attempts')
    .select(['at', 'status', 'problem', 'milliseconds'])
    .where('message_id', '=', message.id)
    .orderBy('id', 'desc')
    .execute();
  return {
    message: toMessage(message),
    payload: message.payload,
    attempts: attempts.map((attempt) => ({ ...attempt, problem: knownProblem(attempt.problem) })),
  };
};

/** Delivers immediately, even to a paused endpoint, because someone is waiting. */
async function deliver({ trx, account, jobs }: AccountContext, endpointId: string): Promise<void> {
  const { account_id: accountId } = account;
  await setIn(trx, accountId, 'webhook_endpoints', endpointId, { paused_until: null });
  await jobs.send(trx, 'webhook-delivery', { accountId }, 0);
}

/** Sends an empty message, to test that messages arrive. */
export const testWebhookEndpoint: HandlerOf<'testWebhookEndpoint'> = async (
  { params },
  context,
) => {
  const { trx, account, now } = context;
  const { id } = await findOpenEndpoint(context, params.endpointId);
  const row = messageRow({
    accountId: account.account_id,
    endpointId: id,
    objectId: id,
    type: WEBHOOK_TEST,
    data: {},
    at: now,
  });
  await addMessages(trx, account.account_id, [row]);
  await deliver(context, id);
  return { messageId: row.id };
};

/** Sends a message again, with another three days of retries. */
export const replayWebhookMessage: HandlerOf<'replayWebhookMessage'> = async (
  { params },
  context,
) => {
  const { trx, account, now } = context;
  const at = now.toISOString();
  await findOpenEndpoint(context, params.endpointId);
  const { id } = await findMessage(context, params);
  const row = await updateIn(trx, account.account_id, 'webhook_messages')
    .set({ state: 'pending', due_since: at, next_attempt_at: at, failures: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await deliver(context, params.endpointId);
  return { message: toMessage(row) };
};
