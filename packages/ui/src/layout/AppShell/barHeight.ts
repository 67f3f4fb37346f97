/** Height of the sticky top bar; the offset of whatever sticks below it. */
export const BAR_HEIGHT_PIXELS = 56;
