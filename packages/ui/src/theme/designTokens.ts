import { COLOR_PURPOSES } from './colorRoles.ts';
import { hexOf } from './oklch.ts';
import { palette } from './palettes.ts';
import { RAMPS, ramp, type RampName } from './ramps.ts';
import { BRANDS, SCHEMES, cssColor, type BrandName, type Oklch, type Scheme } from './tokens.ts';
import { radius, space, type, weight } from './type.ts';
import { FONTS, MOTION, SIZES } from './values.ts';

/** A token or a group of tokens in the Design Tokens Community Group (DTCG) format. */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | TokenValue;
}
type TokenValue =
  | string
  | number
  | readonly (string | number)[]
  | { readonly [name: string]: TokenValue };

const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const ms = (value: number) => ({ $type: 'duration', $value: { value, unit: 'ms' } });
const color = (value: Oklch) => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components: value, alpha: 1, hex: hexOf(value) },
});

const tokensOf = <Value>(
  entries: Iterable<readonly [string | number, Value]>,
  token: (value: Value) => TokenGroup,
): TokenGroup =>
  Object.fromEntries([...entries].map(([name, value]) => [String(name), token(value)]));

const purposes: Readonly<Record<string, string>> = COLOR_PURPOSES;
const roles = (brand: BrandName, scheme: Scheme): TokenGroup =>
  Object.fromEntries(
    Object.entries<Oklch>({ ...palette(brand, scheme) }).map(([role, value]) => [
      role,
      { ...color(value), $description: purposes[role] ?? '' },
    ]),
  );

const rampsOf = (brand: BrandName) =>
  tokensOf<TokenGroup>(
    RAMPS.map((name) => [name, tokensOf(ramp(name, brand), color)] as const),
    (group) => group,
  );

/** Converts a type style; line heights are multiples of the font size, as the format requires. */
function typography(name: 'label' | 'help' | 'body' | 'section' | 'page' | 'figure'): TokenGroup {
  const style: {
    readonly fontSize: number;
    readonly lineHeight: string;
    readonly fontWeight?: number;
    readonly letterSpacing?: string;
  } = type[name];
  const { fontSize, lineHeight, fontWeight = weight.regular, letterSpacing = '0' } = style;
  const spacing = Math.round(Number.parseFloat(letterSpacing) * fontSize * 1000) / 1000;
  return {
    $type: 'typography',
    $value: {
      fontFamily: [...FONTS.body],
      fontSize: { value: fontSize, unit: 'px' },
      fontWeight,
      letterSpacing: { value: spacing, unit: 'px' },
      lineHeight: Math.round((Number.parseFloat(lineHeight) / fontSize) * 10_000) / 10_000,
    },
  };
}

const styles = ['label', 'help', 'body', 'section', 'page', 'figure'] as const;

/** All tokens with their values in every brand, scheme, and density, as DTCG JSON. */
export function designTokens(): TokenGroup {
  return {
    color: tokensOf<TokenGroup>(
      BRANDS.map((brand) => [
        brand,
        tokensOf<TokenGroup>(
          SCHEMES.map((scheme) => [scheme, roles(brand, scheme)] as const),
          (group) => group,
        ),
      ]),
      (group) => group,
    ),
    ramp: tokensOf<TokenGroup>(
      BRANDS.map((brand) => [brand, rampsOf(brand)] as const),
      (group) => group,
    ),
    size: tokensOf(Object.entries(SIZES), (sizes) => tokensOf<number>(Object.entries(sizes), px)),
    space: tokensOf<number>(Object.entries(space), px),
    radius: tokensOf<number>(Object.entries(radius), px),
    motion: { fast: ms(MOTION.fast), panel: ms(MOTION.panel), distance: px(MOTION.distance) },
    font: tokensOf(Object.entries(FONTS), (names) => ({ $type: 'fontFamily', $value: [...names] })),
    weight: tokensOf<number>(Object.entries(weight), (value) => ({
      $type: 'fontWeight',
      $value: value,
    })),
    type: tokensOf(
      styles.map((name) => [name, name] as const),
      typography,
    ),
  };
}

const declarations = (entries: Iterable<readonly [string, string]>) =>
  [...entries].map(([name, value]) => `  --fc-${name}: ${value};`).join('\n');

const rampVars = (brand: BrandName, names: readonly RampName[]) =>
  declarations(
    names.flatMap((name) =>
      [...ramp(name, brand)].map(
        ([step, value]) => [`ramp-${name}-${step}`, cssColor(value)] as const,
      ),
    ),
  );

/** The ramps as CSS variables (`--fc-ramp-accent-500`), for hosts that draw with them. */
export function rampsCss(): string {
  const brands = BRANDS.filter((brand) => brand !== 'forecourt').map(
    (brand) => `:root[data-brand='${brand}'] {\n${rampVars(brand, ['accent'])}\n}\n`,
  );
  return `:root {\n${rampVars('forecourt', RAMPS)}\n}\n${brands.join('')}`;
}
