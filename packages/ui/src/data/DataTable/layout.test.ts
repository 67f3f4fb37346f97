import { describe, expect, it } from 'vitest';
import {
  canHide,
  clampWidth,
  leastPx,
  neighbors,
  orderedColumns,
  shownColumns,
  tracksOf,
  withColumn,
  withMoved,
  withSwapped,
  withoutWidth,
  type TableLayout,
} from './layout.ts';

const columns = [
  { id: 'card', width: '110px', isRowHeader: true },
  { id: 'name' },
  { id: 'fleet', from: 720 },
  { id: 'spent', width: 'minmax(140px, 1.4fr)' },
];
const pinnedIn = (layout: TableLayout) =>
  columns.filter(({ id }) => layout[id]?.isPinned === true).map(({ id }) => id);
const ids = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);

describe('column layout', () => {
  it('hides a column while the table is narrower than its minimum', () => {
    expect(ids(shownColumns(columns, {}, 600))).toEqual(['card', 'name', 'spent']);
    expect(ids(shownColumns(columns, {}, 720))).toEqual(['card', 'name', 'fleet', 'spent']);
  });

  it('shows and hides columns as the user chose, regardless of the width', () => {
    const layout = { fleet: { isShown: true }, name: { isShown: false } };
    expect(ids(shownColumns(columns, layout, 600))).toEqual(['card', 'fleet', 'spent']);
  });

  it('puts pinned columns first and preserves the order within both groups', () => {
    const layout = { spent: { isPinned: true }, card: { isPinned: true } };
    expect(ids(shownColumns(columns, layout, 900))).toEqual(['card', 'spent', 'name', 'fleet']);
  });

  it('keeps the user’s column order, including for columns hidden at narrow widths', () => {
    const moved = withSwapped(columns, {}, ['name', 'fleet']);
    expect(ids(shownColumns(columns, moved, 900))).toEqual(['card', 'fleet', 'name', 'spent']);
    expect(ids(shownColumns(columns, moved, 600))).toEqual(['card', 'name', 'spent']);
    const back = withSwapped(shownColumns(columns, moved, 900), moved, ['fleet', 'name']);
    expect(ids(shownColumns(columns, back, 900))).toEqual(['card', 'name', 'fleet', 'spent']);
  });

  it('looks for neighbors only among columns that are pinned, or not, like the column', () => {
    const layout = { card: { isPinned: true } };
    const of = (id: string) => {
      const { before, after } = neighbors(columns, layout, id);
      return [before?.id, after?.id];
    };
    expect(of('card')).toEqual([undefined, undefined]);
    expect(of('name')).toEqual([undefined, 'fleet']);
    expect(of('spent')).toEqual(['fleet', undefined]);
  });

  it('moves a column beside another, even with hidden columns; ignores invalid moves', () => {
    const hidden = { fleet: { isShown: false } };
    const moved = withMoved(columns, hidden, 'spent', { beside: 'name', isAfter: false });
    expect(ids(shownColumns(columns, moved, 900))).toEqual(['card', 'spent', 'name']);
    const back = withMoved(columns, moved, 'card', { beside: 'fleet', isAfter: true });
    expect(ids(orderedColumns(columns, back))).toEqual(['spent', 'name', 'fleet', 'card']);
    expect(back['fleet']).toEqual({ isShown: false, place: 2 });
    expect(withMoved(columns, hidden, 'name', { beside: 'name', isAfter: true })).toBe(hidden);
    expect(withMoved(columns, hidden, 'gone', { beside: 'name', isAfter: true })).toBe(hidden);
  });

  it('pins a column moved among pinned ones and unpins one moved among the others', () => {
    const layout = { card: { isPinned: true }, name: { isPinned: true } };
    const move = (id: string, beside: string, isAfter: boolean) =>
      pinnedIn(withMoved(columns, layout, id, { beside, isAfter }));
    expect(move('spent', 'name', false)).toEqual(['card', 'name', 'spent']);
    expect(move('card', 'fleet', true)).toEqual(['name']);
    // Between the last pinned and the first unpinned column, a moved column keeps its state.
    expect(move('spent', 'name', true)).toEqual(['card', 'name']);
    expect(move('card', 'name', true)).toEqual(['card', 'name']);
  });

  it('allows hiding any column except row headers and those with canHide: false', () => {
    expect(canHide({ id: 'card', isRowHeader: true })).toBe(false);
    expect(canHide({ id: 'name' })).toBe(true);
    expect(canHide({ id: 'name', canHide: false })).toBe(false);
  });
});

describe('grid tracks', () => {
  const room = { lead: 44, trail: 48 };

  it('lists every track and the width below which the table scrolls', () => {
    const { template, minWidth, pinnedWidth } = tracksOf(columns, {}, room);
    expect(template).toBe('44px 110px minmax(0, 1fr) minmax(0, 1fr) minmax(140px, 1.4fr) 48px');
    expect(minWidth).toBe(44 + 110 + 140 + 48);
    expect(pinnedWidth).toBe(0);
  });

  it('uses the width that the user set until it is cleared', () => {
    const layout = withColumn({}, 'name', { width: 260 });
    expect(tracksOf(columns, layout, room).template).toContain('110px 260px');
    expect(tracksOf(columns, withoutWidth(layout, 'name'), room).template).not.toContain('260px');
  });

  it('gives flexible columns a minimum width beside wide ones', () => {
    const { template, minWidth } = tracksOf(columns, { card: { width: 700 } }, room);
    expect(template).toContain('700px minmax(120px, 1fr) minmax(120px, 1fr)');
    expect(minWidth).toBe(44 + 700 + 120 + 120 + 140 + 48);
  });

  it('gives pinned columns a width in px and returns where each begins', () => {
    const layout = { card: { isPinned: true }, name: { isPinned: true } };
    const { pinOffsets, pinnedWidth } = tracksOf(columns, layout, room);
    expect(pinOffsets).toEqual([44, 154]);
    expect(pinnedWidth).toBe(314);
  });

  it('clamps a column width to 72 to 720 px and reads the minimum px of a track', () => {
    expect([clampWidth(10), clampWidth(200.4), clampWidth(5000)]).toEqual([72, 200, 720]);
    expect(leastPx('minmax(0, 1fr)')).toBe(0);
  });
});
