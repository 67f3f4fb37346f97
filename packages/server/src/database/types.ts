import type pg from 'pg';

/** OIDs of the types that the two drivers parse differently. */
const INT8 = 20;
const DATE = 1082;
const BYTEA = 17;
const TIMESTAMPTZ = 1184;

/** Parses a 64-bit integer. @throws RangeError beyond the safe integers of a number. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('integer out of range');
  return value;
}

const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** Converts `2026-11-21 08:30:00.123+00` to `2026-11-21T08:30:00.123Z`. */
function readInstant(text: string): string {
  const [, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  if (day === undefined) return new Date(text).toISOString();
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
}
const readDay = (text: string): string => text;

export const embeddedParsers: Record<number, (text: string) => unknown> = {
  [INT8]: readInteger,
  [DATE]: readDay,
  [TIMESTAMPTZ]: readInstant,
};

/** `bytea` in the embedded database; its own parser and serializer take seconds for 10 MB. */
export const embeddedBytes = {
  parsers: { [BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
};

/** The same parsers for node-postgres; every other type keeps its own. */
export function serverTypes(types: typeof pg.types): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid, format) =>
      (format === 'binary' ? undefined : embeddedParsers[oid]) ?? types.getTypeParser(oid, format),
  };
}
