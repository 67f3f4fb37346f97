import { style, styleVariants } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

const base = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 28px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.body,
  fontWeight: weight.medium,
  '@media': { [media.phone]: { padding: '8px 16px' } },
} as const;
export const banner = styleVariants({
  accent: { ...base, background: vars.color.accentSoft, color: vars.color.accentText },
  warn: { ...base, background: vars.color.warnSoft, color: vars.color.warnText },
  bad: { ...base, background: vars.color.badSoft, color: vars.color.badText },
});
export const text = style({ flex: 1 });
