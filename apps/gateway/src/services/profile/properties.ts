import { jsonb } from '@forecourt/server';
import type { AccountContext, HandlerOf, PersonContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { putRow, selectIn } from '../../store/inAccount.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { requireEveryFleet } from '../accounts/seesFleet.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { recordPersonEvent } from '../people/personEvents.ts';

const PROPERTIES_MAX = 100;
const PROPERTY_BYTES_MAX = 4 * 1024;

type Properties = Record<string, unknown>;
type PropertiesChange = Parameters<HandlerOf<'changeProfileProperties'>>[0]['body'];

/** Applies a change. @throws Refusal if there are too many properties, or one is too large */
function applyChange(before: Properties, { set = {}, remove = [] }: PropertiesChange): Properties {
  for (const [name, value] of Object.entries(set)) {
    if (Buffer.byteLength(JSON.stringify(value) ?? '') <= PROPERTY_BYTES_MAX) continue;
    const params = { name, maxBytes: PROPERTY_BYTES_MAX };
    throw new Refusal(422, 'properties.tooLarge', { params });
  }
  const after = Object.entries({ ...before, ...set }).filter(([name]) => !remove.includes(name));
  if (after.length > PROPERTIES_MAX) {
    throw new Refusal(422, 'properties.tooMany', { params: { max: PROPERTIES_MAX } });
  }
  return Object.fromEntries(after);
}

const readPersonProperties = async ({ trx, person }: PersonContext): Promise<Properties> => {
  const row = await trx
    .selectFrom('person_properties')
    .select('properties')
    .where('user_id', '=', person.user_id)
    .executeTakeFirst();
  return row?.properties ?? {};
};

/** [GW-56] */
export const getProfileProperties: HandlerOf<'getProfileProperties'> = async (_input, context) => ({
  properties: await readPersonProperties(context),
});

/** Sets and removes the person's own preferences. [GW-56] */
export const changeProfileProperties: HandlerOf<'changeProfileProperties'> = async (
  { body },
  context,
) => {
  const { trx, person } = context;
  // so that concurrent first changes are both kept
  await lockPerson(trx, person.user_id);
  const properties = applyChange(await readPersonProperties(context), body);
  await trx
    .insertInto('person_properties')
    .values({ user_id: person.user_id, properties: jsonb(properties) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ properties: jsonb(properties) }),
    )
    .execute();
  const after = { set: Object.keys(body.set ?? {}), removed: body.remove ?? [] };
  await recordPersonEvent(trx, context, { action: 'properties.changed', after });
  return { properties };
};

const readAccountProperties = async ({ trx, account }: AccountContext): Promise<Properties> => {
  const row = await selectIn(trx, account.account_id, 'default_properties')
    .select('properties')
    .executeTakeFirst();
  return row?.properties ?? {};
};

/** The account's defaults, for people who chose nothing else. [GW-57, STORE-01] */
export const getDefaultProperties: HandlerOf<'getDefaultProperties'> = async (_input, context) => ({
  accountNumber: context.account.account_number,
  properties: await readAccountProperties(context),
});

/** Sets and removes the account's defaults, which apply to people of every fleet. [GW-57] */
export const changeDefaultProperties: HandlerOf<'changeDefaultProperties'> = async (
  { body },
  context,
) => {
  const { trx, account } = context;
  requireEveryFleet(context);
  await lockAccount(trx, account.account_id);
  const before = await readAccountProperties(context);
  const properties = applyChange(before, body);
  const values = { properties: jsonb(properties) };
  await putRow(trx, account.account_id, 'default_properties', {}, values);
  await recordEvent(context, ['account', account.account_id], 'account.defaultsChanged', {
    before,
    after: properties,
  });
  return { accountNumber: account.account_number, properties };
};
