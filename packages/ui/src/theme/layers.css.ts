import { globalLayer } from '@vanilla-extract/css';

/** The order in which styles win; a host's own layer or unlayered styles come after. */
export const reset = globalLayer('fc-reset');
export const tokens = globalLayer('fc-tokens');
export const components = globalLayer('fc-components');
