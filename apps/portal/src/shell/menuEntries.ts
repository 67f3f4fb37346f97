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
import { href } from '../addresses/href.ts';
import type { RouteName } from '../addresses/paths.ts';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import type { TextKey } from '../messages/text.ts';
import type { MenuName } from '../navigation/menu.ts';
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

export interface MenuWords {
  readonly text: (key: TextKey) => string;
  readonly links: RuntimeConfig['links'];
}

/** The menu's data as the component draws it; an external page without an address is left out. */
export function menuEntries(entries: readonly VisibleEntry[], words: MenuWords): MainMenuEntry[] {
  return entries.flatMap((entry): MainMenuEntry[] => {
    const children = menuEntries(entry.children, words);
    const external = entry.external === null ? undefined : words.links[entry.external];
    const own = entry.route === null ? external : href(entry.route, {}, entry.query);
    const target = own ?? children[0]?.href;
    if (target === undefined) return [];
    const icon = ICONS[entry.name];
    const isExternal = external !== undefined || (own === undefined && children[0]?.isExternal);
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

/** Screens without an entry of their own stand under another's. */
const PLACES: Readonly<Partial<Record<RouteName, RouteName>>> = {
  inviteUser: 'manageUsers',
  user: 'manageUsers',
  editUser: 'manageUsers',
  fees: 'pay',
  purchase: 'activity',
  disputes: 'activity',
  newDispute: 'activity',
  dispute: 'activity',
  card: 'cards',
  editCard: 'cards',
  cardBulk: 'cards',
  cardGroups: 'cards',
  limitsOfCard: 'cards',
  newCardLimit: 'cardLimits',
  cardLimit: 'cardLimits',
  driver: 'drivers',
  addDriver: 'drivers',
  editDriver: 'drivers',
  importDrivers: 'drivers',
  vehicle: 'vehicles',
  addVehicle: 'vehicles',
  editVehicle: 'vehicles',
  importVehicles: 'vehicles',
  importPurchases: 'vehicles',
  addPromptedId: 'promptedIds',
  editPromptedId: 'promptedIds',
  importPromptedIds: 'promptedIds',
  importOrder: 'orderCards',
  orders: 'orderCards',
  order: 'orderCards',
  expressCheck: 'expressCheckActivity',
  expressCheckSettings: 'expressChecks',
  statement: 'statements',
  redeem: 'rewards',
};

/** The entry of the screen that is shown: the lowest one that leads there. */
export function currentEntry(
  entries: readonly VisibleEntry[],
  shown: RouteName | null,
  shownTab: string | null,
): MenuName | undefined {
  if (shown === null) return undefined;
  const place = PLACES[shown];
  const route = place ?? shown;
  const tab = place ? null : shownTab;
  for (const entry of entries) {
    const below = currentEntry(entry.children, route, tab);
    if (below) return below;
    const isHere = entry.route === route && (entry.query['tab'] ?? null) === tab;
    if (isHere && entry.children.length === 0) return entry.name;
  }
  const there = entries.filter((entry) => entry.route === route);
  // of a tab without an entry of its own the one of the screen as a whole
  return (there.find(({ query }) => query['tab'] === undefined) ?? there[0])?.name;
}
