import { describe, expect, it } from 'vitest';
import { coverage, rangeToggled, stretchFrom, stretched, toggled } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('selection', () => {
  it('ticks and unticks one row without changing the set it was given', () => {
    const before = new Set(['a']);
    expect([...toggled(before, 'b')]).toEqual(['a', 'b']);
    expect([...toggled(before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });

  it('gives a range the state of the row that was clicked, in both directions', () => {
    expect([...rangeToggled(new Set(['b']), ids, 'b', 'd')].toSorted()).toEqual(['b', 'c', 'd']);
    expect([...rangeToggled(new Set(['d']), ids, 'd', 'b')].toSorted()).toEqual(['b', 'c', 'd']);
    expect([...rangeToggled(new Set(ids), ids, 'b', 'd')].toSorted()).toEqual(['a', 'e']);
  });

  it('ticks one row when the anchor is gone', () => {
    expect([...rangeToggled(new Set(), ids, 'z', 'c')]).toEqual(['c']);
    expect([...rangeToggled(new Set(), ids, null, 'c')]).toEqual(['c']);
  });

  it('stretches from where it began, shrinks again, and keeps what was chosen before', () => {
    const before = new Set(['e']);
    expect([...stretched(before, ids, 'b', 'd')].toSorted()).toEqual(['b', 'c', 'd', 'e']);
    expect([...stretched(before, ids, 'b', 'c')].toSorted()).toEqual(['b', 'c', 'e']);
    expect([...stretched(before, ids, 'b', 'a')].toSorted()).toEqual(['a', 'b', 'e']);
    expect([...stretched(before, ids, 'gone', 'a')]).toEqual(['e']);
  });

  it('goes on with a stretch where it stands, and begins a new one anywhere else', () => {
    const stretch = { anchor: 'b', before: new Set(['e']), at: 'd' };
    const chosen = new Set(['b', 'c', 'd', 'e']);
    expect(stretchFrom(stretch, chosen, ids, 'd')).toEqual(stretch);
    expect(stretchFrom(stretch, chosen, ids, 'a')).toEqual({
      anchor: 'a',
      before: chosen,
      at: 'a',
    });
    expect(stretchFrom(null, chosen, ids, 'a')).toEqual({ anchor: 'a', before: chosen, at: 'a' });
  });

  it('brings back nothing that was cleared since', () => {
    const stretch = { anchor: 'b', before: new Set(['e']), at: 'd' };
    const cleared = new Set<string>();
    expect(stretchFrom(stretch, cleared, ids, 'd')).toEqual({
      anchor: 'd',
      before: cleared,
      at: 'd',
    });
    const withoutE = new Set(['b', 'c', 'd']);
    expect(stretchFrom(stretch, withoutE, ids, 'd').before).toEqual(new Set());
    // the anchor is chosen, but a filter hides it
    expect(stretchFrom(stretch, withoutE, ['c', 'd'], 'd')).toEqual({
      anchor: 'd',
      before: withoutE,
      at: 'd',
    });
  });

  it('tells none, some and all, and ignores chosen rows that are not listed', () => {
    expect(coverage(new Set(['z']), ids)).toBe('none');
    expect(coverage(new Set(['a', 'z']), ids)).toBe('some');
    expect(coverage(new Set(ids), ids)).toBe('all');
    expect(coverage(new Set(), [])).toBe('none');
  });
});
