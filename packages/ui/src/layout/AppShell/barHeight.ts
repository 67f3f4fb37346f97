/** Height of the top bar, which stays visible. What sticks below it starts here. */
export const BAR_HEIGHT_PIXELS = 56;
