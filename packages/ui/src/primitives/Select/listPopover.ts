/**
 * How a list opens at its field. A long list scrolls before it covers the page. The list is as wide
 * as the field and keeps no distance from the sides of the window. With a distance, the list of a
 * field as wide as the window would reach beyond the other side, the page would scroll to the active
 * option, and scrolling closes the list.
 */
export const LIST_POPOVER = { offset: 4, containerPadding: 0, maxHeight: 420 } as const;
