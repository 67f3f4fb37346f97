const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A number with its calling code as people read it: `+12145550142` is `+1 214 555 0142`. */
export const formatNumber = (number: string): string => number.replace(US_NUMBER, '+1 $1 $2 $3');
