/** [AUTH-68] */
export const CODE_VERIFIER_CHARACTERS_MIN = 43;
/** [AUTH-68] */
export const CODE_VERIFIER_CHARACTERS_MAX = 128;
/** What the host name of an organization's administration has in it. [AUTH-60] */
export const ADMIN_SUBDOMAIN_MARKER = '-admin.';
