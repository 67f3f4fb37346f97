import { assignVars, globalStyle } from '@vanilla-extract/css';
import { components, reset, tokens } from './layers.css.ts';
import { palette } from './palettes.ts';
import {
  BRANDS,
  SCHEMES,
  cssColor,
  type BrandName,
  type ColorRole,
  type Scheme,
} from './tokens.ts';
import { media } from './type.ts';
import { FONTS, MOTION, SHADOWS, SIZES, SYSTEM_COLORS, cssFont } from './values.ts';
import { vars } from './vars.css.ts';

const isRole = (name: string): name is ColorRole => name in vars.color;

/** The color variables of a theme, with their values. */
function colorsOf(brand: BrandName, scheme: Scheme): Record<string, string> {
  const entries = Object.entries(palette(brand, scheme)).flatMap(([role, value]) =>
    isRole(role) ? [[vars.color[role], cssColor(value)]] : [],
  );
  return Object.fromEntries(entries);
}

const colorVars = (brand: BrandName, scheme: Scheme) => ({
  ...colorsOf(brand, scheme),
  ...assignVars(vars.shadow, { floating: SHADOWS[scheme] }),
});

const sizeVars = (density: keyof typeof SIZES) => {
  const { control, controlSmall, row, rowTall } = SIZES[density];
  return assignVars(vars.size, {
    control: `${control}px`,
    controlSmall: `${controlSmall}px`,
    row: `${row}px`,
    rowTall: `${rowTall}px`,
  });
};

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      vars: {
        ...assignVars(vars.font, { body: cssFont(FONTS.body), mono: cssFont(FONTS.mono) }),
        ...sizeVars('comfortable'),
        ...assignVars(vars.motion, {
          fast: `${MOTION.fast}ms`,
          panel: `${MOTION.panel}ms`,
          distance: `${MOTION.distance}px`,
        }),
      },
    },
  },
});

for (const brand of BRANDS) {
  const ofBrand = brand === 'forecourt' ? '' : `[data-brand='${brand}']`;
  globalStyle(`:root${ofBrand}`, {
    '@layer': {
      [tokens]: {
        colorScheme: 'light',
        vars: colorVars(brand, 'light'),
        '@media': {
          '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: colorVars(brand, 'dark') },
          '(prefers-contrast: more)': { colorScheme: 'light', vars: colorVars(brand, 'contrast') },
        },
      },
    },
  });
  for (const scheme of SCHEMES) {
    globalStyle(`:root${ofBrand}[data-theme='${scheme}']`, {
      '@layer': {
        [tokens]: {
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
          vars: colorVars(brand, scheme),
        },
      },
    });
  }
}

globalStyle(":root[data-density='compact']", {
  '@layer': {
    [tokens]: { vars: sizeVars('compact') },
  },
});

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.coarse]: { vars: sizeVars('touch') },
        '(prefers-reduced-motion: reduce)': {
          vars: assignVars(vars.motion, { fast: '0ms', panel: '0ms', distance: '0px' }),
        },
      },
    },
  },
});

/**
 * Forced colors apply to boxes and text but not to SVG, which therefore gets the system colors by
 * role.
 */
globalStyle('svg', {
  '@layer': {
    [tokens]: { '@media': { [media.forced]: { vars: assignVars(vars.color, SYSTEM_COLORS) } } },
  },
});

/** Shows elements as disabled under forced colors even if they are not native controls. */
globalStyle(':root:root [data-disabled]', {
  '@layer': { [components]: { '@media': { [media.forced]: { color: 'GrayText' } } } },
});

/** Replaces a style element that react-aria would inject, which a strict CSP blocks. */
globalStyle('[data-react-aria-pressable]', {
  '@layer': { [reset]: { touchAction: 'pan-x pan-y pinch-zoom' } },
});
globalStyle('*, *::before, *::after', { '@layer': { [reset]: { boxSizing: 'border-box' } } });
globalStyle('html', {
  '@layer': {
    [reset]: {
      WebkitTextSizeAdjust: '100%',
      textSizeAdjust: '100%',
      scrollbarGutter: 'stable',
      background: vars.color.page,
    },
  },
});
globalStyle('body', {
  '@layer': {
    [reset]: {
      margin: 0,
      background: vars.color.page,
      color: vars.color.ink,
      fontFamily: vars.font.body,
      fontSize: 14,
      lineHeight: '20px',
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums',
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
    },
  },
});
globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure', { '@layer': { [reset]: { margin: 0 } } });
globalStyle('ul, ol', { '@layer': { [reset]: { padding: 0, listStyle: 'none' } } });
globalStyle('button, input, select, textarea', {
  '@layer': { [reset]: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' } },
});
globalStyle('table', { '@layer': { [reset]: { borderCollapse: 'collapse', borderSpacing: 0 } } });
globalStyle('svg', { '@layer': { [reset]: { display: 'block', flex: 'none' } } });
globalStyle(':focus-visible', {
  '@layer': { [reset]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
