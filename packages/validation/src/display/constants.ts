/** [UI-08] */
export const BANNER_MILLISECONDS = 5000;
/** For the shared banner. [UI-08] */
export const BANNER_SHARED_MILLISECONDS = 5100;
/** [UI-09] */
export const BANNER_ERROR_MILLISECONDS = 1_000_000;
/** Widths at which the layout changes. [UI-22] */
export const BREAKPOINTS_PX = [363, 540, 767, 768, 991, 992, 1199, 1200, 1340, 1600, 1920] as const;
/** The word to type before something is permanently deleted. [UI-23] */
export const DELETE_CONFIRMATION = 'DELETE';
