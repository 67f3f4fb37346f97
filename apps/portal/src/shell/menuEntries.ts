import {
  Activity,
  ChartColumn,
  CreditCard,
  Download,
  FileText,
  FlaskConical,
  Gift,
  House,
  Landmark,
  LifeBuoy,
  Puzzle,
  Receipt,
  Scale,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { MainMenuEntry } from '@forecourt/ui/main-menu';
import { href, type PlainRoute } from '../addresses/href.ts';
import { PATHS, type RouteName } from '../addresses/paths.ts';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import type { TextKey } from '../messages/text.ts';
import { MAIN_MENU, type MenuEntry, type MenuName } from '../navigation/menu.ts';
import type { VisibleEntry } from '../navigation/visibleMenu.ts';

const ICONS: Readonly<Partial<Record<MenuName, LucideIcon>>> = {
  myAccount: House,
  funds: Wallet,
  expressFunds: Wallet,
  pay: Receipt,
  activity: Activity,
  cards: CreditCard,
  expressChecks: Landmark,
  statements: FileText,
  reports: ChartColumn,
  reportsBeta: FlaskConical,
  downloads: Download,
  rewards: Gift,
  services: Puzzle,
  support: LifeBuoy,
  legal: Scale,
};

export interface MenuTexts {
  readonly text: (key: TextKey) => string;
  readonly links: RuntimeConfig['links'];
}

/** Converts menu entries for the component; omits external pages without an address. */
export function menuEntries(entries: readonly VisibleEntry[], words: MenuTexts): MainMenuEntry[] {
  return entries.flatMap((entry): MainMenuEntry[] => {
    const children = menuEntries(entry.children, words);
    const external = entry.external === null ? undefined : words.links[entry.external];
    const ownHref = entry.route === null ? external : href(entry.route, {}, entry.query);
    const target = ownHref ?? children[0]?.href;
    if (target === undefined) return [];
    const icon = ICONS[entry.name];
    const isExternal = external !== undefined || (ownHref === undefined && children[0]?.isExternal);
    return [
      {
        id: entry.name,
        label: words.text(`menu.${entry.name}`),
        href: target,
        ...(icon ? { icon } : {}),
        ...(isExternal ? { isExternal: true } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  });
}

const routesIn = (entries: readonly MenuEntry[]): PlainRoute[] =>
  entries.flatMap((entry) => [
    ...('route' in entry ? [entry.route] : []),
    ...('children' in entry ? routesIn(entry.children ?? []) : []),
  ]);
/** The menu's routes, longest path first. */
const IN_MENU = routesIn(MAIN_MENU).toSorted((a, b) => PATHS[b].length - PATHS[a].length);
/** Routes shown under an entry that their path does not imply. */
const ELSEWHERE: Readonly<Partial<Record<RouteName, RouteName>>> = {
  disputes: 'activity',
  newDispute: 'activity',
  dispute: 'activity',
  orders: 'orderCards',
  order: 'orderCards',
};

/** The route of the entry for a screen; by default, the one with the longest matching path. */
function menuRouteOf(shown: RouteName): RouteName {
  const isBelow = (path: string) =>
    path.length > 1 && path.endsWith('/') && PATHS[shown].startsWith(path);
  if (IN_MENU.some((route) => route === shown)) return shown;
  return ELSEWHERE[shown] ?? IN_MENU.find((route) => isBelow(PATHS[route])) ?? shown;
}

/** The current screen's menu entry: the most deeply nested one. */
export function currentEntry(
  entries: readonly VisibleEntry[],
  shown: RouteName | null,
  shownTab: string | null,
): MenuName | undefined {
  if (shown === null) return undefined;
  const route = menuRouteOf(shown);
  const tab = route === shown ? shownTab : null;
  for (const entry of entries) {
    const below = currentEntry(entry.children, route, tab);
    if (below) return below;
    const isHere = entry.route === route && (entry.query['tab'] ?? null) === tab;
    if (isHere && entry.children.length === 0) return entry.name;
  }
  const matches = entries.filter((entry) => entry.route === route);
  // a tab without its own entry uses that of the whole screen
  return (matches.find(({ query }) => query['tab'] === undefined) ?? matches[0])?.name;
}
