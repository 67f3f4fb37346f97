/** A phone number for display, with non-breaking hyphens. */
export const nonBreaking = (phone: string): string => phone.replaceAll('-', '\u2011');

/** The `tel:` link for a phone number. */
export const callOf = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
