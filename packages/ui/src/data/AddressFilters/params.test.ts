import { describe, expect, it } from 'vitest';
import { withParam, withoutFilters } from './params.ts';

const address = (search: string) => new URLSearchParams(search);

describe('filters in the URL', () => {
  it('sets a parameter and leaves the others unchanged', () => {
    expect(`${withParam(address('q=4821&open=7'), 'fleet', '3')}`).toBe('q=4821&open=7&fleet=3');
  });

  it('removes an empty parameter, parameters to reset, and cleared filters', () => {
    expect(`${withParam(address('q=4821&cursor=abc&open=7'), 'q', '', ['cursor', 'open'])}`).toBe(
      '',
    );
    expect(`${withoutFilters(address('q=1&fleet=3&sort=-spent'), ['q', 'fleet'])}`).toBe(
      'sort=-spent',
    );
  });

  it('does not mutate the given parameters', () => {
    const input = address('fleet=1');
    withParam(input, 'fleet', '');
    expect(`${input}`).toBe('fleet=1');
  });
});
