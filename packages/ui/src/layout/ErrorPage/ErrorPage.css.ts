import { style } from '../../theme/layered.ts';
import { radius, type, vars, weight } from '../../theme/index.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  minHeight: 'min(640px, calc(100dvh - 56px))',
  padding: '32px 20px',
});
export const body = style({ width: '100%', maxWidth: 440, overflowWrap: 'anywhere' });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlockEnd: 16,
  borderRadius: radius.surface,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});
export const title = style({ ...type.page, fontWeight: weight.heavy, color: vars.color.ink });
export const text = style({ margin: '6px 0 0', ...type.body, color: vars.color.inkSecondary });
export const details = style({
  margin: '12px 0 0',
  paddingInlineStart: 20,
  textAlign: 'start',
  ...type.body,
  color: vars.color.ink,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 20 });
export const request = style({ margin: '24px 0 0', ...type.label, color: vars.color.inkTertiary });
export const code = style(type.mono);
