/** Styles for a selected row or entry, with a line along its inline start edge. */
export const startMark = (selector: string, color: string, style: object) => ({
  [selector]: { ...style, boxShadow: `inset 3px 0 0 ${color}` },
  [`${selector}:dir(rtl)`]: { boxShadow: `inset -3px 0 0 ${color}` },
});
