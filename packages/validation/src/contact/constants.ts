/** [USER-17] */
export const EMAIL_CHARACTERS_MAX = 60;
/** [USER-19] */
export const EMAILS_PER_SECTION_MAX = 5;
