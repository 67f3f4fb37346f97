import { arrive } from '../../theme/arrive.css.ts';
import { ground } from '../../layout/Surface/ground.css.ts';
import { style } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  // Same z-index as overlays, so that a second one's scrim also covers the first.
  zIndex: 50,
  background: `color-mix(in oklab, ${color.scrim} 32%, transparent)`,
  ...arrive.fade,
});
export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: 16,
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});
export const dialog = style({
  vars: { [ground]: color.surface },
  width: 'min(480px, 100%)',
  padding: 24,
  borderRadius: radius.surface,
  background: color.surface,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  ...arrive.rise,
  '@media': {
    ...forcedEdge,
    [media.phone]: {
      width: '100%',
      padding: '20px 16px calc(16px + env(safe-area-inset-bottom))',
      borderRadius: `${radius.surface}px ${radius.surface}px 0 0`,
    },
  },
});
export const title = style({ ...type.section, fontSize: 18, lineHeight: '26px', color: color.ink });
export const body = style({
  display: 'grid',
  gap: 16,
  marginBlockStart: 8,
  ...type.body,
  color: color.inkSecondary,
});
export const description = style({ display: 'grid', gap: 16 });
export const ends = style({ display: 'grid', gap: 8, color: color.ink });
export const final = style({ fontWeight: weight.strong, color: color.badText });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 24,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
export const topmost = style({
  margin: '24px -24px -24px',
  borderRadius: `0 0 ${radius.surface}px ${radius.surface}px`,
  overflow: 'hidden',
  ':empty': { display: 'none' },
  '@media': {
    [media.phone]: {
      margin: '16px -16px calc(-16px - env(safe-area-inset-bottom))',
      borderRadius: 0,
    },
  },
});
export const gap = style({ flex: 1 });
