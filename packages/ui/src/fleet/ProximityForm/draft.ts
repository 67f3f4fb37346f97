import {
  proximityProfile,
  readDecimal,
  type FieldIssue,
  type ProximityProfile,
} from '@forecourt/validation';
import { issuesOf, scaledText } from '../form/index.ts';

/** The form's field values, as typed. */
export interface ProximityDraft {
  name: string;
  /** In miles, with up to three decimals. */
  distance: string;
  /** In whole minutes. */
  age: string;
  /** In percent, with up to two decimals. */
  variance: string;
}

/** Parses a number; `NaN`, which every rule rejects, if it is invalid or too precise. */
function parseNumber(input: string, decimals: number): number {
  const result = readDecimal(input, decimals, 'value.invalid');
  return 'value' in result ? result.value : Number.NaN;
}

export const draftOfProximity = (from?: ProximityProfile): ProximityDraft => ({
  name: from?.name ?? '',
  distance: scaledText(from?.merchantDistanceThousandthsMax, 1000),
  age: scaledText(from?.fuelPingAgeMinutesMax, 1),
  variance: scaledText(from?.fuelVarianceBasisPointsMax, 100),
});

export const toProximity = (draft: ProximityDraft): ProximityProfile => ({
  name: draft.name.trim(),
  merchantDistanceThousandthsMax: parseNumber(draft.distance, 3),
  fuelPingAgeMinutesMax: parseNumber(draft.age, 0),
  fuelVarianceBasisPointsMax: parseNumber(draft.variance, 2),
});

const FIELDS: Readonly<Record<string, readonly [field: string, scale: number]>> = {
  merchantDistanceThousandthsMax: ['distance', 1000],
  fuelPingAgeMinutesMax: ['age', 1],
  fuelVarianceBasisPointsMax: ['variance', 100],
};

/** Maps an issue's path to the form's field. */
export const proximityField = (path: string): string => FIELDS[path]?.[0] ?? path;

/** Converts an issue's bounds to the units that people type. */
function inTypedUnits({ path, key, params }: FieldIssue): FieldIssue {
  const [field, scale] = FIELDS[path] ?? [path, 1];
  const scaledParams = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value / scale : value,
  ]);
  return { path: field, key, params: Object.fromEntries(scaledParams) };
}

/** Checks the draft and returns issues by field. [PROX-01, ENT-39] */
export const checkProximity = (draft: ProximityDraft): readonly FieldIssue[] =>
  issuesOf(proximityProfile, toProximity(draft)).map(inTypedUnits);
