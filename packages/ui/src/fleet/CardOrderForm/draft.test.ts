import { describe, expect, it } from 'vitest';
import {
  amountOf,
  duplicateCard,
  embossedName,
  emptyCard,
  fieldOfIssue,
  toCardOrder,
} from './draft.ts';

describe('amountOf', () => {
  it('parses amounts as people type them', () => {
    expect(amountOf('$1,234.50', 100)).toBe(123_450);
    expect(amountOf(' 95 ', 100)).toBe(9500);
    expect(amountOf('71.3', 1000)).toBe(71_300);
    expect(amountOf('', 100)).toBeNull();
  });

  it('returns NaN for text that is not a valid amount', () => {
    expect(amountOf('ninety', 100)).toBeNaN();
    expect(amountOf('-5', 100)).toBeNaN();
    expect(amountOf('1.2.3', 100)).toBeNaN();
  });
});

describe('toCardOrder', () => {
  const driver = {
    ...emptyCard(),
    firstName: 'Rosa',
    lastName: 'Núñez',
    unitNumber: '118',
    vin: 'X',
  };

  it('[CARD-03] sends only the fields that apply to the card type', () => {
    expect(toCardOrder(driver)).toMatchObject({ firstName: 'Rosa', unitNumber: null, vin: null });
    expect(toCardOrder({ ...driver, cardType: 'vehicle' })).toMatchObject({
      firstName: null,
      unitNumber: '118',
    });
  });

  it('embosses the driver’s name or the unit number if no name is typed', () => {
    expect(embossedName(driver)).toBe('Rosa Núñez');
    expect(embossedName({ ...driver, cardType: 'vehicle' })).toBe('118');
    expect(embossedName({ ...driver, nameOnCard: 'ACME' })).toBe('ACME');
    expect(embossedName({ ...driver, cardType: 'single' })).toBe('');
  });

  it('sends typed limits only if the card has its own limits', () => {
    const typed = { ...driver, perDay: '450' };
    expect(toCardOrder(typed).limits.perDayCents).toBeNull();
    expect(toCardOrder({ ...typed, hasOwnLimits: true }).limits.perDayCents).toBe(45_000);
  });
});

describe('duplicateCard', () => {
  it('copies the fleet and the limits but not the driver', () => {
    const copy = duplicateCard({
      ...emptyCard({ fleetId: 'f' }),
      firstName: 'Rosa',
      driverId: '1',
      perDay: '5',
    });
    expect(copy).toMatchObject({ fleetId: 'f', firstName: '', driverId: '', perDay: '5' });
  });
});

describe('fieldOfIssue', () => {
  it('maps the path of a limit to its field and returns other paths unchanged', () => {
    expect(fieldOfIssue('cards.2.limits.perDayCents')).toBe('cards.2.perDay');
    expect(fieldOfIssue('cards.2.lastName')).toBe('cards.2.lastName');
    expect(fieldOfIssue('delivery.state')).toBe('delivery.state');
  });
});
