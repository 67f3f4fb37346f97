/** A number as people read it; a line never breaks inside it. */
export const unbroken = (phone: string): string => phone.replaceAll('-', '\u2011');

/** The address of a link that calls a number. */
export const callOf = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
