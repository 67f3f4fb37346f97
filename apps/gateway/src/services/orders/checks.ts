import {
  cfnCardOrders,
  cfnOrderRefusal,
  fieldIssues,
  type CardOrder,
  type FieldIssue,
} from '@forecourt/validation';
import { Refusal, issueAt } from '../../http/refusal.ts';
import { idKey, referenceIssues, type OrderReferences } from './references.ts';

/** Lists cards whose employee ID belongs to another driver of the order. */
function sharedEmployees(cards: readonly CardOrder[]): FieldIssue[] {
  const owners = new Map<string, string>();
  return cards.flatMap((card, index): FieldIssue[] => {
    if (card.employeeId === null) return [];
    const [employee, driver] = [idKey(card.employeeId), idKey(card.driverId)];
    const owner = owners.get(employee) ?? driver;
    owners.set(employee, owner);
    if (owner === driver) return [];
    return [issueAt(`cards.${index}.employeeId`, 'import.alreadyUsed')];
  });
}

/** @throws Refusal `order.notPossible` with every issue of every card. */
export function requirePossible(cards: readonly CardOrder[], references: OrderReferences): void {
  const fields = [
    ...cards.flatMap((card, index) =>
      referenceIssues(card, references).map((issue) => ({
        ...issue,
        path: `cards.${index}.${issue.path}`,
      })),
    ),
    ...sharedEmployees(cards),
  ];
  if (cards.length === 0) fields.push(issueAt('cards', 'value.required'));
  if (fields.length > 0) throw new Refusal(422, 'order.notPossible', { fields });
}

/**
 * @throws Refusal `order.cfnNotOffered` if the account's program has no cardlock cards,
 * `order.notPossible` if a card does not state what it may buy. [NAV-22, GW-36]
 */
export function requireCfn(cards: readonly CardOrder[], features: readonly string[]): void {
  const refusal = cfnOrderRefusal(features);
  if (refusal) {
    throw new Refusal(422, 'order.cfnNotOffered', { fields: [{ path: 'network', ...refusal }] });
  }
  const parsed = cfnCardOrders.safeParse(cards);
  if (parsed.success) return;
  const fields = fieldIssues(parsed.error);
  throw new Refusal(422, 'order.notPossible', {
    fields: fields.map((issue) => ({ ...issue, path: `cards.${issue.path}` })),
  });
}
