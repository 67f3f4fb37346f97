import { accountCalls } from './accountCalls.ts';
import { cardCalls } from './cardCalls.ts';
import { moneyCalls } from './moneyCalls.ts';
import type { Call } from './call.ts';

export * from './alerts.ts';
export * from './addOns.ts';
export * from './accountSettings.ts';
export * from './authorization.ts';
export * from './notificationStream.ts';
export * from './call.ts';
export * from './common.ts';
export * from './caughtExceptions.ts';
export * from './cardActions.ts';
export * from './cardBulks.ts';
export * from './cardGroups.ts';
export * from './cardholders.ts';
export * from './cardPins.ts';
export * from './cardPrompts.ts';
export * from './cards.ts';
export * from './disputes.ts';
export * from './expressChecks.ts';
export * from './exports.ts';
export * from './funding.ts';
export * from './imports.ts';
export * from './insights.ts';
export * from './limits.ts';
export * from './listPrices.ts';
export * from './overview.ts';
export * from './payments.ts';
export * from './authenticators.ts';
export * from './handOvers.ts';
export * from './help.ts';
export * from './liveHelp.ts';
export * from './joining.ts';
export * from './manageUsers.ts';
export * from './people.ts';
export * from './terms.ts';
export * from './profile.ts';
export * from './purchaseChecks.ts';
export * from './reports.ts';
export * from './rewards.ts';
export * from './statements.ts';
export * from './transactions.ts';
export * from './promptedIds.ts';
export * from './cardRequests.ts';
export * from './proximity.ts';
export * from './oneClick.ts';
export * from './roster.ts';
export * from './savedViews.ts';
export * from './timeline.ts';
export * from './users.ts';
export { readWireDate, WIRE_DATE_ORDER, wireDate } from './wireDate.ts';

/** Every call by its name; static paths stand before those with parameters. */
export const contract = {
  ...accountCalls,
  ...cardCalls,
  ...moneyCalls,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
