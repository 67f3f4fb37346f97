import type { RouteName } from '../../addresses/paths.ts';
import type { PortalTextKey } from '../../messages/text.ts';

type LaterText = Extract<PortalTextKey, `later.${RouteName}`>;
/** Routes whose screen is still to come. */
export type LaterRoute = LaterText extends `later.${infer R}` ? Extract<R, RouteName> : never;

/** The name of each screen to come, as its entry in the menu says it. */
export const LATER_NAMES: Readonly<Record<LaterRoute, PortalTextKey>> = {
  liveHelp: 'menu.liveHelp',
};

export const isLater = (route: RouteName): route is LaterRoute => Object.hasOwn(LATER_NAMES, route);
