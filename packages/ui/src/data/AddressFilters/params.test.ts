import { describe, expect, it } from 'vitest';
import { chosenOf, withParam, withoutFilters } from './params.ts';

const fleet = {
  id: 'fleet',
  label: 'Fleet',
  options: [
    { value: '1', label: 'Long haul' },
    { value: '3', label: 'Regional' },
  ],
};
const address = (search: string) => new URLSearchParams(search);

describe('filters in the address', () => {
  it('reads the values that the filter knows, in its order', () => {
    expect(chosenOf(fleet, address('fleet=3,1,999'))).toEqual(['1', '3']);
    expect(chosenOf(fleet, address('q=4821'))).toEqual([]);
    expect(chosenOf(fleet, address('fleet='))).toEqual([]);
  });

  it('writes values and leaves everything else where it is', () => {
    expect(`${withParam(address('q=4821&open=7'), 'fleet', ['1', '3'])}`).toBe(
      'q=4821&open=7&fleet=1%2C3',
    );
  });

  it('takes away what is empty and what no longer holds', () => {
    expect(`${withParam(address('q=4821&cursor=abc&open=7'), 'q', '', ['cursor', 'open'])}`).toBe(
      '',
    );
    expect(`${withoutFilters(address('q=1&fleet=3&sort=-spent'), ['q', 'fleet'])}`).toBe(
      'sort=-spent',
    );
  });

  it('does not change the parameters that it was given', () => {
    const given = address('fleet=1');
    withParam(given, 'fleet', '');
    expect(`${given}`).toBe('fleet=1');
  });
});
