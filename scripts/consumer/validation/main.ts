import { can, type Actor } from '@forecourt/validation/access';
import { cardLifecycle, cardOrderRow, type CardOrderRow } from '@forecourt/validation/cards';
import { fieldIssues, type FieldIssue } from '@forecourt/validation/core';
import { reportsRange } from '@forecourt/validation/dates';
import { en, type MessageKey } from '@forecourt/validation/messages';
import { expressLimits } from '@forecourt/validation/money';
import { findProduct, gallons } from '@forecourt/validation';

/** A row of a file with its amounts in cents, or the issues with it. */
export function rowOf(cells: Readonly<Record<string, string>>): CardOrderRow | FieldIssue[] {
  const parsed = cardOrderRow.safeParse(cells);
  return parsed.success ? parsed.data : fieldIssues(parsed.error);
}

const actor: Actor = {
  role: 'manager',
  accountState: 'open',
  fleetIds: null,
  extraPermissions: [],
};
export const mayOrder: boolean = can(actor, 'cards.order').allowed;
export const cents: number = expressLimits.parse({
  maxTransactionAmount: '75',
  dailyTransactionAmount: '100',
}).maxTransactionAmount;
export const milligallons: number = gallons.parse('62.5');
export const unit: string | undefined = findProduct('440')?.unit;
export const textOf = (key: MessageKey): string => en[key];
export const range = reportsRange({ now: new Date(), timeZone: 'America/Chicago' });

// @ts-expect-error there is no such action
cardLifecycle.apply('active', 'paint', { accountState: 'open' });
// @ts-expect-error there is no such text
textOf('vin.nothing');
