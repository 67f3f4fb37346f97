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

describe('columns that stand in the table', () => {
  it('leaves out what can be spared while there is no room', () => {
    expect(ids(shownColumns(columns, {}, 600))).toEqual(['card', 'name', 'spent']);
    expect(ids(shownColumns(columns, {}, 720))).toEqual(['card', 'name', 'fleet', 'spent']);
  });

  it('follows the person before the room', () => {
    const layout = { fleet: { isShown: true }, name: { isShown: false } };
    expect(ids(shownColumns(columns, layout, 600))).toEqual(['card', 'fleet', 'spent']);
  });

  it('puts pinned columns first, each in its order', () => {
    const layout = { spent: { isPinned: true }, card: { isPinned: true } };
    expect(ids(shownColumns(columns, layout, 900))).toEqual(['card', 'spent', 'name', 'fleet']);
  });

  it('keeps the order that the person gave, also for what is shown later', () => {
    const moved = withSwapped(columns, {}, ['name', 'fleet']);
    expect(ids(shownColumns(columns, moved, 900))).toEqual(['card', 'fleet', 'name', 'spent']);
    expect(ids(shownColumns(columns, moved, 600))).toEqual(['card', 'name', 'spent']);
    const back = withSwapped(shownColumns(columns, moved, 900), moved, ['fleet', 'name']);
    expect(ids(shownColumns(columns, back, 900))).toEqual(['card', 'name', 'fleet', 'spent']);
  });

  it('lets a column change places with its neighbors, pinned ones among themselves', () => {
    const layout = { card: { isPinned: true } };
    const of = (id: string) => {
      const { before, after } = neighbors(columns, layout, id);
      return [before?.id, after?.id];
    };
    expect(of('card')).toEqual([undefined, undefined]);
    expect(of('name')).toEqual([undefined, 'fleet']);
    expect(of('spent')).toEqual(['fleet', undefined]);
  });

  it('puts a column beside another, wherever it stood and whatever is hidden', () => {
    const hidden = { fleet: { isShown: false } };
    const moved = withMoved(columns, hidden, 'spent', { beside: 'name', isAfter: false });
    expect(ids(shownColumns(columns, moved, 900))).toEqual(['card', 'spent', 'name']);
    const back = withMoved(columns, moved, 'card', { beside: 'fleet', isAfter: true });
    expect(ids(orderedColumns(columns, back))).toEqual(['spent', 'name', 'fleet', 'card']);
    expect(back['fleet']).toEqual({ isShown: false, place: 2 });
    expect(withMoved(columns, hidden, 'name', { beside: 'name', isAfter: true })).toBe(hidden);
    expect(withMoved(columns, hidden, 'gone', { beside: 'name', isAfter: true })).toBe(hidden);
  });

  it('pins what is put between pinned columns, and lets go what is put behind others', () => {
    const layout = { card: { isPinned: true }, name: { isPinned: true } };
    const move = (id: string, beside: string, isAfter: boolean) =>
      pinnedIn(withMoved(columns, layout, id, { beside, isAfter }));
    expect(move('spent', 'name', false)).toEqual(['card', 'name', 'spent']);
    expect(move('card', 'fleet', true)).toEqual(['name']);
    // Between the last that is pinned and the first that is not, each stays what it is.
    expect(move('spent', 'name', true)).toEqual(['card', 'name']);
    expect(move('card', 'name', true)).toEqual(['card', 'name']);
  });

  it('lets everything be hidden but what names the row or says no', () => {
    expect(canHide({ id: 'card', isRowHeader: true })).toBe(false);
    expect(canHide({ id: 'name' })).toBe(true);
    expect(canHide({ id: 'name', canHide: false })).toBe(false);
  });
});

describe('tracks', () => {
  const room = { lead: 44, trail: 48 };

  it('names every track and the width under which the table scrolls', () => {
    const { template, minWidth, pinnedWidth } = tracksOf(columns, {}, room);
    expect(template).toBe('44px 110px minmax(0, 1fr) minmax(0, 1fr) minmax(140px, 1.4fr) 48px');
    expect(minWidth).toBe(44 + 110 + 140 + 48);
    expect(pinnedWidth).toBe(0);
  });

  it('takes the width that a person gave', () => {
    const layout = withColumn({}, 'name', { width: 260 });
    expect(tracksOf(columns, layout, room).template).toContain('110px 260px');
    expect(tracksOf(columns, withoutWidth(layout, 'name'), room).template).not.toContain('260px');
  });

  it('does not squeeze what is flexible to nothing beside wide columns', () => {
    const { template, minWidth } = tracksOf(columns, { card: { width: 700 } }, room);
    expect(template).toContain('700px minmax(120px, 1fr) minmax(120px, 1fr)');
    expect(minWidth).toBe(44 + 700 + 120 + 120 + 140 + 48);
  });

  it('gives pinned columns a width in px and says where each begins', () => {
    const layout = { card: { isPinned: true }, name: { isPinned: true } };
    const { pinOffsets, pinnedWidth } = tracksOf(columns, layout, room);
    expect(pinOffsets).toEqual([44, 154]);
    expect(pinnedWidth).toBe(314);
  });

  it('keeps a width between what can be read and what fits', () => {
    expect([clampWidth(10), clampWidth(200.4), clampWidth(5000)]).toEqual([72, 200, 720]);
    expect(leastPx('minmax(0, 1fr)')).toBe(0);
  });
});
