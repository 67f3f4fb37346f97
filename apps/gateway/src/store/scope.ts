import { sql, type RawBuilder } from 'kysely';

/** Whether a person's fleets include all of these; `null` means every fleet. [USER-20] */
export const hasFleets = (
  fleetIds: readonly string[] | null,
  requiredIds: readonly string[] | null,
): boolean =>
  fleetIds === null || (requiredIds !== null && requiredIds.every((id) => fleetIds.includes(id)));

/**
 * The condition that restricts a person to their fleets; `null` means no restriction. Every query
 * over rows that belong to a fleet must include it.
 */
export function inFleets(column: string, fleetIds: readonly string[] | null): RawBuilder<boolean> {
  if (fleetIds === null) return sql<boolean>`true`;
  if (fleetIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(column)} IN (${sql.join([...fleetIds])})`;
}
