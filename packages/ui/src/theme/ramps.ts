import { isInSrgb } from './oklch.ts';
import { brandHue } from './palettes.ts';
import type { BrandName, Oklch } from './tokens.ts';

/** Steps of a ramp, from lightest to darkest. */
export const RAMP_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type RampStep = (typeof RAMP_STEPS)[number];

export const RAMPS = ['neutral', 'accent', 'good', 'warn', 'bad'] as const;
export type RampName = (typeof RAMPS)[number];

/** Lightness of the ends. Steps are uniform across ramps, so that equal steps look equally dark. */
const LIGHTEST = 0.975;
const DARKEST = 0.195;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Hue, and chroma at the middle of the ramp. */
function sourceOf(name: RampName, brand: BrandName): readonly [hue: number, chroma: number] {
  const { hue, chroma } = brandHue(brand);
  const sources = {
    neutral: [218, 0.02],
    accent: [hue, 0.1 * chroma],
    good: [155, 0.14],
    warn: [70, 0.15],
    bad: [25, 0.19],
  } as const;
  return sources[name];
}

/** The highest chroma up to `targetChroma` that is in the sRGB gamut at this lightness. */
function clampedChroma(lightness: number, targetChroma: number, hue: number): number {
  let chroma = round(targetChroma);
  while (chroma > 0 && !isInSrgb([lightness, chroma, hue])) chroma = round(chroma - 0.001);
  return chroma;
}

/**
 * A ramp with uniform steps of lightness; chroma peaks in the middle. For what a host draws itself:
 * charts, maps, illustrations. Components use color roles instead.
 */
export function ramp(name: RampName, brand: BrandName = 'forecourt'): ReadonlyMap<RampStep, Oklch> {
  const [hue, peakChroma] = sourceOf(name, brand);
  const last = RAMP_STEPS.length - 1;
  return new Map(
    RAMP_STEPS.map((step, index): [RampStep, Oklch] => {
      const lightness = round(LIGHTEST - ((LIGHTEST - DARKEST) * index) / last);
      const targetChroma = peakChroma * Math.sin((Math.PI * (index + 1)) / (last + 2)) ** 0.8;
      return [step, [lightness, clampedChroma(lightness, targetChroma, hue), hue]];
    }),
  );
}
