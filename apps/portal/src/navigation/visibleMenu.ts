import type { AccountFeature, Flags, Permission } from '@forecourt/validation';
import type { PlainRoute, QueryParams } from '../addresses/href.ts';
import type { RouteName } from '../addresses/paths.ts';
import { HELP_MENU, MAIN_MENU } from './menu.ts';
import type { ExternalLink, Gate, MenuEntry, MenuName } from './menu.ts';

/** Who is viewing the menu, and on what. */
export interface MenuViewer {
  readonly features: ReadonlySet<AccountFeature | (string & {})>;
  readonly flags: Flags;
  readonly may: (permission: Permission) => boolean;
  readonly isPhone: boolean;
}

/** A visible entry; `children` is empty if it has none. */
export interface VisibleEntry {
  readonly name: MenuName;
  readonly route: PlainRoute | null;
  readonly query: QueryParams;
  readonly external: ExternalLink | null;
  readonly children: readonly VisibleEntry[];
}

/** Entries that are hidden when none of their children is visible. [NAV-37] */
const FOLLOWS_ITS_CHILDREN: readonly MenuName[] = ['services', 'support'];

/** Whether the viewer passes a gate; an entry without one is always visible. */
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

function visibleEntries(entries: readonly MenuEntry[], viewer: MenuViewer): VisibleEntry[] {
  return entries.flatMap((entry) => {
    if (!isOpen(entry.gate, viewer)) return [];
    const children = 'children' in entry ? visibleEntries(entry.children ?? [], viewer) : [];
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

/** The main menu, filtered for this viewer. [NAV-01 to NAV-46] */
export function visibleMenu(viewer: MenuViewer): VisibleEntry[] {
  return visibleEntries(MAIN_MENU, viewer);
}

/** The Help menu, filtered for this viewer. [NAV-47] */
export function visibleHelp(viewer: MenuViewer): VisibleEntry[] {
  return visibleEntries(HELP_MENU, viewer);
}

/** For each entry that leads to a route, the gates from the top of the menu down to it. */
function gatePathsTo(
  route: RouteName,
  entries: readonly MenuEntry[],
  parentGates: readonly Gate[],
): Gate[][] {
  return entries.flatMap((entry) => {
    const gates = entry.gate ? [...parentGates, entry.gate] : [...parentGates];
    const here = 'route' in entry && entry.route === route ? [gates] : [];
    const below = 'children' in entry ? gatePathsTo(route, entry.children ?? [], gates) : [];
    return [...here, ...below];
  });
}

/** Personal screens, closed to someone acting on the user's behalf. [UI-18] */
const OWN_SCREENS: Readonly<Partial<Record<RouteName, Gate>>> = {
  profile: { permission: 'profile.edit' },
  mySettings: { permission: 'credentials.change' },
};

/**
 * Whether the viewer may open a screen by its address: at least one menu path to it must be open,
 * so that hiding an entry also blocks its address. Screens outside the menu have their own checks.
 */
export function mayOpen(route: RouteName, viewer: MenuViewer): boolean {
  if (!isOpen(OWN_SCREENS[route], viewer)) return false;
  const gatePaths = gatePathsTo(route, [...MAIN_MENU, ...HELP_MENU], []);
  return (
    gatePaths.length === 0 || gatePaths.some((gates) => gates.every((gate) => isOpen(gate, viewer)))
  );
}

/** Whether the account itself lacks the screen, whatever the viewer's permissions. */
export function isNotOfAccount(route: RouteName, viewer: MenuViewer): boolean {
  return !mayOpen(route, { ...viewer, may: () => true, isPhone: true });
}
