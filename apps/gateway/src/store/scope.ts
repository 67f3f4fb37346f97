import { sql, type RawBuilder } from 'kysely';

/** Whether someone with some fleets has all of these; null: every fleet of the account. [USER-20] */
export const hasFleets = (
  fleetIds: readonly string[] | null,
  others: readonly string[] | null,
): boolean => fleetIds === null || (others !== null && others.every((id) => fleetIds.includes(id)));

/**
 * The condition that keeps a person within their fleets; null fleets: no condition. Every query
 * over rows that belong to a fleet holds it.
 */
export function inFleets(column: string, fleetIds: readonly string[] | null): RawBuilder<boolean> {
  if (fleetIds === null) return sql<boolean>`true`;
  if (fleetIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(column)} IN (${sql.join([...fleetIds])})`;
}
