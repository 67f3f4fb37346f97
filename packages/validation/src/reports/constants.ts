/** A report can be downloaded so long. [RPT-05] */
export const REPORT_DOWNLOAD_HOURS = 48;
/** Some reports take at least so long. [RPT-06] */
export const REPORT_RUN_MINUTES_MIN = 5;
/** Some reports take so long. [RPT-06] */
export const REPORT_RUN_MINUTES_MAX = 10;
/** Until custom reports know a new fleet. [RPT-07] */
export const REPORT_NEW_FLEET_BUSINESS_HOURS_MAX = 48;
