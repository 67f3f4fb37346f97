import { describe, expect, it } from 'vitest';
import { EMPTY_DELIVERY, emptyCard } from './draft.ts';
import { checkOrder } from './orderRule.ts';

const ID = '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f10';
const delivery = {
  ...EMPTY_DELIVERY,
  attention: 'Dana Morales',
  street: '410 Depot Road',
  city: 'Amarillo',
  state: 'TX',
  postalCode: '79101',
};
const defaults = { fleetId: ID, profileId: ID };
const driver = { ...emptyCard(defaults), firstName: 'Rosa', lastName: 'Núñez', driverId: 'E2041' };
const pathsOf = (cards: Parameters<typeof checkOrder>[0]['cards']) =>
  checkOrder({ cards, delivery }).map(({ path }) => path);

describe('checkOrder', () => {
  it('[CARD-03] accepts a complete order', () => {
    expect(pathsOf([driver])).toEqual([]);
  });

  it('reports a missing first name at its field, not at the embossed name', () => {
    const paths = pathsOf([driver, emptyCard(defaults)]);
    expect(paths).toContain('cards.1.firstName');
    expect(paths).not.toContain('cards.1.nameOnCard');
    expect(paths.filter((path) => path.startsWith('cards.0'))).toEqual([]);
  });

  it('[CARD-25] requires the name on a single card', () => {
    expect(pathsOf([{ ...emptyCard(defaults), cardType: 'single' }])).toContain(
      'cards.0.nameOnCard',
    );
  });

  it('reports an invalid amount at its field', () => {
    expect(pathsOf([{ ...driver, hasOwnLimits: true, perDay: 'ninety' }])).toEqual([
      'cards.0.perDay',
    ]);
  });

  it('reports missing delivery fields', () => {
    const paths = checkOrder({ cards: [driver], delivery: EMPTY_DELIVERY }).map(({ path }) => path);
    expect(paths).toContain('delivery.street');
  });
});
