import { jsonb } from '@forecourt/server';
import {
  can,
  DRIVER_REQUEST_DEFAULTS,
  driverRequestSettings,
  type DriverRequestSettings,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { actorOf } from '../../http/people.ts';
import { notFound, refusedAt } from '../../http/refusal.ts';
import { columnsOf, factsOf } from '../../store/factsOf.ts';
import { putVersioned, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';

const toSettings = (row: Row<'driver_request_settings'> | undefined): DriverRequestSettings =>
  row ? factsOf(driverRequestSettings, row) : DRIVER_REQUEST_DEFAULTS;

/** A fleet's settings for driver requests, or the defaults. */
export async function settingsOf(
  trx: Trx,
  accountId: string,
  fleetId: string,
): Promise<DriverRequestSettings> {
  const row = await selectIn(trx, accountId, 'driver_request_settings')
    .selectAll()
    .where('fleet_id', '=', fleetId)
    .executeTakeFirst();
  return toSettings(row);
}

type AccountFacts = Pick<Row<'accounts'>, 'account_id' | 'state'>;

const grantsOf = (trx: Trx, { account_id: accountId }: AccountFacts) =>
  selectIn(trx, accountId, 'grants as g')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .leftJoin('alert_times as t', (on) => sameAccount(on, 't.user_id', 'g.user_id'))
    .select(['g.user_id', 'g.role', 'g.fleet_ids'])
    .select(['g.extra_permissions', 'g.withheld_permissions'])
    .select(['p.first_name', 'p.last_name', 'p.email', 't.times'])
    .where('g.state', '=', 'activated')
    .orderBy('p.last_name')
    .orderBy('g.user_id')
    .execute();
type GrantRow = Awaited<ReturnType<typeof grantsOf>>[number];

/** People who may answer in the fleet or, if `fleetId` is omitted, in any. */
const answerersAmong = (rows: readonly GrantRow[], account: AccountFacts, fleetId?: string) =>
  rows.filter((row) => {
    const target = fleetId === undefined ? {} : { fleetId };
    return can(actorOf(row, account), 'overrides.approve', target).allowed;
  });

/** Users who may answer in one fleet, or in any, with the times at which they may be messaged. */
export const answerersOf = async (trx: Trx, account: AccountFacts, fleetId?: string) =>
  answerersAmong(await grantsOf(trx, account), account, fleetId);

async function readAll({ trx, account, fleetIds }: AccountContext) {
  const fleets = await selectIn(trx, account.account_id, 'fleets')
    .select(['id', 'name'])
    .where(inFleets('fleets.id', fleetIds))
    .orderBy('name')
    .execute();
  const rows = await selectIn(trx, account.account_id, 'driver_request_settings')
    .selectAll()
    .execute();
  const answerers = await answerersOf(trx, account);
  const items = fleets.map(({ id, name }) => {
    const row = rows.find(({ fleet_id }) => fleet_id === id);
    const settings = toSettings(row);
    const answererIds = new Set(
      answerersAmong(answerers, account, id).map(({ user_id }) => user_id),
    );
    return {
      fleetId: id,
      fleetName: name,
      ...settings,
      // someone who has left or lost the permission would make saving these settings fail
      answeredBy: settings.answeredBy.filter((userId) => answererIds.has(userId)),
      version: row?.version ?? 0,
    };
  });
  return { items, answerers };
}

/** Lists each fleet's settings, and the people who may answer. */
export const listDriverSettings: HandlerOf<'listDriverSettings'> = async (_input, context) => {
  const { items, answerers } = await readAll(context);
  return {
    items,
    answerers: answerers.map((row) => ({
      userId: row.user_id,
      name: `${row.first_name} ${row.last_name}`,
      fleetIds: row.fleet_ids,
    })),
  };
};

/** Turns driver requests on or off for a fleet, and sets who answers them. */
export const putDriverSettings: HandlerOf<'putDriverSettings'> = async (
  { params, body },
  context,
) => {
  const { trx, account } = context;
  const find = async () =>
    (await readAll(context)).items.find(({ fleetId }) => fleetId === params.fleetId);
  const before = await find();
  if (!before) throw notFound('fleet');
  const answererIds = new Set(
    (await answerersOf(trx, account, params.fleetId)).map((row) => row.user_id),
  );
  if (body.answeredBy.some((userId) => !answererIds.has(userId))) {
    throw refusedAt(422, 'request.invalid', 'answeredBy', 'value.invalid');
  }
  const values = {
    ...columnsOf(body),
    answered_by: jsonb(body.answeredBy),
    contact: body.contact && jsonb(body.contact),
  };
  await putVersioned(context, 'driver_request_settings', { fleet_id: params.fleetId }, values);
  await recordEvent(context, ['fleet', params.fleetId], 'fleet.driverRequests', {
    before,
    after: body,
  });
  const saved = await find();
  if (!saved) throw notFound('fleet');
  return saved;
};
