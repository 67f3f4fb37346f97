import type { CardPurchase } from '../../fleet/CardPurchases/index.ts';
import type { FactGroup } from '../../fleet/CardFacts/index.ts';
import type { TimelineEntry } from '../../fleet/CardTimeline/index.ts';

export const limitBars = [
  {
    id: 'day',
    label: 'Dollars today',
    valueText: '$243.28 of $600.00',
    limit: 60_000,
    used: 24_328,
  },
  {
    id: 'gallons',
    label: 'Gallons today',
    valueText: '71.3 of 100 gal',
    limit: 100_000,
    used: 71_300,
  },
  { id: 'count', label: 'Purchases today', valueText: '2 of 3', limit: 3, used: 2 },
  {
    id: 'cycle',
    label: 'Dollars this cycle',
    valueText: '$4,188.12 of $6,500.00',
    limit: 650_000,
    used: 418_812,
  },
] as const;

export const limitRules = [
  'Resets at 12:00 AM CT, in 13 hr 18 min',
  'Mon–Sat, 5:00 AM to 7:00 PM',
  'TX, OK, NM, MO',
] as const;

export const facts: readonly FactGroup[] = [
  {
    title: 'Card',
    facts: [
      { label: 'Name on card', value: 'R NUNEZ' },
      { label: 'Expires', value: 'April 2029' },
      { label: 'Ordered', value: 'Feb 3, 2026' },
      { label: 'Activated', value: 'Feb 12, 2026' },
    ],
  },
  {
    title: 'Driver',
    facts: [
      { label: 'Name', value: 'Rosa Núñez' },
      { label: 'Driver ID', value: 'E2041', isCode: true },
      { label: 'Employee ID', value: null },
    ],
  },
  {
    title: 'Vehicle',
    facts: [
      { label: 'Unit', value: '118' },
      { label: 'VIN', value: '1FUJGLDR9CLBP8834', isCode: true },
      { label: 'Odometer', value: '412,804 miles' },
    ],
  },
];

export const purchases: readonly CardPurchase[] = [
  {
    id: 'p1',
    state: 'declined',
    what: '62 gal diesel',
    where: 'Panhandle Travel Stop, Amarillo, TX',
    when: 'today, 5:40 AM CT',
    amount: '$211.42',
    reason: 'Over the daily gallon limit. 71.3 + 62 of 100 gal.',
  },
  {
    id: 'p2',
    state: 'pending',
    what: '41.2 gal diesel, 3.1 gal DEF',
    where: 'Cactus Fuel Plaza, Tucumcari, NM',
    when: 'today, 2:16 AM CT',
    amount: '$152.88',
  },
  {
    id: 'p3',
    state: 'complete',
    what: '30.1 gal diesel',
    where: 'Mesa Truck Stop, Santa Rosa, NM',
    when: 'yesterday, 4:02 PM CT',
    amount: '$101.77',
  },
];

export const timeline: readonly TimelineEntry[] = [
  {
    id: 't1',
    what: 'Purchase declined',
    who: 'Forecourt',
    when: 'Today, 5:40 AM CT',
    why: 'Over the daily gallon limit',
    tone: 'bad',
  },
  {
    id: 't2',
    what: 'Limits changed',
    who: 'D. Morales',
    when: 'Sep 3, 9:12 AM CT',
    change: 'Dollars per day $600.00 → $450.00',
    why: 'The route is shorter now',
  },
  { id: 't3', what: 'Activated', who: 'R. Núñez', when: 'Feb 12, 7:30 AM CT', tone: 'good' },
  { id: 't4', what: 'Ordered', who: 'D. Morales', when: 'Feb 3, 2:41 PM CT' },
];
