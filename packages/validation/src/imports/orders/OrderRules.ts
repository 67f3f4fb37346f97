import type { CardOrder } from '../../cards/cardOrder.ts';
import {
  crossLimitIssues,
  crossFieldIssues,
  orderFields,
  orderLimitFields,
} from '../../cards/orderFields.ts';
import { fieldIssues, type FieldIssue } from '../../core/issue.ts';
import type { CrossFieldIssue } from '../../core/shape.ts';
import type { OrderDraft } from './cardOfRow.ts';
import { memoizeRecent } from '../memoizeRecent.ts';

interface FieldSchema {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };
}
interface FieldRule<Name extends string> {
  readonly name: Name;
  readonly issuesOf: (value: string | number | null) => readonly FieldIssue[];
}

/** Returns the issues of a field's schema, cached for repeated values. */
const ruleOf = (schema: FieldSchema, path: string) =>
  memoizeRecent(null, (value: string | number | null): readonly FieldIssue[] => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [] : fieldIssues(parsed.error).map((issue) => ({ ...issue, path }));
  });

function rulesOf<Name extends string>(fields: Readonly<Record<Name, FieldSchema>>, prefix = '') {
  const rules: FieldRule<Name>[] = [];
  for (const name in fields) {
    rules.push({ name, issuesOf: ruleOf(fields[name], `${prefix}${name}`) });
  }
  return rules;
}

/** Shared by all cards without issues, since a file has many of them. */
const NO_ISSUES: readonly FieldIssue[] = [];

const toFieldIssues = (issues: readonly CrossFieldIssue[], prefix = ''): readonly FieldIssue[] =>
  issues.length === 0
    ? NO_ISSUES
    : issues.map(({ path, key, params = {} }) => ({
        path: `${prefix}${path.join('.')}`,
        key,
        params,
      }));

const concatIssues = (existing: readonly FieldIssue[], issues: readonly FieldIssue[]) =>
  issues.length === 0 ? existing : [...existing, ...issues];

/** The rules of `cardOrder`, applied field by field to check many cards quickly. */
export class OrderRules {
  readonly #fields = rulesOf(orderFields);
  readonly #limits = rulesOf(orderLimitFields, 'limits.');

  /** Returns a card's issues, first by field, then across fields. */
  issuesOf(card: OrderDraft): readonly FieldIssue[] {
    let issues = NO_ISSUES;
    for (const { name, issuesOf } of this.#fields)
      issues = concatIssues(issues, issuesOf(card[name]));
    for (const { name, issuesOf } of this.#limits) {
      issues = concatIssues(issues, issuesOf(card.limits[name]));
    }
    issues = concatIssues(issues, toFieldIssues(crossLimitIssues(card.limits), 'limits.'));
    return concatIssues(issues, toFieldIssues(crossFieldIssues(card)));
  }
}

/** A draft without issues is a valid order, since cells are cleaned before the rules see them. */
export const isOrder = (card: OrderDraft, issues: readonly FieldIssue[]): card is CardOrder =>
  issues.length === 0;
