/** How long a report can be downloaded. [RPT-05] */
export const REPORT_DOWNLOAD_HOURS = 48;
/** Minimum duration of slow reports. [RPT-06] */
export const REPORT_RUN_MINUTES_MIN = 5;
/** Maximum duration of slow reports. [RPT-06] */
export const REPORT_RUN_MINUTES_MAX = 10;
/** Until a new fleet is available in custom reports. [RPT-07] */
export const REPORT_NEW_FLEET_BUSINESS_HOURS_MAX = 48;
