import type pg from 'pg';

/** Object identifiers of the types that the two drivers read differently. */
const INT8 = 20;
const DATE = 1082;
const BYTEA = 17;
const TIMESTAMPTZ = 1184;

/** A 64-bit integer as a number. @throws RangeError past the integers that a number holds. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('integer out of range');
  return value;
}

const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** `2026-11-21 08:30:00.123+00` as `2026-11-21T08:30:00.123Z`. */
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

/** Bytes of the embedded database; its own reader and writer take seconds for 10 MB. */
export const embeddedBytes = {
  parsers: { [BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
  serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
};

/** The same for node-postgres; every other type keeps its parser. */
export function serverTypes(types: typeof pg.types): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid, format) =>
      (format === 'binary' ? undefined : embeddedParsers[oid]) ?? types.getTypeParser(oid, format),
  };
}
