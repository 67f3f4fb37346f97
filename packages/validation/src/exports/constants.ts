/** Rows per worksheet, not counting the header row. */
export const XLSX_ROWS_MAX = 1_048_575;
/** Exports that one person can have running at a time in an account. */
export const EXPORTS_AT_ONCE_MAX = 3;
/** How long a single-use download link is valid. */
export const DOWNLOAD_LINK_SECONDS = 60;
