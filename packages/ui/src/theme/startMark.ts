/** What a selector looks like with a line along its start: the row or entry that is open. */
export const startMark = (selector: string, color: string, look: object) => ({
  [selector]: { ...look, boxShadow: `inset 3px 0 0 ${color}` },
  [`${selector}:dir(rtl)`]: { boxShadow: `inset -3px 0 0 ${color}` },
});
