import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import { cardDelivery, type CardDelivery } from './cardDelivery.ts';

const delivery = (some: Partial<Record<keyof CardDelivery, unknown>> = {}) => ({
  service: 'standard',
  attention: 'Dana Morales',
  street: '400 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
  ...some,
});
const failures = (value: unknown) => {
  const parsed = cardDelivery.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error).map(({ path, key }) => `${path} ${key}`);
};

describe('cardDelivery', () => {
  it.each<[ids: string, some: Partial<Record<keyof CardDelivery, unknown>>, expected: string[]]>([
    ['USER-16', {}, []],
    ['USER-16', { postalCode: '7520' }, ['postalCode address.zip']],
    ['USER-16', { postalCode: '75202-1234' }, ['postalCode address.zip']],
    ['USER-14', { state: 'QC', postalCode: 'h2x1y4' }, []],
    ['USER-14', { state: 'QC', postalCode: '75202' }, ['postalCode address.canadianPostalCode']],
    ['USER-15', { state: 'ON', postalCode: 'D1A 1A1' }, ['postalCode address.canadianPostalCode']],
    ['ENT-62', { state: 'ZZ' }, ['state address.stateOrProvince']],
    ['ENT-62', { state: 'tx' }, []],
  ])('[%s] %o gives %o', (_ids, some, expected) => {
    expect(failures(delivery(some))).toEqual(expected);
  });

  it('asks for everything that is missing', () => {
    expect(failures({})).toHaveLength(6);
  });
});
