import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../notifications/kinds.ts';
import { en } from './en.ts';
import { wordParams } from './wordParams.ts';

const wording = { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' };

describe('wordParams', () => {
  it('formats money, prices, gallons, and times, and passes other params through', () => {
    expect(
      wordParams(
        { amountCents: 410_000, priceMills: 3899, leftMilligallons: 28_700, code: 'R01' },
        wording,
      ),
    ).toMatchObject({ amount: '$4,100.00', price: '$3.899', left: '28.7', code: 'R01' });
  });

  it.each([
    [{ priceMills: 3900 }, { price: '$3.900' }],
    [{ leftMilligallons: 28_000 }, { left: '28.0' }],
    [{ leftMilligallons: 1_234_567 }, { left: '1,234.6' }],
  ])('formats %j with fixed decimals: %j', (params, words) => {
    expect(wordParams(params, wording)).toEqual({ ...params, ...words });
  });

  it.each([{ Cents: 5 }, { centsSpent: 5 }, { flat: 7 }, { code: 'At' }])(
    'leaves %j unchanged, since its name lacks a known suffix or stem',
    (params) => {
      expect(wordParams(params, wording)).toEqual(params);
    },
  );

  it('includes the time zone of a time', () => {
    const { freed } = wordParams({ freedAt: '2026-11-22T06:00:00Z' }, wording);
    expect(freed).toMatch(/^Nov 22, 12:00\sAM CT$/u);
  });

  it('leaves an invalid instant unchanged', () => {
    expect(wordParams({ freedAt: 'soon' }, wording)).toEqual({ freedAt: 'soon', freed: 'soon' });
  });
});

type Options = Readonly<Record<string, string | (() => string)>>;
const branches = (options: Options) =>
  Object.values(options)
    .map((say) => (typeof say === 'function' ? say() : say))
    .join();
/** Replaces the formatter of compiled messages; outputs every branch. */
const everyBranch = {
  number: String,
  plural: (_count: unknown, options: Options) => branches(options),
  select: branches,
};

/** The params that a text uses, for both source and compiled catalogs. */
function namesIn(text: unknown): string[] {
  if (typeof text !== 'function') {
    return [...String(text).matchAll(/\{(\w+)[},]/g)].map(([, name]) => name ?? '');
  }
  const names = new Set<string>();
  const params = new Proxy({}, { get: (_target, name) => names.add(String(name)) && 1 });
  Reflect.apply(text, null, [params, everyBranch]);
  return [...names];
}
const spoken = (name: string) => name.replace(/(Cents|Mills|Milligallons|At)$/, '');
const catalog: Readonly<Record<string, unknown>> = en;

describe('notification texts', () => {
  it.each(Object.entries(NOTIFICATION_KINDS))(
    '[UI-14] %s uses exactly its declared params',
    (kind, { params }) => {
      const named = [kind, `${kind}.detail`].flatMap((key) => {
        expect(catalog[key]).toBeDefined();
        return namesIn(catalog[key]);
      });
      expect(new Set(named)).toEqual(new Set(params.map(spoken)));
    },
  );
});

describe('texts of rules', () => {
  it.each([
    ['MSG-46', 'limit.inUse', 'until the card is reassigned'],
    ['MSG-46', 'limit.inUse', 'until the cards are reassigned'],
    ['MSG-46', 'profile.inUse', 'until the card is reassigned'],
    ['MSG-46', 'profile.inUse', 'until the cards are reassigned'],
    ['USER-20', 'cardGroup.otherFleets', 'card in this group is in a fleet'],
    ['MSG-53', 'odometer.outOfSequence', '{previous, number}'],
    ['AUTH-53', 'mobileNumber.tooShort', 'characters'],
    ['AUTH-43', 'password.isPrevious', 'passwords'],
  ] as const)('[%s] %s says "%s"', (_id, key, part) => {
    expect(en[key]).toContain(part);
  });

  it('[CARD-34] promises no delivery by the day by which a card only ships', () => {
    expect(en['notification.orderShipped.detail']).not.toContain('days');
  });
});
