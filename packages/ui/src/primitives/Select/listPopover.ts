/** A list scrolls, or is searched, before it covers the page and what opened it, px. */
export const LIST_HEIGHT_MAX = 420;

/**
 * How a list opens at its field. The list is as wide as the field and keeps no distance from the
 * sides of the window. With a distance, the list of a field as wide as the window would reach
 * beyond the other side, the page would scroll to the active option, and scrolling closes the list.
 */
export const LIST_POPOVER = { offset: 4, containerPadding: 0, maxHeight: LIST_HEIGHT_MAX } as const;
