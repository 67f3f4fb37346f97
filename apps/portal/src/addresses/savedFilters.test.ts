import { describe, expect, it } from 'vitest';
import { dropFilters, FILTERS_KEY, saveFilters, readSavedFilters } from './savedFilters.ts';

const storage = (stored?: string) => {
  const map = new Map(stored === undefined ? [] : [[FILTERS_KEY, stored]]);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};
const NAMES = ['q', 'status'];

describe('the stored filters of a list', () => {
  it('[STORE-11] are stored under one key, separately for each list', () => {
    const perTab = storage();
    saveFilters(perTab, 'cards', new URLSearchParams('q=4821&tab=limits&status=active'), NAMES);
    saveFilters(perTab, 'activity', new URLSearchParams('q=Amarillo'), NAMES);
    expect(JSON.parse(perTab.getItem('list-filters') ?? '')).toEqual({
      cards: { q: '4821', status: 'active' },
      activity: { q: 'Amarillo' },
    });
    saveFilters(perTab, 'cards', new URLSearchParams('status=ordered'), NAMES);
    expect(readSavedFilters(perTab, 'cards')).toEqual({ status: 'ordered' });
    expect(readSavedFilters(perTab, 'activity')).toEqual({ q: 'Amarillo' });
  });

  it('[STORE-11] are removed for every list by dropFilters', () => {
    const perTab = storage();
    saveFilters(perTab, 'cards', new URLSearchParams('q=4821'), NAMES);
    saveFilters(perTab, 'activity', new URLSearchParams('q=Amarillo'), NAMES);
    dropFilters(perTab);
    expect(perTab.getItem('list-filters')).toBeNull();
    expect(readSavedFilters(perTab, 'cards')).toEqual({});
  });

  it.each([undefined, 'no JSON', '4', '{"cards":4}', '{"cards":{"q":4}}'])(
    '[STORE-11] are empty if %j is stored',
    (stored) => {
      expect(readSavedFilters(storage(stored), 'cards')).toEqual({});
    },
  );
});
