import { describe, expect, it } from 'vitest';
import { coverage, rangeToggled, stretchFrom, stretched, toggled } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('selection', () => {
  it('selects and deselects one row without mutating the given set', () => {
    const before = new Set(['a']);
    expect([...toggled(before, 'b')]).toEqual(['a', 'b']);
    expect([...toggled(before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });

  it('gives a range the new state of the clicked row, in both directions', () => {
    expect([...rangeToggled(new Set(['b']), ids, 'b', 'd')].toSorted()).toEqual(['b', 'c', 'd']);
    expect([...rangeToggled(new Set(['d']), ids, 'd', 'b')].toSorted()).toEqual(['b', 'c', 'd']);
    expect([...rangeToggled(new Set(ids), ids, 'b', 'd')].toSorted()).toEqual(['a', 'e']);
  });

  it('selects only the clicked row if there is no anchor', () => {
    expect([...rangeToggled(new Set(), ids, 'z', 'c')]).toEqual(['c']);
    expect([...rangeToggled(new Set(), ids, null, 'c')]).toEqual(['c']);
  });

  it('extends and shrinks a range from its anchor, keeping rows selected before', () => {
    const before = new Set(['e']);
    expect([...stretched(before, ids, 'b', 'd')].toSorted()).toEqual(['b', 'c', 'd', 'e']);
    expect([...stretched(before, ids, 'b', 'c')].toSorted()).toEqual(['b', 'c', 'e']);
    expect([...stretched(before, ids, 'b', 'a')].toSorted()).toEqual(['a', 'b', 'e']);
    expect([...stretched(before, ids, 'gone', 'a')]).toEqual(['e']);
  });

  it('continues a range from its moving end and starts a new one from any other row', () => {
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

  it('does not restore rows deselected since the range began', () => {
    const stretch = { anchor: 'b', before: new Set(['e']), at: 'd' };
    const cleared = new Set<string>();
    expect(stretchFrom(stretch, cleared, ids, 'd')).toEqual({
      anchor: 'd',
      before: cleared,
      at: 'd',
    });
    const withoutE = new Set(['b', 'c', 'd']);
    expect(stretchFrom(stretch, withoutE, ids, 'd').before).toEqual(new Set());
    // The anchor is selected but filtered out.
    expect(stretchFrom(stretch, withoutE, ['c', 'd'], 'd')).toEqual({
      anchor: 'd',
      before: withoutE,
      at: 'd',
    });
  });

  it('reports none, some, or all rows selected, ignoring rows that are not listed', () => {
    expect(coverage(new Set(['z']), ids)).toBe('none');
    expect(coverage(new Set(['a', 'z']), ids)).toBe('some');
    expect(coverage(new Set(ids), ids)).toBe('all');
    expect(coverage(new Set(), [])).toBe('none');
  });
});
