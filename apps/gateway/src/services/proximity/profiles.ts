import { can, type FieldIssue, type ProximityProfile } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueIf, notFound, Refusal, requireCurrent } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import {
  changeRow,
  insertIn,
  isTaken,
  rowIn,
  sameAccount,
  selectIn,
} from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';

export const notPossible = (fields: readonly FieldIssue[]) =>
  new Refusal(422, 'proximity.notPossible', { fields });

function visibleProfiles({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'proximity_profiles as r')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'r.fleet_id'))
    .where(inFleets('r.fleet_id', fleetIds))
    .select(['r.id as profileId', 'r.fleet_id as fleetId', 'f.name as fleetName', 'r.name'])
    .select([
      'r.merchant_distance_thousandths as merchantDistanceThousandthsMax',
      'r.fuel_ping_age_minutes as fuelPingAgeMinutesMax',
      'r.fuel_variance_basis_points as fuelVarianceBasisPointsMax',
      'r.is_active as isActive',
      'r.version',
      sql<number>`(SELECT count(*) FROM proximity_mappings m
        WHERE m.account_id = ${account.account_id} AND m.profile_id = r.id)`.as('mappedUnits'),
    ]);
}

/** Reads one profile in its API shape. @throws Refusal `proximity.notFound` */
export const readProfile = (context: AccountContext, id: string) =>
  visibleProfiles(context)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('proximity'));

/** Profiles, and enrolled fleets with their device counts. [GW-126, PROX-01] */
export const listProximityProfiles: HandlerOf<'listProximityProfiles'> = async (
  _input,
  context,
) => {
  const { trx, account, fleetIds } = context;
  const items = await visibleProfiles(context).orderBy('r.name').execute();
  const enrolled = await selectIn(trx, account.account_id, 'proximity_enrollments as e')
    .select('e.fleet_id as fleetId')
    .select(
      sql<number>`(SELECT count(*) FROM proximity_devices d
        WHERE d.account_id = ${account.account_id} AND d.fleet_id = e.fleet_id)`.as('devices'),
    )
    .where(inFleets('e.fleet_id', fleetIds))
    .execute();
  return { items, enrolled };
};

const valuesOf = (profile: ProximityProfile) => ({
  name: profile.name,
  merchant_distance_thousandths: profile.merchantDistanceThousandthsMax,
  fuel_ping_age_minutes: profile.fuelPingAgeMinutesMax,
  fuel_variance_basis_points: profile.fuelVarianceBasisPointsMax,
});

/** Whether the fleet is enrolled, and the person may change its profiles. */
async function isEnrolled(
  { trx, account, actor }: AccountContext,
  fleetId: string,
): Promise<boolean> {
  const enrollments = selectIn(trx, account.account_id, 'proximity_enrollments');
  return (
    can(actor, 'proximity.edit', { fleetId }).allowed &&
    (await hasRow(enrollments.where('fleet_id', '=', fleetId)))
  );
}

const nameIssues = async (context: AccountContext, name: string, ownId: string | null) =>
  issueIf(
    await isTaken(context, 'proximity_profiles', 'name', name, ownId),
    'name',
    'proximity.nameInUse',
  );

async function insertProfile(context: AccountContext, fleetId: string, profile: ProximityProfile) {
  const fields = [
    ...issueIf(!(await isEnrolled(context, fleetId)), 'fleetId', 'proximity.fleetNotEnrolled'),
    ...(await nameIssues(context, profile.name, null)),
  ];
  if (fields.length > 0) throw notPossible(fields);
  const id = newId();
  const values = valuesOf(profile);
  const row = { id, fleet_id: fleetId, ...values };
  await insertIn(context.trx, context.account.account_id, 'proximity_profiles', row);
  await recordEvent(context, ['proximityProfile', id], 'proximity.added', { after: values });
  return { profile: await readProfile(context, id) };
}

/** Adds a profile to an enrolled fleet. */
export const addProximityProfile: HandlerOf<'addProximityProfile'> = ({ body }, context) =>
  insertProfile(context, body.fleetId, body.profile);

/** Copies a profile's rules under a new name, without its devices. [GW-131] */
export const copyProximityProfile: HandlerOf<'copyProximityProfile'> = async (
  { body },
  context,
) => {
  const source = await readProfile(context, body.profileId);
  return insertProfile(context, source.fleetId, { ...source, name: body.name });
};

/** Locks a profile. @throws Refusal if it has changed since it was read */
async function lockProfile(context: AccountContext, profileId: string): Promise<void> {
  const { trx, account, fleetIds } = context;
  const row = await rowIn(trx, account.account_id, 'proximity_profiles', profileId)
    .where(inFleets('fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('proximity'));
  requireCurrent(context, row);
}

async function updateProfile(
  context: AccountContext,
  profileId: string,
  values: Partial<ReturnType<typeof valuesOf>> & { is_active?: boolean },
) {
  await changeRow(context.trx, context.account.account_id, 'proximity_profiles', profileId, values);
  return { profile: await readProfile(context, profileId) };
}

/** Changes a profile, unless someone else has changed it in the meantime. */
export const editProximityProfile: HandlerOf<'editProximityProfile'> = async (
  { params: { profileId: id }, body },
  context,
) => {
  await lockProfile(context, id);
  const fields = await nameIssues(context, body.name, id);
  if (fields.length > 0) throw notPossible(fields);
  const values = valuesOf(body);
  await recordEvent(context, ['proximityProfile', id], 'proximity.edited', { after: values });
  return updateProfile(context, id, values);
};

/** Turns a profile on or off. [GW-132] */
export const setProximityStatus: HandlerOf<'setProximityStatus'> = async ({ body }, context) => {
  const { profileId: id, isActive } = body;
  await lockProfile(context, id);
  await recordEvent(context, ['proximityProfile', id], 'proximity.status', { after: { isActive } });
  return updateProfile(context, id, { is_active: isActive });
};
