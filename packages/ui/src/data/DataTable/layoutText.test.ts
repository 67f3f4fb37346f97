import { describe, expect, it } from 'vitest';
import { orderedColumns, withColumn, withMoved, type TableLayout } from './layout.ts';
import { layoutOfText, textOfLayout } from './layoutText.ts';

const columns = [
  { id: 'card', isRowHeader: true },
  { id: 'name' },
  { id: 'fleet', from: 720 },
  { id: 'spent' },
];
const ids = (layout: TableLayout) => orderedColumns(columns, layout).map(({ id }) => id);

describe('layout as text', () => {
  it('lists every column in order, and reads the default order as an empty layout', () => {
    expect(textOfLayout(columns, {})).toBe('card name fleet spent');
    expect(layoutOfText(columns, 'card name fleet spent')).toEqual({});
    expect(layoutOfText(columns, '')).toEqual({});
  });

  it.each<[string, TableLayout]>([
    ['card name.h fleet spent', { name: { isShown: false } }],
    ['card name fleet.s spent', { fleet: { isShown: true } }],
    ['card name fleet spent.142', { spent: { width: 142 } }],
    ['spent.p card name fleet', { spent: { isPinned: true } }],
    [
      'fleet.sp240 card name.h spent',
      { fleet: { isShown: true, isPinned: true, width: 240 }, name: { isShown: false } },
    ],
  ])('writes a layout as %s and reads it back', (text, layout) => {
    expect(textOfLayout(columns, layout)).toBe(text);
    expect(layoutOfText(columns, text)).toEqual(layout);
  });

  it('preserves the order, including that of hidden columns', () => {
    const hidden = withColumn({}, 'name', { isShown: false });
    const moved = withMoved(columns, hidden, 'spent', { beside: 'card', isAfter: true });
    const text = textOfLayout(columns, moved);
    expect(text).toBe('card spent name.h fleet');
    expect(ids(layoutOfText(columns, text))).toEqual(['card', 'spent', 'name', 'fleet']);
    expect(textOfLayout(columns, layoutOfText(columns, text))).toBe(text);
  });

  it('writes only what differs from a column’s defaults', () => {
    const back = { name: { isShown: true, isPinned: false }, spent: {} };
    expect(textOfLayout(columns, back)).toBe('card name fleet spent');
    const pinned = [{ id: 'card', isPinned: true }, { id: 'name' }];
    expect(textOfLayout(pinned, { card: { isPinned: false } })).toBe('card.l name');
    expect(layoutOfText(pinned, 'card.l name')).toEqual({ card: { isPinned: false } });
  });

  it('ignores removed columns and inserts new ones after their neighbors', () => {
    expect(layoutOfText(columns, 'card gone.h name.h spent')).toEqual({ name: { isShown: false } });
    expect(ids(layoutOfText(columns, 'spent card name'))).toEqual([
      'spent',
      'card',
      'name',
      'fleet',
    ]);
    expect(ids(layoutOfText(columns, 'fleet name'))).toEqual(['card', 'fleet', 'spent', 'name']);
  });

  it.each(['card.h', 'card.9', 'card.99999', 'name.x', '..', '.h', 'card card', '  '])(
    'reads a valid layout from the invalid text %j',
    (text) => {
      const layout = layoutOfText(columns, text);
      expect(layout['card']?.isShown).toBeUndefined();
      expect(ids(layout).toSorted()).toEqual(['card', 'fleet', 'name', 'spent']);
      const width = layout['card']?.width;
      expect(width === undefined || (width >= 72 && width <= 720)).toBe(true);
    },
  );
});
