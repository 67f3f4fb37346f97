/** A popover in which the list takes up the remaining height. */
export const withList = { display: 'flex', flexDirection: 'column' } as const;

/** The list scrolls instead of its popover, which would scroll the page to the active option. */
export const popoverList = {
  minHeight: 0,
  overflow: 'auto',
  padding: 4,
  outline: 'none',
} as const;
