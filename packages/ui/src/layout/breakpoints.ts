import { media } from '../theme/index.ts';

/** Under this width rows become cards and the main menu a drawer's content. [UI-22] */
export const PHONE_QUERY = media.phone;
/** From this width the main menu stands next to the page. [UI-22] */
export const WIDE_QUERY = media.fromLaptop;
