import { media } from '../theme/index.ts';

/** Below this width, rows become cards and the main menu becomes a drawer. [UI-22] */
export const PHONE_QUERY = media.phone;
/** From this width up, the main menu is next to the page. [UI-22] */
export const WIDE_QUERY = media.fromLaptop;
