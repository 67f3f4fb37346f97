/** Maximum height of a list, px, so that it does not cover the page; longer lists scroll. */
export const LIST_HEIGHT_MAX = 420;

/**
 * Positions a list below its field. It is as wide as the field, without padding at the window's
 * edges: with padding, the list of a full-width field would overflow the window, the page would
 * scroll to the active option, and that scrolling would close the list.
 */
export const LIST_POPOVER = { offset: 4, containerPadding: 0, maxHeight: LIST_HEIGHT_MAX } as const;
