/** [UI-08] */
export const BANNER_MILLISECONDS = 5000;
/** In the shared banner. [UI-08] */
export const BANNER_SHARED_MILLISECONDS = 5100;
/** [UI-09] */
export const BANNER_ERROR_MILLISECONDS = 1_000_000;
/** Widths at which the layout changes. [UI-22] */
export const BREAKPOINTS_PX = [363, 540, 767, 768, 991, 992, 1199, 1200, 1340, 1600, 1920] as const;
/** What has to be typed before something is deleted for ever. [UI-23] */
export const DELETE_CONFIRMATION = 'DELETE';
