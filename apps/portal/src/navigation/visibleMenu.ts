import type { AccountFeature, Flags, Permission } from '@forecourt/validation';
import type { PlainRoute, QueryParams } from '../addresses/href.ts';
import type { RouteName } from '../addresses/paths.ts';
import { HELP_MENU, MAIN_MENU } from './menu.ts';
import type { ExternalLink, Gate, MenuEntry, MenuName } from './menu.ts';

/** Who sees the menu, and where. */
export interface MenuViewer {
  readonly features: ReadonlySet<AccountFeature | (string & {})>;
  readonly flags: Flags;
  readonly may: (permission: Permission) => boolean;
  readonly isPhone: boolean;
}

/** An entry that is shown; `children` are empty for one without any. */
export interface VisibleEntry {
  readonly name: MenuName;
  readonly route: PlainRoute | null;
  readonly query: QueryParams;
  readonly external: ExternalLink | null;
  readonly children: readonly VisibleEntry[];
}

/** Groups that are hidden together with their children when none of them is revealed. [NAV-37] */
const FOLLOWS_ITS_CHILDREN: readonly MenuName[] = ['services', 'support'];

/** Whether a gate is open; an entry without gate is always shown. */
export function isOpen(gate: Gate | undefined, viewer: MenuViewer): boolean {
  if (!gate) return true;
  return (
    (gate.feature === undefined || viewer.features.has(gate.feature)) &&
    (gate.unlessFeature === undefined || !viewer.features.has(gate.unlessFeature)) &&
    (gate.flag === undefined || viewer.flags.has(gate.flag)) &&
    (gate.permission === undefined || viewer.may(gate.permission)) &&
    (gate.phoneOnly === undefined || viewer.isPhone)
  );
}

function show(entries: readonly MenuEntry[], viewer: MenuViewer): VisibleEntry[] {
  return entries.flatMap((entry) => {
    if (!isOpen(entry.gate, viewer)) return [];
    const children = 'children' in entry ? show(entry.children ?? [], viewer) : [];
    if (children.length === 0 && FOLLOWS_ITS_CHILDREN.includes(entry.name)) return [];
    return [
      {
        name: entry.name,
        route: 'route' in entry ? entry.route : null,
        query: 'query' in entry ? (entry.query ?? {}) : {},
        external: 'external' in entry ? entry.external : null,
        children,
      },
    ];
  });
}

/** The main menu as this person sees it. [NAV-01 to NAV-46] */
export function visibleMenu(viewer: MenuViewer): VisibleEntry[] {
  return show(MAIN_MENU, viewer);
}

/** The Help menu as this person sees it. [NAV-47] */
export function visibleHelp(viewer: MenuViewer): VisibleEntry[] {
  return show(HELP_MENU, viewer);
}

/** The ways to a screen: for each entry that leads there, the gates from the menu's top to it. */
function waysTo(route: RouteName, entries: readonly MenuEntry[], above: readonly Gate[]): Gate[][] {
  return entries.flatMap((entry) => {
    const gates = entry.gate ? [...above, entry.gate] : [...above];
    const here = 'route' in entry && entry.route === route ? [gates] : [];
    const below = 'children' in entry ? waysTo(route, entry.children ?? [], gates) : [];
    return [...here, ...below];
  });
}

/** Personal screens, closed to someone who acts in the person's name. [UI-18] */
const OWN_SCREENS: Readonly<Partial<Record<RouteName, Gate>>> = {
  profile: { permission: 'profile.edit' },
  mySettings: { permission: 'credentials.change' },
};

/**
 * Whether this person may open the screen by its address: when one way of the menu leads there, so
 * that a hidden entry is not one address away. Other screens outside the menu have their own checks.
 */
export function mayOpen(route: RouteName, viewer: MenuViewer): boolean {
  if (!isOpen(OWN_SCREENS[route], viewer)) return false;
  const ways = waysTo(route, [...MAIN_MENU, ...HELP_MENU], []);
  return ways.length === 0 || ways.some((way) => way.every((gate) => isOpen(gate, viewer)));
}

/** Whether no one of this account may open the screen, whatever they may do: the account lacks it. */
export function isNotOfAccount(route: RouteName, viewer: MenuViewer): boolean {
  return !mayOpen(route, { ...viewer, may: () => true, isPhone: true });
}
