import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, lowest priority first; a host's layers and unlayered styles override them. */
export const reset = globalLayer('fc-reset');
export const tokens = globalLayer('fc-tokens');
export const components = globalLayer('fc-components');
