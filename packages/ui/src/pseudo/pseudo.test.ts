import { describe, expect, it } from 'vitest';
import { createText } from '../provider/catalog.ts';
import { pseudo, pseudoCatalog, PSEUDO_EDGES } from './index.ts';

const plainLetters = /[A-Za-z]/;

describe('the pseudo-language', () => {
  it('replaces every plain letter, adds 40% to the length, and marks both edges', () => {
    const text = pseudo('Block 3 cards, irreversibly');
    expect(text).not.toMatch(plainLetters);
    expect(text).toContain('3');
    expect(text.length).toBe('Block 3 cards, irreversibly'.length + 11 + 2);
    expect([text.at(0), text.at(-1)]).toEqual(PSEUDO_EDGES);
  });

  it('leaves empty text empty and puts one pair of edges around nested text', () => {
    expect(pseudo('')).toBe('');
    const around = pseudo(`Ends with ${pseudo('cycle')}`);
    expect(around.split(PSEUDO_EDGES[0])).toHaveLength(2);
    expect(around.split(PSEUDO_EDGES[1])).toHaveLength(2);
  });

  it('fills in parameters before it replaces letters', () => {
    const catalog = pseudoCatalog({
      plain: 'Cards',
      counted: (params) => `${params?.['count']} cards of ${params?.['fleet']}`,
    });
    const text = createText('en-US', [catalog]);
    expect(text('plain')).toBe(pseudo('Cards'));
    expect(text('counted', { count: 12, fleet: 'Long haul' })).toBe(
      pseudo('12 cards of Long haul'),
    );
  });
});
