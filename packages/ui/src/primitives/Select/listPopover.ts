/**
 * How a list opens at its field. It is as wide as the field, so it keeps no distance from the sides of
 * the window: moved inwards, it would reach beyond the other side where a field is as wide as the
 * window, the page would scroll to the option that is active, and a scrolled page closes the list.
 */
export const LIST_POPOVER = { offset: 4, containerPadding: 0 } as const;
