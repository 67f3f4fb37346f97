/** Files on one form; a host can set another figure. [DISP-04] */
export const ATTACHMENTS_COUNT_MAX = 5;
/** Size of each file; a host can set another figure. [DISP-05] */
export const ATTACHMENT_BYTES_MAX = 10_000_000;
/** A dispute's documents are due so many days after it was filed. [DISP-06] */
export const DISPUTE_DOCUMENTATION_DAYS = 10;
/** So many days before they are due it is said that documents are missing. */
export const DISPUTE_REMINDER_DAYS = 3;
/** A purchase can be disputed so many days after it was made; a host can set another figure. */
export const DISPUTE_FILING_DAYS = 60;
export const DISPUTE_REASON_CHARACTERS_MAX = 500;
