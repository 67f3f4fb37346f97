import {
  Activity,
  ChartColumn,
  CreditCard,
  Download,
  FileText,
  Gift,
  House,
  Landmark,
  Puzzle,
  Receipt,
  Wallet,
} from 'lucide-react';
import type { CardState } from '@forecourt/validation';
import type { MainMenuEntry } from '../../navigation/MainMenu/index.ts';

const child = (id: string, label: string): MainMenuEntry => ({ id, label, href: `#/${id}` });

/** The main menu of a fleet enrolled in all programs. */
export const menu: readonly MainMenuEntry[] = [
  {
    id: 'account',
    label: 'My Account',
    href: '#/',
    icon: House,
    children: [
      child('overview', 'Overview'),
      child('insights', 'Insights'),
      child('departments', 'Departments'),
      child('fleets', 'Fleets'),
      child('exceptions', 'Exceptions'),
      child('notifications', 'Notifications'),
      child('users', 'Manage Users'),
      child('settings', 'Account Settings'),
    ],
  },
  {
    id: 'funds',
    label: 'Funds',
    href: '#/funds',
    icon: Wallet,
    children: [child('manage-funds', 'Manage Funds'), child('fund-history', 'Fund History')],
  },
  {
    id: 'pay',
    label: 'Pay',
    href: '#/pay',
    icon: Receipt,
    children: [child('pay-bill', 'Pay Bill'), child('payment-history', 'Payment History')],
  },
  {
    id: 'activity',
    label: 'Activity',
    href: '#/activity',
    icon: Activity,
    badge: { count: 12, label: '12 declines need review' },
  },
  {
    id: 'cards-group',
    label: 'Cards',
    href: '#/cards',
    icon: CreditCard,
    children: [
      child('cards', 'Manage Cards'),
      child('assignments', 'Card Assignments'),
      child('order', 'Order Cards'),
      child('limits', 'Card Limits'),
      child('one-click', 'One Click'),
      child('prompted-ids', 'Prompted IDs'),
    ],
  },
  { id: 'checks', label: 'Express Checks', href: '#/express-check', icon: Landmark },
  { id: 'statements', label: 'Statements', href: '#/statements', icon: FileText },
  { id: 'reports', label: 'Reports', href: '#/reports', icon: ChartColumn },
  { id: 'downloads', label: 'Downloads', href: '#/downloads', icon: Download },
  { id: 'rewards', label: 'Rewards', href: '#/rewards', icon: Gift },
  { id: 'services', label: 'Add-on Products', href: '#/services', icon: Puzzle },
];

/** Less prominent entries at the bottom of the menu. */
export const menuFoot: readonly MainMenuEntry[] = [{ id: 'help', label: 'Help', href: '#/help' }];

export const accounts = [
  { id: 'a1', name: 'Acme Freight', number: '0412', fleets: 4 },
  { id: 'a2', name: 'Acme Freight Canada', number: '0413', fleets: 1 },
  { id: 'a3', name: 'Panhandle Produce Haulers of Amarillo', number: '0977', fleets: 2 },
] as const;

/** A card as the stories' lists show it. */
export interface DemoCard {
  readonly id: string;
  readonly last4: string;
  readonly status: CardState;
  readonly assignedTo: string;
  readonly kind: 'Driver card' | 'Vehicle card' | 'Single card';
  readonly fleet: string;
  readonly profile: string;
  readonly spentCents: number;
  readonly lastUsed: string;
}

const names = [
  ['4821', 'active', 'R. Núñez', 'Driver card', 'Long haul', 'Linehaul tight'],
  ['7730', 'active', 'Unit 118', 'Vehicle card', 'Long haul', 'Linehaul tight'],
  ['1187', 'onHold', 'T. Okafor', 'Driver card', 'Regional', 'Regional'],
  ['9042', 'active', 'Unit 204', 'Vehicle card', 'Regional', 'Regional'],
  ['3365', 'active', 'M. Castellanos-Whitfield', 'Driver card', 'Service vans', 'Vans'],
  ['6610', 'ordered', 'Unit 311', 'Vehicle card', 'Service vans', 'Vans'],
  ['6611', 'ordered', 'Unit 312', 'Vehicle card', 'Service vans', 'Vans'],
  ['2094', 'active', 'J. Reyes', 'Driver card', 'Long haul', 'Linehaul tight'],
  ['5518', 'blocked', 'Former: P. Lind', 'Driver card', 'Regional', '–'],
  ['8127', 'active', 'Unit 119', 'Vehicle card', 'Long haul', 'Linehaul tight'],
  ['4410', 'active', 'A. Haddad', 'Driver card', 'Long haul', 'Linehaul tight'],
  ['7015', 'active', 'Unit 207', 'Vehicle card', 'Regional', 'Regional'],
  ['3391', 'active', 'S. Lindqvist', 'Driver card', 'Long haul', 'Linehaul tight'],
] as const satisfies readonly (readonly [
  string,
  CardState,
  string,
  DemoCard['kind'],
  string,
  string,
])[];

const USED = ['Today, 5:40 AM', 'Today, 8:12 AM', 'Yesterday', 'Nov 18', 'Nov 12', 'Never'];

/** Creates `count` cards; the first thirteen are those of the design drawings. */
export function demoCards(count: number): readonly DemoCard[] {
  return Array.from({ length: count }, (_, index) => {
    const [last4, status, assignedTo, kind, fleet, profile] =
      names[index % names.length] ?? names[0];
    const isFirst = index < names.length;
    return {
      id: `card-${index}`,
      last4: isFirst ? last4 : String((index * 7919 + 1187) % 10_000).padStart(4, '0'),
      status,
      assignedTo: isFirst ? assignedTo : `Unit ${300 + index}`,
      kind: isFirst ? kind : 'Vehicle card',
      fleet,
      profile,
      spentCents: status === 'ordered' ? 0 : 418_812 - ((index * 12_907) % 402_113),
      lastUsed: status === 'ordered' ? 'Never' : (USED[index % USED.length] ?? 'Never'),
    };
  });
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** Formats cents: "$4,188.12". */
export const dollars = (cents: number): string => usd.format(cents / 100);
/** Formats cents: "$53k". */
export const shortDollars = (cents: number): string => `$${Math.round(cents / 100_000)}k`;

/** Six months of spend; the last one is not over. */
export const months = [
  ['Jun', 'June 2026', 6_112_040, 741_210, 51_333],
  ['Jul', 'July 2026', 6_604_113, 801_220, 152_104],
  ['Aug', 'August 2026', 7_101_009, 652_031, 40_100],
  ['Sep', 'September 2026', 6_420_740, 881_200, 92_014],
  ['Oct', 'October 2026', 6_910_600, 851_010, 130_411],
  ['Nov', 'November 2026', 4_731_204, 510_331, 76_509],
].map(([label, longLabel, fuel, nonFuel, na], index) => ({
  id: String(label),
  label: String(label),
  longLabel: String(longLabel),
  values: { fuel: Number(fuel), nonFuel: Number(nonFuel), na: Number(na) },
  isRunning: index === 5,
}));

export const categories = [
  { id: 'fuel', label: 'Fuel Products', color: 'fuel' },
  { id: 'nonFuel', label: 'Non-Fuel Products', color: 'nonFuel' },
  { id: 'na', label: 'NA', color: 'na' },
] as const;

/** Spend per day of the current cycle, in cents. */
export const dailyCents = [
  184_012, 221_040, 203_311, 262_004, 240_113, 281_220, 254_000, 301_410, 262_115, 279_303,
] as const;

export const topCards = [
  ['4821', 'R. Núñez', 'Long haul', 18, '1,204.6', 418_812],
  ['7730', 'Unit 118', 'Long haul', 16, '1,131', 390_277],
  ['1187', 'T. Okafor', 'Regional', 21, '902.4', 301_150],
  ['9042', 'Unit 204', 'Regional', 19, '861.9', 294_408],
  ['3365', 'M. Castellanos-Whitfield', 'Service vans', 27, '612.2', 212_091],
].map(([last4, assignedTo, fleet, purchases, gallons, cents]) => ({
  last4: String(last4),
  assignedTo: String(assignedTo),
  fleet: String(fleet),
  purchases: String(purchases),
  gallons: String(gallons),
  cents: Number(cents),
}));
export type TopCard = (typeof topCards)[number];
