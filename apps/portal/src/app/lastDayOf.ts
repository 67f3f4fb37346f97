import { monthsAfter } from '@forecourt/validation';

/** The last day of a month: `2026-02-28` for `2026-02`. */
export const lastDayOf = (month: string): string => monthsAfter(`${month}-31`, 0);
