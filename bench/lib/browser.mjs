import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/chromium.mjs';

const FRAME_MS = 1000 / 60;

/** A Chromium whose pages can collect (`gc()`) what they left behind before they are measured. */
export function launchToMeasure() {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, '--js-flags=--expose-gc'] });
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Frames that were not shown in time; `gaps`: ms between those that were. */
export const dropped = (gaps) =>
  gaps.reduce((sum, gap) => sum + Math.max(Math.round(gap / FRAME_MS) - 1, 0), 0);
