import { describe, expect, it } from 'vitest';
import { pseudoCatalog } from '@forecourt/ui/pseudo';
import { createTexts } from './texts.ts';

const cards = { en: { 'cards.title': 'Cards' } };

describe('createTexts', () => {
  it('starts with the texts of the page itself and loads each catalog once', async () => {
    const texts = createTexts();
    let requestCount = 0;
    let notified = 0;
    texts.subscribe(() => (notified += 1));
    const load = async () => {
      requestCount += 1;
      return cards;
    };
    expect(texts.current()).toHaveProperty(['signIn.title']);
    await Promise.all([texts.add(load), texts.add(load)]);
    expect(texts.current()).toMatchObject(cards.en);
    expect([requestCount, notified]).toEqual([1, 1]);
  });

  it('applies the given translation to every catalog', async () => {
    const texts = createTexts(pseudoCatalog);
    await texts.add(async () => cards);
    expect(texts.current()['cards.title']).toBe('⟦Çåŕðš~~⟧');
    expect(texts.current()['signIn.password']).toBe('⟦Þåššŵöŕð~~~~⟧');
  });

  it('retries a catalog that failed to load', async () => {
    const texts = createTexts();
    const responses = [Promise.reject(new TypeError('offline')), Promise.resolve(cards)];
    const load = () => responses.shift() ?? Promise.resolve(cards);
    await expect(texts.add(load)).rejects.toThrow('offline');
    await texts.add(load);
    expect(texts.current()).toMatchObject(cards.en);
  });
});
