import { waiting, waitsInOrder } from '../../primitives/Skeleton/waitsInOrder.css.ts';
import { globalStyle, style } from '../../theme/layered.ts';
import { media } from '../../theme/index.ts';

const ONE = media.belowDesktop;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 372px)',
  gap: 16,
  alignItems: 'start',
  '@media': { [ONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** In a single column, `display: contents` on the wrappers lets `order` apply to their children. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  '@media': { [ONE]: { display: 'contents' } },
} as const;
export const lead = style({ ...column, gridColumn: '1 / -1' });
export const main = style(column);
export const aside = style(column);
export const first = style({ minWidth: 0, '@media': { [ONE]: { order: -1 } } });
globalStyle(`${aside} > :not(${first})`, { '@media': { [ONE]: { order: 1 } } });

for (const part of [lead, main, aside]) waitsInOrder(part);
const hide = { display: 'none' } as const;
globalStyle(`${lead}:has(${waiting}) ~ *`, hide);
// In a single column, the visual order differs from the DOM order.
for (const before of [first, main]) {
  const later = before === first ? `> * > :not(${first})` : `> ${aside} > :not(${first})`;
  globalStyle(`${columns}:has(${before} ${waiting}) ${later}`, { '@media': { [ONE]: hide } });
}
