const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Formats a number with its country code: `+12145550142` becomes `+1 214 555 0142`. */
export const formatNumber = (number: string): string => number.replace(US_NUMBER, '+1 $1 $2 $3');
