import { sql, type RawBuilder } from 'kysely';

/**
 * The condition that keeps a person within their fleets; null fleets: no condition. Every query
 * over rows that belong to a fleet holds it.
 */
export function inFleets(column: string, fleetIds: readonly string[] | null): RawBuilder<boolean> {
  if (fleetIds === null) return sql<boolean>`true`;
  if (fleetIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(column)} IN (${sql.join([...fleetIds])})`;
}
