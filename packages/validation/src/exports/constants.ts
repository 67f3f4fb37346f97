/** Rows of one sheet of a workbook, less the one of the heads. */
export const XLSX_ROWS_MAX = 1_048_575;
/** Files of one person that are made at the same time in one account. */
export const EXPORTS_AT_ONCE_MAX = 3;
/** A link to a file can be used once, within so long. */
export const DOWNLOAD_LINK_SECONDS = 60;
