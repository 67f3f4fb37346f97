import { webhookEndpoint } from '@forecourt/api-client/contract';
import { factsOf } from '../../store/factsOf.ts';
import { namesOfPeople } from '../people/namesOfPeople.ts';
import { jsonb } from '@forecourt/server';
import { WEBHOOK_ENDPOINTS_MAX, type WebhookForm } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, refusedAt, requireCurrent } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { newId } from '../../store/ids.ts';
import { addRow, changeRow, deleteIn, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { settleFailedLink } from '../accounts/accountNews.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { requireEveryFleet } from '../accounts/seesFleet.ts';
import { requireFactorProof } from '../authenticators/proofs.ts';
import { recordEvent } from '../events/recordEvent.ts';

type EndpointRow = Row<'webhook_endpoints'>;
const MILLISECONDS_PER_HOUR = 3_600_000;

const rowsOf = ({ trx, account }: AccountContext) =>
  selectIn(trx, account.account_id, 'webhook_endpoints').selectAll();

/** Requires access to every fleet, because messages cover them all. @throws Refusal */
const requireAllFleets = (context: AccountContext) =>
  requireEveryFleet(context, 'webhook.wholeAccount');

/** @throws Refusal `webhook.off` if webhooks are off */
function requireWebhooksOn({ account }: AccountContext): void {
  if (!account.integrations.includes('webhooks')) throw new Refusal(409, 'webhook.off');
}

/** Finds an endpoint, for a person with every fleet. @throws Refusal */
export async function findEndpoint(context: AccountContext, id: string): Promise<EndpointRow> {
  requireAllFleets(context);
  return rowsOf(context)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('webhook'));
}

/** Finds an endpoint that messages can be sent to now. @throws Refusal */
export async function findOpenEndpoint(context: AccountContext, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(context, id);
  requireWebhooksOn(context);
  if (!row.is_on) throw new Refusal(409, 'webhook.endpointOff');
  return row;
}

async function lockEndpoint(context: AccountContext, id: string): Promise<EndpointRow> {
  requireAllFleets(context);
  const row = await rowsOf(context)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('webhook'));
  return requireCurrent(context, row);
}

async function describe({ trx, account, now }: AccountContext, rows: readonly EndpointRow[]) {
  if (rows.length === 0) return [];
  const counts = await selectIn(trx, account.account_id, 'webhook_messages')
    .select(['endpoint_id', 'state', sql<number>`count(*)`.as('n')])
    .where('endpoint_id', '=', anyOf(rows.map(({ id }) => id)))
    .groupBy(['endpoint_id', 'state'])
    .execute();
  const names = await namesOfPeople(
    trx,
    rows.map((row) => row.made_by),
  );
  return rows.map((row) => {
    const countOf = (state: string) =>
      counts.find((count) => count.endpoint_id === row.id && count.state === state)?.n ?? 0;
    const endsAt = row.earlier_secret_ends_at;
    return {
      ...factsOf(webhookEndpoint, row),
      endpointId: row.id,
      madeBy: names.get(row.made_by) ?? '',
      earlierSecretEndsAt: endsAt !== null && Date.parse(endsAt) > now.getTime() ? endsAt : null,
      delivered: countOf('delivered'),
      pending: countOf('pending'),
      failed: countOf('failed'),
    };
  });
}

async function describeOne(context: AccountContext, row: EndpointRow) {
  const [endpoint] = await describe(context, [row]);
  if (!endpoint) throw notFound('webhook');
  return endpoint;
}

/** The account's webhook endpoints, by name. */
export const listWebhookEndpoints: HandlerOf<'listWebhookEndpoints'> = async (_input, context) => {
  requireAllFleets(context);
  return { items: await describe(context, await rowsOf(context).orderBy('name').execute()) };
};

const valuesOf = ({ name, url, events, isOn }: WebhookForm) => ({
  name,
  url,
  events: jsonb(events),
  is_on: isOn,
  paused_until: null,
});

function requireFreeName(name: string, others: readonly EndpointRow[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw refusedAt(409, 'webhook.nameTaken', 'name', 'webhook.nameTaken');
  }
}

/** Adds an endpoint; only this response contains its secret. */
export const addWebhookEndpoint: HandlerOf<'addWebhookEndpoint'> = async ({ body }, context) => {
  const { trx, account, person, now, vault } = context;
  requireAllFleets(context);
  await requireFactorProof(context);
  requireWebhooksOn(context);
  await lockAccount(trx, account.account_id);
  const others = await rowsOf(context).execute();
  if (others.length >= WEBHOOK_ENDPOINTS_MAX) {
    throw new Refusal(409, 'webhook.tooMany', { params: { max: WEBHOOK_ENDPOINTS_MAX } });
  }
  requireFreeName(body.name, others);
  const secretId = newId();
  const row = await addRow(trx, account.account_id, 'webhook_endpoints', {
    id: newId(),
    ...valuesOf(body),
    made_by: person.user_id,
    made_at: now.toISOString(),
    secret_id: secretId,
  });
  const { name, url, events } = body;
  await recordEvent(context, ['webhookEndpoint', row.id], 'webhookEndpoint.added', {
    after: { name, url, events },
  });
  return { endpoint: await describeOne(context, row), secret: vault.webhookSecret(secretId) };
};

/** Changes an endpoint; a new URL requires a factor proof. */
export const editWebhookEndpoint: HandlerOf<'editWebhookEndpoint'> = async (
  { params, body },
  context,
) => {
  const { trx, account } = context;
  await lockAccount(trx, account.account_id);
  const before = await lockEndpoint(context, params.endpointId);
  if (body.url !== before.url) await requireFactorProof(context);
  const others = await rowsOf(context).where('id', '<>', before.id).execute();
  requireFreeName(body.name, others);
  const { account_id: accountId, id } = before;
  const row = await changeRow(trx, accountId, 'webhook_endpoints', id, valuesOf(body));
  await recordEvent(context, ['webhookEndpoint', id], 'webhookEndpoint.edited', {
    before: { name: before.name, url: before.url, events: before.events, isOn: before.is_on },
    after: body,
  });
  if (body.isOn && !before.is_on) {
    const link = { news: 'notification.webhookEndpointOff', accountId, id } as const;
    await settleFailedLink(context, link, context.person.user_id);
  }
  return { endpoint: await describeOne(context, row) };
};

/** Adds a new secret; both secrets sign until the overlap ends. */
export const rotateWebhookSecret: HandlerOf<'rotateWebhookSecret'> = async (
  { params, body: { overlapHours } },
  context,
) => {
  const { trx, now, vault } = context;
  await requireFactorProof(context);
  const { account_id, id, name, secret_id } = await lockEndpoint(context, params.endpointId);
  const secretId = newId();
  const endsAt = new Date(now.getTime() + overlapHours * MILLISECONDS_PER_HOUR);
  const row = await changeRow(trx, account_id, 'webhook_endpoints', id, {
    secret_id: secretId,
    earlier_secret_id: secret_id,
    earlier_secret_ends_at: endsAt.toISOString(),
  });
  await recordEvent(context, ['webhookEndpoint', id], 'webhookEndpoint.rotated', {
    after: { name, overlapHours },
  });
  return { endpoint: await describeOne(context, row), secret: vault.webhookSecret(secretId) };
};

/** Deletes an endpoint and its messages. */
export const removeWebhookEndpoint: HandlerOf<'removeWebhookEndpoint'> = async (
  { params },
  context,
) => {
  const { account_id: accountId, id, name } = await lockEndpoint(context, params.endpointId);
  await deleteIn(context.trx, accountId, 'webhook_endpoints').where('id', '=', id).execute();
  await recordEvent(context, ['webhookEndpoint', id], 'webhookEndpoint.removed', {
    before: { name },
  });
  await settleFailedLink(context, { accountId, id }, context.person.user_id);
  return { endpointId: id };
};
