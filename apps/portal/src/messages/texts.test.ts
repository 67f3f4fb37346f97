import { describe, expect, it } from 'vitest';
import { pseudoCatalog } from '@forecourt/ui/pseudo';
import { createTexts } from './texts.ts';

const cards = { en: { 'cards.title': 'Cards' } };

describe('createTexts', () => {
  it('starts with the texts of the page itself and loads each catalog once', async () => {
    const texts = createTexts();
    let asked = 0;
    let told = 0;
    texts.subscribe(() => (told += 1));
    const load = async () => {
      asked += 1;
      return cards;
    };
    expect(texts.current()).toHaveProperty(['signIn.title']);
    await Promise.all([texts.add(load), texts.add(load)]);
    expect(texts.current()).toMatchObject(cards.en);
    expect([asked, told]).toEqual([1, 1]);
  });

  it('applies the given translation to every catalog', async () => {
    const texts = createTexts(pseudoCatalog);
    await texts.add(async () => cards);
    expect(texts.current()['cards.title']).toBe('⟦Çåŕðš~~⟧');
    expect(texts.current()['signIn.password']).toBe('⟦Þåššŵöŕð~~~~⟧');
  });

  it('retries a catalog that failed to load', async () => {
    const texts = createTexts();
    const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(cards)];
    const load = () => answers.shift() ?? Promise.resolve(cards);
    await expect(texts.add(load)).rejects.toThrow('offline');
    await texts.add(load);
    expect(texts.current()).toMatchObject(cards.en);
  });
});
