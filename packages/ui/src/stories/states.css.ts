import { style } from '../theme/layered.ts';
import { type, vars } from '../theme/index.ts';

export const states = style({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  padding: 24,
  borderRadius: 12,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const state = style({ display: 'grid', gap: 8, justifyItems: 'start', minWidth: 0 });
export const wide = style({ gridColumn: '1 / -1', justifyItems: 'stretch' });
export const stretched = style({ justifyItems: 'stretch' });
export const name = style({ ...type.label, color: vars.color.inkTertiary });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
