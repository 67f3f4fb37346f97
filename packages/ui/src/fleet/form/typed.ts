import type { FieldIssue } from '@forecourt/validation';
import { issuesOf, type Rule } from './useRuledForm.ts';

/** Selects the fleet if there is only one. */
export const onlyFleet = (fleets: readonly { readonly value: string }[]): { fleetId?: string } => {
  const [only] = fleets;
  return fleets.length === 1 && only ? { fleetId: only.value } : {};
};

/** A rule that reads what people type into an integer. */
export interface ReadingRule extends Rule {
  readonly parse: (value: unknown) => number;
}

/** What was typed, without blanks around it; null when nothing was. */
export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The number that a field stands for: null when it is empty, NaN when it can't be read. */
export function readTyped(rule: ReadingRule, typed: string): number | null {
  if (typed.trim() === '') return null;
  return rule.safeParse(typed).success ? rule.parse(typed) : Number.NaN;
}

/** A whole number of up to six digits: null when the field is empty, NaN when it can't be read. */
export function readCount(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** What a rule says about a field that may stay empty. */
export const typedIssues = (rule: Rule, typed: string, path: string): readonly FieldIssue[] =>
  typed.trim() === '' ? [] : issuesOf(rule, typed, path);

/** Issues of the fields, and issues of the whole for fields that have none yet. */
export const joined = (
  ofFields: readonly FieldIssue[],
  ofWhole: readonly FieldIssue[],
): readonly FieldIssue[] => {
  const wrong = new Set(ofFields.map(({ path }) => path));
  return [...ofFields, ...ofWhole.filter(({ path }) => !wrong.has(path))];
};
