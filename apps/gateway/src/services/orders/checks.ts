import type { CardOrder, FieldIssue } from '@forecourt/validation';
import { Refusal } from '../../http/refusal.ts';
import { referenceIssues, type OrderReferences } from './references.ts';

/** Everything against one card: the rules of an order, and what it names. */
export function cardIssues(card: CardOrder, known: OrderReferences): FieldIssue[] {
  return referenceIssues(card, known);
}

/** Two drivers of one order may not share an employee ID. */
function sharedEmployees(cards: readonly CardOrder[]): FieldIssue[] {
  const owners = new Map<string, string | null>();
  return cards.flatMap((card, index): FieldIssue[] => {
    if (card.employeeId === null) return [];
    const owner = owners.get(card.employeeId);
    if (owner === undefined) owners.set(card.employeeId, card.driverId);
    if (owner === undefined || owner === card.driverId) return [];
    return [{ path: `cards.${index}.employeeId`, key: 'import.alreadyUsed', params: {} }];
  });
}

/** @throws Refusal `order.notPossible` with every field of every card that stands against it. */
export function requirePossible(cards: readonly CardOrder[], known: OrderReferences): void {
  const fields = [
    ...cards.flatMap((card, index) =>
      cardIssues(card, known).map((issue) => ({ ...issue, path: `cards.${index}.${issue.path}` })),
    ),
    ...sharedEmployees(cards),
  ];
  if (cards.length === 0) fields.push({ path: 'cards', key: 'value.required', params: {} });
  if (fields.length > 0) throw new Refusal(422, 'order.notPossible', { fields });
}
