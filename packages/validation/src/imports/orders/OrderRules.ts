import type { CardOrder } from '../../cards/cardOrder.ts';
import {
  betweenLimits,
  betweenParts,
  orderFields,
  orderLimitFields,
} from '../../cards/orderFields.ts';
import { fieldIssues, type FieldIssue } from '../../core/issue.ts';
import type { FoundIssue } from '../../core/shape.ts';
import type { OrderDraft } from './cardOfRow.ts';
import { remembered } from '../remembered.ts';

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

/** What a field's schema says, for values that come again said once. */
const ruleOf = (schema: FieldSchema, path: string) =>
  remembered(null, (value: string | number | null): readonly FieldIssue[] => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [] : fieldIssues(parsed.error).map((issue) => ({ ...issue, path }));
  });

function rulesOf<Name extends string>(fields: Readonly<Record<Name, FieldSchema>>, within = '') {
  const rules: FieldRule<Name>[] = [];
  for (const name in fields) {
    rules.push({ name, issuesOf: ruleOf(fields[name], `${within}${name}`) });
  }
  return rules;
}

/** One for all cards that nothing is against: a file has many of them. */
const NONE: readonly FieldIssue[] = [];

const placed = (issues: readonly FoundIssue[], within = ''): readonly FieldIssue[] =>
  issues.length === 0
    ? NONE
    : issues.map(({ path, key, params = {} }) => ({
        path: `${within}${path.join('.')}`,
        key,
        params,
      }));

const joined = (found: readonly FieldIssue[], issues: readonly FieldIssue[]) =>
  issues.length === 0 ? found : [...found, ...issues];

/** The rules of `cardOrder` over many cards: the same schemas, asked field by field. */
export class OrderRules {
  readonly #fields = rulesOf(orderFields);
  readonly #limits = rulesOf(orderLimitFields, 'limits.');

  /** What is against a card, field by field, then between fields. */
  issuesOf(card: OrderDraft): readonly FieldIssue[] {
    let found = NONE;
    for (const { name, issuesOf } of this.#fields) found = joined(found, issuesOf(card[name]));
    for (const { name, issuesOf } of this.#limits) {
      found = joined(found, issuesOf(card.limits[name]));
    }
    found = joined(found, placed(betweenLimits(card.limits), 'limits.'));
    return joined(found, placed(betweenParts(card)));
  }
}

/** A draft that nothing is against is a card to order: cells are clean before the rules see them. */
export const isOrder = (card: OrderDraft, issues: readonly FieldIssue[]): card is CardOrder =>
  issues.length === 0;
