/** Files per form; a host can configure a different limit. [DISP-04] */
export const ATTACHMENTS_COUNT_MAX = 5;
/** Size of each file; a host can configure a different limit. [DISP-05] */
export const ATTACHMENT_BYTES_MAX = 10_000_000;
/** Days after filing in which a dispute's documents are due. [DISP-06] */
export const DISPUTE_DOCUMENTATION_DAYS = 10;
/** Days before the deadline on which a reminder about missing documents is sent. */
export const DISPUTE_REMINDER_DAYS = 3;
/** Days in which a purchase can be disputed; a host can configure a different limit. */
export const DISPUTE_FILING_DAYS = 60;
export const DISPUTE_REASON_CHARACTERS_MAX = 500;
