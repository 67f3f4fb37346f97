import type { Card, Flags } from '@forecourt/validation';

/**
 * The card that a dialog begins with: the first that no one has, while cards are assigned by
 * themselves; else none, and someone chooses. [FLAG-27]
 */
export function autoAssigned(
  flags: Flags,
  cards: readonly Pick<Card, 'cardId' | 'driverName' | 'unitNumber'>[],
): string {
  if (!flags.has('cardAutoAssign')) return '';
  const free = cards.find((card) => card.driverName === null && card.unitNumber === null);
  return free?.cardId ?? '';
}
