import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The token contract. Each token is also a public CSS variable (`--fc-color-accent`), for hosts to
 * style their own parts with.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: null,
      surface: null,
      sunken: null,
      raised: null,
      line: null,
      lineStrong: null,
      controlLine: null,
      ink: null,
      inkSecondary: null,
      inkTertiary: null,
      inkDisabled: null,
      accent: null,
      onAccent: null,
      accentSoft: null,
      accentText: null,
      focus: null,
      focusOnRail: null,
      good: null,
      onGood: null,
      goodSoft: null,
      goodText: null,
      warn: null,
      onWarn: null,
      warnLine: null,
      warnSoft: null,
      warnText: null,
      bad: null,
      onBad: null,
      badSoft: null,
      badText: null,
      rail: null,
      railInk: null,
      railQuiet: null,
      railChosen: null,
      railMark: null,
      categoryFuel: null,
      categoryNonFuel: null,
      categoryNa: null,
      scrim: null,
    },
    font: { body: null, mono: null },
    size: { control: null, controlSmall: null, row: null, rowTall: null },
    motion: { fast: null, panel: null, distance: null },
    shadow: { floating: null },
  },
  (_value, path) =>
    `fc-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
