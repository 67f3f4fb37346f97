import type { FieldIssue } from '@forecourt/validation';
import { issuesOf, type Rule } from '../../form/index.ts';

/** Selects the fleet if there is only one. */
export const onlyFleet = (fleets: readonly { readonly value: string }[]): { fleetId?: string } => {
  const [fleet] = fleets;
  return fleets.length === 1 && fleet ? { fleetId: fleet.value } : {};
};

/** A rule that parses typed text into an integer. */
export interface ReadingRule extends Rule {
  readonly parse: (value: unknown) => number;
}

/** Trims the text; `null` if it is empty. */
export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** A stored number as people type it, in a unit `scale` times as large; empty if there is none. */
export const scaledText = (value: number | null | undefined, scale: number): string =>
  value === null || value === undefined ? '' : String(value / scale);

/** Parses a field: `null` if it is empty, `NaN` if it is invalid. */
export function readTyped(rule: ReadingRule, typed: string): number | null {
  if (typed.trim() === '') return null;
  return rule.safeParse(typed).success ? rule.parse(typed) : Number.NaN;
}

/** Parses a whole number of up to six digits: `null` if empty, `NaN` if invalid. */
export function readCount(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Issues of an optional field; none if it is empty. */
export const typedIssues = (rule: Rule, typed: string, path: string): readonly FieldIssue[] =>
  typed.trim() === '' ? [] : issuesOf(rule, typed, path);

/** Combines field issues with entity issues for the fields that have none yet. */
export const joinIssues = (
  fieldIssues: readonly FieldIssue[],
  entityIssues: readonly FieldIssue[],
): readonly FieldIssue[] => {
  const invalidPaths = new Set(fieldIssues.map(({ path }) => path));
  return [...fieldIssues, ...entityIssues.filter(({ path }) => !invalidPaths.has(path))];
};
