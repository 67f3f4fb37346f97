export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a path of names; empty if there is none. */
export function objectAt(value: unknown, ...path: readonly string[]): JsonObject {
  let current: unknown = value;
  for (const name of path) current = isObject(current) ? current[name] : undefined;
  return isObject(current) ? current : {};
}

export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((item): item is string => typeof item === 'string');
