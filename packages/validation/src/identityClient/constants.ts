/** [AUTH-68] */
export const CODE_VERIFIER_CHARACTERS_MIN = 43;
/** [AUTH-68] */
export const CODE_VERIFIER_CHARACTERS_MAX = 128;
/** Substring of the host name of an organization's admin console. [AUTH-60] */
export const ADMIN_SUBDOMAIN_MARKER = '-admin.';
