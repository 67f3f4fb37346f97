import type { Oklch } from './tokens.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Converts OKLCH to linear sRGB; components outside 0 to 1 mean that it is out of gamut. */
export function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const SLACK = 1e-4;
const clip = (part: number) => Math.min(1, Math.max(0, part));

/** Whether the color is in the sRGB gamut, so that every screen can show it exactly. */
export const isInSrgb = (color: Oklch): boolean =>
  linearRgb(color).every((part) => part >= -SLACK && part <= 1 + SLACK);

/** WCAG 2 relative luminance of the color, clipped to sRGB. */
function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrastOf(first: Oklch, second: Oklch): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const gamma = (part: number) =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;

/** Converts a color to `#rrggbb`, for tools without OKLCH support. */
export const hexOf = (color: Oklch): string =>
  `#${linearRgb(color)
    .map((part) => Math.round(gamma(clip(part)) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
