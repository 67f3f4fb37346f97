import { apiKey } from '@forecourt/api-client/contract';
import { anyOf } from '../../store/anyOf.ts';
import { factsOf } from '../../store/factsOf.ts';
import { namesOfPeople } from '../people/namesOfPeople.ts';
import { jsonb } from '@forecourt/server';
import {
  API_KEYS_MAX,
  apiKeyLifecycle,
  apiKeyState,
  mayHoldKey,
  MILLISECONDS_PER_DAY,
  type Actor,
  type ApiKeyAction,
  type KeyPermission,
} from '@forecourt/validation';
import { makeSecret } from '../../http/apiKeys.ts';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent, refusedAt, refusedFor } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { addRow, changeRow, insertIn, selectIn, updateIn, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { hasFleets } from '../../store/scope.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { seesFleet } from '../accounts/seesFleet.ts';
import { requireFactorProof } from '../authenticators/proofs.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { addKeyPerson } from './keyPerson.ts';

type KeyRow = Row<'api_keys'>;
type SecretRow = Row<'api_key_secrets'>;

const MILLISECONDS_PER_HOUR = 3_600_000;
/** Maximum number of ended keys that are listed. */
const ENDED_SHOWN_MAX = 20;

const usableKeys = ({ trx, account, now }: AccountContext) =>
  selectIn(trx, account.account_id, 'api_keys')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString());

const toSecret = ({ hint, made_at: madeAt, ends_at: endsAt, last_used_at }: SecretRow) => ({
  hint,
  madeAt,
  endsAt,
  lastUsedAt: last_used_at,
});

/** The latest secret, even if it has ended, then the others that still work. */
function shownSecrets(rows: readonly SecretRow[], now: Date) {
  const [latest, ...earlier] = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const working = earlier.filter(({ ends_at: endsAt }) => Date.parse(endsAt ?? '') > now.getTime());
  return [...(latest ? [latest] : []), ...working].map(toSecret);
}

/** Converts rows to their API shape, in the same order. */
async function describe({ trx, account, now }: AccountContext, rows: readonly KeyRow[]) {
  if (rows.length === 0) return [];
  const secrets = await selectIn(trx, account.account_id, 'api_key_secrets')
    .selectAll()
    .where('key_id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const names = await namesOfPeople(
    trx,
    rows.flatMap(({ made_by, revoked_by }) => [made_by, revoked_by ?? []].flat()),
  );
  return rows.map((row) => ({
    ...factsOf(apiKey, row),
    keyId: row.id,
    madeBy: names.get(row.made_by) ?? '',
    revokedBy: row.revoked_by === null ? null : (names.get(row.revoked_by) ?? ''),
    secrets: shownSecrets(
      secrets.filter(({ key_id: keyId }) => keyId === row.id),
      now,
    ),
  }));
}

async function describeOne(context: AccountContext, row: KeyRow) {
  const [described] = await describe(context, [row]);
  if (!described) throw notFound('apiKey');
  return described;
}

/** Usable keys, then the latest ended ones, except keys that reach beyond the reader's fleets. */
export const listApiKeys: HandlerOf<'listApiKeys'> = async (_input, context) => {
  const { trx, account, now } = context;
  const ended = selectIn(trx, account.account_id, 'api_keys')
    .selectAll()
    .where((e) => e.or([e('revoked_at', 'is not', null), e('expires_at', '<=', now.toISOString())]))
    .orderBy('id', 'desc')
    .limit(ENDED_SHOWN_MAX);
  const rows = [
    ...(await usableKeys(context).orderBy('id', 'desc').execute()),
    ...(await ended.execute()),
  ];
  const visible = rows.filter((row) => hasFleets(context.fleetIds, row.fleet_ids));
  return { items: await describe(context, visible) };
};

async function addSecret(context: AccountContext, key: Pick<KeyRow, 'id' | 'is_sandbox'>) {
  const { trx, account, now } = context;
  const { secret, hash, hint } = makeSecret(account.account_id, key.is_sandbox);
  await insertIn(trx, account.account_id, 'api_key_secrets', {
    id: newId(),
    key_id: key.id,
    secret_hash: hash,
    hint,
    made_at: now.toISOString(),
  });
  return secret;
}

/** Requires that the key can do nothing that the actor may not. @throws Refusal [PID-16] */
function requireOwn(actor: Actor, permissions: readonly KeyPermission[]): void {
  if (mayHoldKey(actor, permissions)) return;
  throw refusedAt(403, 'access.denied', 'permissions', 'apiKey.beyondOwn');
}

/** Creates a key; only this response contains its secret. */
export const makeApiKey: HandlerOf<'makeApiKey'> = async ({ body }, context) => {
  const { trx, account, person, now, actor } = context;
  requireOwn(actor, body.permissions);
  await requireFactorProof(context);
  if (!account.integrations.includes('apiKeys')) throw new Refusal(409, 'apiKey.off');
  await lockAccount(trx, account.account_id);
  const existing = await usableKeys(context).execute();
  if (existing.length >= API_KEYS_MAX) {
    throw new Refusal(409, 'apiKey.tooMany', { params: { max: API_KEYS_MAX } });
  }
  if (existing.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) {
    throw refusedAt(409, 'apiKey.nameTaken', 'name', 'apiKey.nameTaken');
  }
  // people limited to some fleets can pass on only those
  const fleetIds = body.fleetIds ?? actor.fleetIds;
  for (const fleetId of fleetIds ?? []) {
    if (!(await seesFleet(context, fleetId))) throw notFound('fleet');
  }
  const id = newId();
  const row = await addRow(trx, account.account_id, 'api_keys', {
    id,
    user_id: await addKeyPerson(trx, id, body.name),
    name: body.name,
    permissions: jsonb(body.permissions),
    fleet_ids: fleetIds === null ? null : jsonb([...fleetIds]),
    is_sandbox: body.isSandbox,
    made_by: person.user_id,
    made_at: now.toISOString(),
    expires_at: new Date(now.getTime() + body.days * MILLISECONDS_PER_DAY).toISOString(),
  });
  const secret = await addSecret(context, row);
  const { name, permissions, isSandbox, days } = body;
  await recordEvent(context, ['apiKey', id], 'apiKey.made', {
    after: { name, permissions, fleetIds, isSandbox, days },
  });
  return { apiKey: await describeOne(context, row), secret };
};

/**
 * Locks a key for an action that its lifecycle allows. A secret grants everything that its key can
 * do, so people limited to some fleets cannot touch keys of other fleets.
 *
 * @throws Refusal otherwise, or if the key has changed [USER-20]
 */
async function lockKey(
  context: AccountContext,
  keyId: string,
  action: ApiKeyAction,
): Promise<KeyRow> {
  const { trx, account, now } = context;
  const row = await rowIn(trx, account.account_id, 'api_keys', keyId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('apiKey'));
  if (!hasFleets(context.fleetIds, row.fleet_ids)) throw notFound('apiKey');
  requireCurrent(context, row);
  const key = { expiresAt: row.expires_at, revokedAt: row.revoked_at };
  const isOn = account.integrations.includes('apiKeys');
  const applied = apiKeyLifecycle.apply(apiKeyState(key, now), action, { isOn });
  if (!applied.ok) {
    throw refusedFor(409, 'apiKey.notPossible', '', applied.reasons);
  }
  return row;
}

/** Adds a secret; earlier ones end after the overlap. */
export const rotateApiKey: HandlerOf<'rotateApiKey'> = async (
  { params, body: { overlapHours } },
  context,
) => {
  const { trx, account, now, actor } = context;
  await requireFactorProof(context);
  const { id, name, permissions } = await lockKey(context, params.keyId, 'rotate');
  requireOwn(actor, permissions);
  const endsAt = new Date(now.getTime() + overlapHours * MILLISECONDS_PER_HOUR).toISOString();
  await updateIn(trx, account.account_id, 'api_key_secrets')
    .set({ ends_at: endsAt })
    .where('key_id', '=', id)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', endsAt)]))
    .execute();
  const row = await changeRow(trx, account.account_id, 'api_keys', id, {});
  const secret = await addSecret(context, row);
  await recordEvent(context, ['apiKey', id], 'apiKey.rotated', { after: { name, overlapHours } });
  return { apiKey: await describeOne(context, row), secret };
};

/** Revokes a key and all of its secrets. */
export const revokeApiKey: HandlerOf<'revokeApiKey'> = async ({ params }, context) => {
  const { trx, account, person, now } = context;
  const { id, name } = await lockKey(context, params.keyId, 'revoke');
  const row = await changeRow(trx, account.account_id, 'api_keys', id, {
    revoked_at: now.toISOString(),
    revoked_by: person.user_id,
  });
  await recordEvent(context, ['apiKey', id], 'apiKey.revoked', { after: { name } });
  return { apiKey: await describeOne(context, row) };
};
