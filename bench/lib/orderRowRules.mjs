// The rules of `cardOrderRow`, as one would write them with each library and nothing more: no
// message keys, no corrections, the library's default texts.
import Ajv from 'ajv';
import * as v from 'valibot';
import * as zod from 'zod';
import * as mini from 'zod/mini';

const TYPES = ['driver', 'vehicle', 'single', 'pl'];
const NAME = /^['’‘]?[\p{L}\p{M}][\p{L}\p{M}'’‘ʻ·.\- ]*$/u;
const CARD_NAME = /^[\p{L}\p{M}\p{N}'’.,&/#()+\- ]+$/u;
const ID = /^[\p{L}\p{N}-]+$/u;
const UNIT = /^[\p{L}\p{N}\-./# ]+$/u;
const PLATE = /^[A-Za-z0-9 -]+$/;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
const VISIBLE = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u;
const MONEY = /^\$?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d{1,2}0*)?$/;
const FUEL = /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d{1,3}0*)?$/;
const MONEY_MAX = 999_999_999;
const FUEL_MAX = 500_000;
const FULL_NAME_MAX = 23;

/** Text fields: pattern, maximum length, minimum length, and whether a row must have it. */
const TEXTS = {
  firstName: [NAME, 30, 1, false],
  lastName: [NAME, 30, 3, false],
  driverId: [ID, 20, 1, false],
  employeeId: [ID, 10, 1, false],
  unitNumber: [UNIT, 20, 1, false],
  vehicleName: [VISIBLE, 30, 1, false],
  licensePlate: [PLATE, 8, 1, false],
  fleet: [VISIBLE, 60, 1, true],
  department: [VISIBLE, 60, 1, false],
  profile: [VISIBLE, 60, 1, true],
  nameOnCard: [CARD_NAME, 30, 1, true],
};
const REQUIRED = {
  driver: ['firstName', 'lastName', 'driverId'],
  vehicle: ['unitNumber', 'vehicleName'],
  single: [],
  pl: [],
};

const blankToNull = (text) => (text === undefined || text.trim() === '' ? null : text);
const typeOf = (text) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const partsOf = (text, scale) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * scale);

/** The rules that involve several fields. */
const isConsistent = (row) =>
  REQUIRED[row.cardType].every((part) => row[part] != null) &&
  (row.firstName?.length ?? 0) + (row.lastName?.length ?? 0) <= FULL_NAME_MAX &&
  (row.perTransaction === null || row.perDay === null || row.perTransaction <= row.perDay);

const fieldsBy = (make) =>
  Object.fromEntries(Object.entries(TEXTS).map(([name, rule]) => [name, make(...rule)]));

const zodCell = (schema) => zod.preprocess(blankToNull, schema.nullable());
function byZod() {
  const text = (pattern, max, min, isRequired) => {
    const schema = zod.string().trim().normalize('NFC').min(min).max(max).regex(pattern);
    return isRequired ? schema : zodCell(schema);
  };
  const amount = (pattern, scale, max) =>
    zodCell(
      zod
        .string()
        .trim()
        .regex(pattern)
        .transform((input) => partsOf(input, scale))
        .refine((value) => value <= max),
    );
  const row = zod.object({
    cardType: zod.string().transform(typeOf).pipe(zod.enum(TYPES)),
    ...fieldsBy(text),
    vin: zodCell(zod.string().trim().toUpperCase().regex(VIN)),
    perTransaction: amount(MONEY, 100, MONEY_MAX),
    perDay: amount(MONEY, 100, MONEY_MAX),
    gallonsPerDay: amount(FUEL, 1000, FUEL_MAX),
  });
  const schema = row.refine(isConsistent);
  return (cells) => schema.safeParse(cells).success;
}

const miniCell = (schema) => mini.pipe(mini.transform(blankToNull), mini.nullable(schema));
function byMini() {
  const text = (pattern, max, min, isRequired) => {
    const schema = mini
      .string()
      .check(
        mini.trim(),
        mini.normalize('NFC'),
        mini.minLength(min),
        mini.maxLength(max),
        mini.regex(pattern),
      );
    return isRequired ? schema : miniCell(schema);
  };
  const amount = (pattern, scale, max) =>
    miniCell(
      mini
        .pipe(
          mini.string().check(mini.trim(), mini.regex(pattern)),
          mini.transform((input) => partsOf(input, scale)),
        )
        .check(mini.refine((value) => value <= max)),
    );
  const row = mini.object({
    cardType: mini.pipe(mini.pipe(mini.string(), mini.transform(typeOf)), mini.enum(TYPES)),
    ...fieldsBy(text),
    vin: miniCell(mini.string().check(mini.trim(), mini.toUpperCase(), mini.regex(VIN))),
    perTransaction: amount(MONEY, 100, MONEY_MAX),
    perDay: amount(MONEY, 100, MONEY_MAX),
    gallonsPerDay: amount(FUEL, 1000, FUEL_MAX),
  });
  const schema = row.check(mini.refine(isConsistent));
  return (cells) => schema.safeParse(cells).success;
}

const valibotCell = (schema) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((input) => blankToNull(input)),
    v.nullable(schema),
  );
function byValibot() {
  const text = (pattern, max, min, isRequired) => {
    const schema = v.pipe(
      v.string(),
      v.trim(),
      v.normalize('NFC'),
      v.minLength(min),
      v.maxLength(max),
      v.regex(pattern),
    );
    return isRequired ? schema : valibotCell(schema);
  };
  const amount = (pattern, scale, max) =>
    valibotCell(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(pattern),
        v.transform((input) => partsOf(input, scale)),
        v.maxValue(max),
      ),
    );
  const row = v.object({
    cardType: v.pipe(v.string(), v.transform(typeOf), v.picklist(TYPES)),
    ...fieldsBy(text),
    vin: valibotCell(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(VIN))),
    perTransaction: amount(MONEY, 100, MONEY_MAX),
    perDay: amount(MONEY, 100, MONEY_MAX),
    gallonsPerDay: amount(FUEL, 1000, FUEL_MAX),
  });
  const schema = v.pipe(row, v.check(isConsistent));
  return (cells) => v.safeParse(schema, cells).success;
}

const orBlank = (pattern) => `^\\s*$|${pattern.source}`;
/** Ajv transforms nothing: no trimming, no cents; sums and comparisons of fields are left out. */
function byAjv() {
  const text = (pattern, maxLength, minLength, isRequired) =>
    isRequired
      ? { type: 'string', pattern: pattern.source, maxLength, minLength }
      : { type: 'string', pattern: orBlank(pattern), maxLength };
  const amount = (pattern) => ({ type: 'string', pattern: orBlank(pattern) });
  const schema = {
    type: 'object',
    required: ['cardType', 'fleet', 'profile', 'nameOnCard'],
    properties: {
      cardType: { enum: TYPES },
      ...fieldsBy(text),
      vin: { type: 'string', pattern: orBlank(VIN) },
      perTransaction: amount(MONEY),
      perDay: amount(MONEY),
      gallonsPerDay: amount(FUEL),
    },
    anyOf: TYPES.map((type) => ({
      required: REQUIRED[type],
      properties: {
        cardType: { const: type },
        ...Object.fromEntries(REQUIRED[type].map((part) => [part, { minLength: 1 }])),
      },
    })),
  };
  return new Ajv({ allErrors: true, strict: false }).compile(schema);
}

/** By library: a function that returns whether a row of text cells is valid. */
export const rulesByLibrary = {
  'zod, bare': byZod(),
  'zod/mini, bare': byMini(),
  'valibot, bare': byValibot(),
  'ajv, bare': byAjv(),
};
