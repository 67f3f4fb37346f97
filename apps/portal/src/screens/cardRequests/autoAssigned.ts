import type { Card, Flags } from '@forecourt/validation';

/**
 * The card preselected in a dialog: the first unassigned one if cards are assigned automatically;
 * otherwise none, and the user chooses. [FLAG-27]
 */
export function autoAssigned(
  flags: Flags,
  cards: readonly Pick<Card, 'cardId' | 'driverName' | 'unitNumber'>[],
): string {
  if (!flags.has('cardAutoAssign')) return '';
  const freeCard = cards.find((card) => card.driverName === null && card.unitNumber === null);
  return freeCard?.cardId ?? '';
}
