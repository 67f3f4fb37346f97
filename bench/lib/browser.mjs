import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/chromium.mjs';

const FRAME_MS = 1000 / 60;

/** A Chromium whose pages can call `gc()` before they are measured. */
export function launchToMeasure() {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, '--js-flags=--expose-gc'] });
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The number of dropped frames; `gaps` are the ms between those that were shown. */
export const droppedFrames = (gaps) =>
  gaps.reduce((sum, gap) => sum + Math.max(Math.round(gap / FRAME_MS) - 1, 0), 0);
