import namesOf from './callNames.json' with { type: 'json' };

export type Area = () => Promise<Readonly<Record<string, unknown>>>;

/** All areas except those of the first calls, so that a page loads only the areas it uses. */
export const AREAS: Readonly<Record<string, Area>> = {
  accountSettings: () => import('./accountSettings.ts'),
  addOns: () => import('./addOns.ts'),
  alerts: () => import('./alerts.ts'),
  authenticators: () => import('./authenticators.ts'),
  cardActions: () => import('./cardActions.ts'),
  cardBulks: () => import('./cardBulks.ts'),
  cardGroups: () => import('./cardGroups.ts'),
  cardholders: () => import('./cardholders.ts'),
  cardPins: () => import('./cardPins.ts'),
  cardPrompts: () => import('./cardPrompts.ts'),
  cardRequests: () => import('./cardRequests.ts'),
  cards: () => import('./cards.ts'),
  caughtExceptions: () => import('./caughtExceptions.ts'),
  disputes: () => import('./disputes.ts'),
  driverRequests: () => import('./driverRequests.ts'),
  exports: () => import('./exports.ts'),
  expressChecks: () => import('./expressChecks.ts'),
  funding: () => import('./funding.ts'),
  handOvers: () => import('./handOvers.ts'),
  help: () => import('./help.ts'),
  imports: () => import('./imports.ts'),
  insights: () => import('./insights.ts'),
  integrations: () => import('./integrations.ts'),
  joining: () => import('./joining.ts'),
  limits: () => import('./limits.ts'),
  listPrices: () => import('./listPrices.ts'),
  liveHelp: () => import('./liveHelp.ts'),
  manageUsers: () => import('./manageUsers.ts'),
  oneClick: () => import('./oneClick.ts'),
  payments: () => import('./payments.ts'),
  people: () => import('./people.ts'),
  profile: () => import('./profile.ts'),
  promptedIds: () => import('./promptedIds.ts'),
  proximity: () => import('./proximity.ts'),
  purchaseChecks: () => import('./purchaseChecks.ts'),
  reports: () => import('./reports.ts'),
  rewards: () => import('./rewards.ts'),
  roster: () => import('./roster.ts'),
  savedViews: () => import('./savedViews.ts'),
  statements: () => import('./statements.ts'),
  telematics: () => import('./telematics.ts'),
  transactions: () => import('./transactions.ts'),
  webhooks: () => import('./webhooks.ts'),
};

/** The area that declares a call, per the names that `scripts/openapi.ts` generates. */
export const areaOf = (name: string): Area | undefined =>
  AREAS[Object.entries(namesOf).find(([, names]) => names.includes(name))?.[0] ?? ''];
