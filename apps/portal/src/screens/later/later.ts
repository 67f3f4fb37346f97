import type { RouteName } from '../../addresses/paths.ts';
import type { PortalTextKey } from '../../messages/text.ts';

type LaterText = Extract<PortalTextKey, `later.${RouteName}`>;
/** Routes whose screen is still to come. */
export type LaterRoute = LaterText extends `later.${infer R}` ? Extract<R, RouteName> : never;

/** The name of each screen to come, as its entry in the menu says it. */
export const LATER_NAMES: Readonly<Record<LaterRoute, PortalTextKey>> = {
  insights: 'menu.insights',
  accountSettings: 'menu.accountSettings',
  exceptions: 'menu.exceptions',
  notifications: 'menu.notifications',
  manageUsers: 'menu.manageUsers',
  orderCardsCfn: 'menu.orderCardsCfn',
  rewards: 'menu.rewards',
  services: 'menu.services',
  oneLook: 'menu.oneLook',
  fleetDash: 'menu.fleetDash',
  fraudProtector: 'menu.fraudProtector',
  maintenance: 'menu.maintenance',
  fleetAdvance: 'menu.fleetAdvance',
  contact: 'menu.contact',
  liveHelp: 'menu.liveHelp',
  feedback: 'menu.feedback',
  signInHelp: 'screen.signInHelp',
};

export const isLater = (route: RouteName): route is LaterRoute => Object.hasOwn(LATER_NAMES, route);
