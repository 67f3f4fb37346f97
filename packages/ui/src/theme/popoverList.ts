/** A popover whose list takes what its other parts leave of the height. */
export const withList = { display: 'flex', flexDirection: 'column' } as const;

/** The list scrolls, not its popover, which would take the page along to the active option. */
export const popoverList = {
  minHeight: 0,
  overflow: 'auto',
  padding: 4,
  outline: 'none',
} as const;
