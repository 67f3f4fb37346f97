/** [USER-04] */
export const SUB_DEPARTMENT_DIGITS = 5;
export const DEPARTMENT_NAME_CHARACTERS_MAX = 60;
export const DEPARTMENT_DESCRIPTION_CHARACTERS_MAX = 200;
export const FLEET_NAME_CHARACTERS_MAX = 60;
export const FLEET_CODE_CHARACTERS_MAX = 10;
export const FLEET_NUMBER_CHARACTERS_MAX = 12;
/** Range of feedback ratings, from worst to best; the specification sets no scale. */
export const FEEDBACK_RATING_MIN = 1;
export const FEEDBACK_RATING_MAX = 5;
export const FEEDBACK_COMMENT_CHARACTERS_MAX = 1000;
/** Length of a first or last name at the identity provider. [PROF-06] */
export const PERSON_NAME_CHARACTERS_MAX = 50;
/** Length of other text fields in a profile, such as a title. [PROF-06] */
export const PROFILE_TEXT_CHARACTERS_MAX = 100;
