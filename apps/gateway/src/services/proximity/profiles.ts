import { can, type FieldIssue, type ProximityProfile } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';

export const wrong = (path: string, key: FieldIssue['key']): FieldIssue => ({
  path,
  key,
  params: {},
});
export const notPossible = (fields: readonly FieldIssue[]) =>
  new Refusal(422, 'proximity.notPossible', { fields });

function visible({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'proximity_profiles as r')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'r.fleet_id'))
    .where(inFleets('r.fleet_id', fleetIds))
    .selectAll('r')
    .select('f.name as fleet_name')
    .select(
      sql<number>`(SELECT count(*) FROM proximity_mappings m
        WHERE m.account_id = ${account.account_id} AND m.profile_id = r.id)`.as('mapped'),
    );
}

interface ProfileRow extends Row<'proximity_profiles'> {
  readonly fleet_name: string;
  readonly mapped: number;
}

const toProfile = (row: ProfileRow) => ({
  profileId: row.id,
  fleetId: row.fleet_id,
  fleetName: row.fleet_name,
  name: row.name,
  merchantDistanceThousandthsMax: row.merchant_distance_thousandths,
  fuelPingAgeMinutesMax: row.fuel_ping_age_minutes,
  fuelVarianceBasisPointsMax: row.fuel_variance_basis_points,
  isActive: row.is_active,
  mappedUnits: row.mapped,
  version: row.version,
});

/** One profile as the contract shows it. @throws Refusal `proximity.notFound` */
export async function readProfile(context: AccountContext, id: string) {
  const row = await visible(context)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('proximity'));
  return toProfile(row);
}

/** Profiles, and the fleets that are enrolled with how many devices. [GW-126, PROX-01] */
export const listProximityProfiles: HandlerOf<'listProximityProfiles'> = async (
  _input,
  context,
) => {
  const { trx, account, fleetIds } = context;
  const rows = await visible(context).orderBy('r.name').execute();
  const enrolled = await selectIn(trx, account.account_id, 'proximity_enrollments as e')
    .select('e.fleet_id as fleetId')
    .select(
      sql<number>`(SELECT count(*) FROM proximity_devices d
        WHERE d.account_id = ${account.account_id} AND d.fleet_id = e.fleet_id)`.as('devices'),
    )
    .where(inFleets('e.fleet_id', fleetIds))
    .execute();
  return { items: rows.map(toProfile), enrolled };
};

const valuesOf = (profile: ProximityProfile) => ({
  name: profile.name,
  merchant_distance_thousandths: profile.merchantDistanceThousandthsMax,
  fuel_ping_age_minutes: profile.fuelPingAgeMinutesMax,
  fuel_variance_basis_points: profile.fuelVarianceBasisPointsMax,
});

/** Fleets of one's own that take part. */
export async function isEnrolled(
  { trx, account, actor }: AccountContext,
  fleetId: string,
): Promise<boolean> {
  const row = await selectIn(trx, account.account_id, 'proximity_enrollments')
    .select('fleet_id')
    .where('fleet_id', '=', fleetId)
    .executeTakeFirst();
  return row !== undefined && can(actor, 'proximity.edit', { fleetId }).allowed;
}

async function nameIssues(
  { trx, account }: AccountContext,
  name: string,
  ownId: string | null,
): Promise<FieldIssue[]> {
  const others = await selectIn(trx, account.account_id, 'proximity_profiles')
    .select('id')
    .where(sql<boolean>`upper(name) = ${name.toUpperCase()}`)
    .execute();
  return others.some(({ id }) => id !== ownId) ? [wrong('name', 'proximity.nameInUse')] : [];
}

async function tell(context: AccountContext, profileId: string, action: string, after: unknown) {
  await recordEvent(context, ['proximityProfile', profileId], `proximity.${action}`, { after });
}

async function insertProfile(context: AccountContext, fleetId: string, profile: ProximityProfile) {
  const fields = [
    ...((await isEnrolled(context, fleetId))
      ? []
      : [wrong('fleetId', 'proximity.fleetNotEnrolled')]),
    ...(await nameIssues(context, profile.name, null)),
  ];
  if (fields.length > 0) throw notPossible(fields);
  const id = newId();
  const values = valuesOf(profile);
  await insertIn(context.trx, context.account.account_id, 'proximity_profiles', {
    id,
    fleet_id: fleetId,
    ...values,
  });
  await tell(context, id, 'added', values);
  return { profile: await readProfile(context, id) };
}

/** Adds a profile to an enrolled fleet. */
export const addProximityProfile: HandlerOf<'addProximityProfile'> = ({ body }, context) =>
  insertProfile(context, body.fleetId, body.profile);

/** Copies the rules of a profile; devices stay where they are. [GW-131] */
export const copyProximityProfile: HandlerOf<'copyProximityProfile'> = async (
  { body },
  context,
) => {
  const from = await readProfile(context, body.profileId);
  return insertProfile(context, from.fleetId, { ...from, name: body.name });
};

async function requireVersion(context: AccountContext, profileId: string) {
  const profile = await readProfile(context, profileId);
  await selectIn(context.trx, context.account.account_id, 'proximity_profiles')
    .select('id')
    .where('id', '=', profileId)
    .forUpdate()
    .execute();
  requireCurrent(context, profile);
}

async function update(
  context: AccountContext,
  profileId: string,
  values: Partial<ReturnType<typeof valuesOf>> & { is_active?: boolean },
) {
  await changeRow(context.trx, context.account.account_id, 'proximity_profiles', profileId, values);
  return { profile: await readProfile(context, profileId) };
}

/** Changes a profile that no one else changed in the meantime. */
export const editProximityProfile: HandlerOf<'editProximityProfile'> = async (
  { params, body },
  context,
) => {
  await requireVersion(context, params.profileId);
  const fields = await nameIssues(context, body.name, params.profileId);
  if (fields.length > 0) throw notPossible(fields);
  await tell(context, params.profileId, 'edited', valuesOf(body));
  return update(context, params.profileId, valuesOf(body));
};

/** Lets a profile count, or rest. [GW-132] */
export const setProximityStatus: HandlerOf<'setProximityStatus'> = async ({ body }, context) => {
  await requireVersion(context, body.profileId);
  await tell(context, body.profileId, 'status', { isActive: body.isActive });
  return update(context, body.profileId, { is_active: body.isActive });
};
