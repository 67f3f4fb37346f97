import './theme.css.ts';

export { vars } from './vars.css.ts';
export * from './tokens.ts';
export { palette } from './palettes.ts';
export { focusRing, media, radius, space, spoken, type, weight } from './type.ts';
