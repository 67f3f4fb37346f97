import { inset } from '../Section/inset.css.ts';
import { ground } from './ground.css.ts';
import { styleVariants } from '../../theme/layered.ts';
import { media, radius, vars } from '../../theme/index.ts';

const base = {
  vars: { [ground]: vars.color.surface },
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  background: vars.color.surface,
} as const;
export const surface = styleVariants({
  plain: base,
  accent: {
    ...base,
    background: vars.color.accentSoft,
    borderColor: `color-mix(in oklab, ${vars.color.accent} 45%, ${vars.color.surface})`,
  },
  bad: { ...base, borderColor: `color-mix(in oklab, ${vars.color.bad} 35%, ${vars.color.line})` },
});
export const padding = styleVariants({
  roomy: {
    vars: { [inset]: '0px' },
    padding: 20,
    '@media': { [media.phone]: { padding: 16 } },
  },
  none: {},
});
