/** The top bar stays in sight; what stays in sight under it begins here. */
export const BAR_HEIGHT_PIXELS = 56;
