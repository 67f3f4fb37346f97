import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../notifications/kinds.ts';
import { en } from './en.ts';
import { wordParams } from './wordParams.ts';

const wording = { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' };

describe('wordParams', () => {
  it('puts money, prices, gallons and times into words and keeps the rest', () => {
    expect(
      wordParams(
        { amountCents: 410_000, priceMills: 3899, leftMilligallons: 28_700, code: 'R01' },
        wording,
      ),
    ).toMatchObject({ amount: '$4,100.00', price: '$3.899', left: '28.7', code: 'R01' });
  });

  it('names the zone of a time', () => {
    const { freed } = wordParams({ freedAt: '2026-11-22T06:00:00Z' }, wording);
    expect(freed).toMatch(/^Nov 22, 12:00\sAM CST$/u);
  });

  it('leaves what is no instant as it is', () => {
    expect(wordParams({ freedAt: 'soon' }, wording)).toEqual({ freedAt: 'soon', freed: 'soon' });
  });
});

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
const spoken = (name: string) => name.replace(/(Cents|Mills|Milligallons|At)$/, '');

describe('notification texts', () => {
  it.each(Object.entries(NOTIFICATION_KINDS))(
    '[UI-14] %s names only its params',
    (kind, { params }) => {
      const detailKey = `${kind}.detail`;
      const catalogue: Readonly<Record<string, string>> = en;
      const named = [...namesIn(catalogue[kind] ?? ''), ...namesIn(catalogue[detailKey] ?? '')];
      expect(catalogue[kind]).toBeDefined();
      expect(catalogue[detailKey]).toBeDefined();
      const given = new Set(params.map(spoken));
      expect(
        named.filter((name) => !given.has(name) && !/^(it|them|One|Other)$/.test(name)),
      ).toEqual([]);
      expect([...given].filter((name) => !named.includes(name))).toEqual([]);
    },
  );
});
