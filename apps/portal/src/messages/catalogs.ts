import type { LoadTexts } from './texts.ts';

/** Every catalog except the initial one; each loads with the first screen that needs it. */
const CATALOGS = {
  /** Texts of every rule and component. */
  shared: () => import('./shared.ts'),
  /** Texts of the shell and the Overview, with the rules and components they use. */
  signedIn: () => import('./signedIn.ts'),
  // areas that load few components and rules, so that they open quickly
  commands: () => import('./commands.ts'),
  help: () => import('./help.ts'),
  idle: () => import('./idle.ts'),
  profile: () => import('./profile.ts'),
  accountSettings: () => import('../screens/accountSettings/messages/en.ts'),
  activity: () => import('../screens/activity/messages/en.ts'),
  addOns: () => import('../screens/addOns/messages/en.ts'),
  agent: () => import('../screens/agent/messages/en.ts'),
  alerts: () => import('../screens/alerts/messages/en.ts'),
  cardActions: () => import('../screens/cards/actions/messages/en.ts'),
  cards: () => import('../screens/cards/messages/en.ts'),
  disputes: () => import('../screens/disputes/messages/en.ts'),
  driverRequests: () => import('../screens/driverRequests/messages/en.ts'),
  expressChecks: () => import('../screens/expressChecks/messages/en.ts'),
  files: () => import('../screens/files/messages/en.ts'),
  imports: () => import('../screens/imports/messages/en.ts'),
  insights: () => import('../screens/insights/messages/en.ts'),
  integrations: () => import('../screens/integrations/messages/en.ts'),
  joining: () => import('../screens/joining/messages/en.ts'),
  limits: () => import('../screens/limits/messages/en.ts'),
  lists: () => import('../screens/lists/messages/en.ts'),
  money: () => import('../screens/money/messages/en.ts'),
  notifications: () => import('../screens/notifications/messages/en.ts'),
  outages: () => import('../screens/outages/messages/en.ts'),
  passcode: () => import('../screens/passcode/messages/en.ts'),
  promptedIds: () => import('../screens/promptedIds/messages/en.ts'),
  proximity: () => import('../screens/proximity/messages/en.ts'),
  reports: () => import('../screens/reports/messages/en.ts'),
  rewards: () => import('../screens/rewards/messages/en.ts'),
  roster: () => import('../screens/roster/messages/en.ts'),
  settings: () => import('../screens/settings/messages/en.ts'),
  signInHelp: () => import('../screens/signInHelp/messages/en.ts'),
  signInSteps: () => import('../screens/signInSteps/messages/en.ts'),
  statements: () => import('../screens/statements/messages/en.ts'),
  switch: () => import('../screens/switch/messages/en.ts'),
  timeline: () => import('../screens/timeline/messages/en.ts'),
  users: () => import('../screens/users/messages/en.ts'),
} as const satisfies Readonly<Record<string, LoadTexts>>;

export type CatalogName = keyof typeof CATALOGS;
type KeysOf<Name extends CatalogName> = keyof Awaited<ReturnType<(typeof CATALOGS)[Name]>>['en'];
/** A key in any of these catalogs. */
export type CatalogKey = { [Name in CatalogName]: KeysOf<Name> }[CatalogName];

const load = (name: CatalogName): ReturnType<LoadTexts> => CATALOGS[name]();

/** Returns a loader that merges catalogs: `catalogs('shared', 'cards')`. */
export const catalogs =
  (...names: readonly CatalogName[]): LoadTexts =>
  async () => {
    const loaded = await Promise.all(names.map(load));
    return { en: Object.fromEntries(loaded.flatMap(({ en }) => Object.entries(en))) };
  };
