/** What an actor can be allowed to do, named area.verb. `can()` answers for each. */
export const PERMISSIONS = [
  'account.view',
  'overview.view',
  'notifications.view',
  'notifications.settle',
  'cards.view',
  'cards.order',
  'cards.changeStatus',
  'cards.export',
  'limits.view',
  'limits.edit',
  'transactions.view',
  'bills.view',
  'bills.pay',
  'statements.view',
  'reports.view',
  'reports.create',
  'users.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
