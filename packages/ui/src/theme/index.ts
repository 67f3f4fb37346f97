// Not imported in a .css.ts module, because its compiler drops plain style sheets.
import '@fontsource-variable/geist/index.css';
import '@fontsource-variable/geist-mono/index.css';
import './theme.css.ts';

export { vars } from './vars.css.ts';
export * from './tokens.ts';
export { palette } from './palettes.ts';
export { RAMPS, RAMP_STEPS, ramp, type RampName, type RampStep } from './ramps.ts';
export {
  focusInside,
  focusRing,
  forcedEdge,
  media,
  radius,
  space,
  spoken,
  type,
  weight,
} from './type.ts';
