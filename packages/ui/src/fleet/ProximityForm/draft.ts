import {
  proximityProfile,
  readDecimal,
  type FieldIssue,
  type ProximityProfile,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';

/** What the fields of a proximity profile hold: text as typed. */
export interface ProximityDraft {
  name: string;
  /** Miles, with up to three decimals. */
  distance: string;
  /** Whole minutes. */
  age: string;
  /** Percent, with up to two decimals. */
  variance: string;
}

const scaled = (value: number | undefined, scale: number) =>
  value === undefined ? '' : String(value / scale);
/** NaN if it cannot be read, or says more than fits; every rule rejects that. */
function read(typed: string, decimals: number): number {
  const found = readDecimal(typed, decimals, 'value.invalid');
  return 'value' in found ? found.value : Number.NaN;
}

export const draftOfProximity = (from?: ProximityProfile): ProximityDraft => ({
  name: from?.name ?? '',
  distance: scaled(from?.merchantDistanceThousandthsMax, 1000),
  age: scaled(from?.fuelPingAgeMinutesMax, 1),
  variance: scaled(from?.fuelVarianceBasisPointsMax, 100),
});

export const toProximity = (draft: ProximityDraft): ProximityProfile => ({
  name: draft.name.trim(),
  merchantDistanceThousandthsMax: read(draft.distance, 3),
  fuelPingAgeMinutesMax: read(draft.age, 0),
  fuelVarianceBasisPointsMax: read(draft.variance, 2),
});

const FIELDS: Readonly<Record<string, readonly [field: string, scale: number]>> = {
  merchantDistanceThousandthsMax: ['distance', 1000],
  fuelPingAgeMinutesMax: ['age', 1],
  fuelVarianceBasisPointsMax: ['variance', 100],
};

/** The field that shows the errors of a part of the profile. */
export const proximityField = (path: string): string => FIELDS[path]?.[0] ?? path;

/** An issue with its bounds converted to the unit that people type. */
function asTyped({ path, key, params }: FieldIssue): FieldIssue {
  const [field, scale] = FIELDS[path] ?? [path, 1];
  const inUnit = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value / scale : value,
  ]);
  return { path: field, key, params: Object.fromEntries(inUnit) };
}

/** What is wrong with the fields, by their names. [PROX-01, ENT-39] */
export const checkProximity = (draft: ProximityDraft): readonly FieldIssue[] =>
  issuesOf(proximityProfile, toProximity(draft)).map(asTyped);
