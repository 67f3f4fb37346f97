import { describe, expect, it } from 'vitest';
import * as figures from './constants.ts';

describe('figures of reports', () => {
  it('[RPT-05] a download is available for 48 hours', () => {
    expect(figures.REPORT_DOWNLOAD_HOURS).toBe(48);
  });
  it('[RPT-06] some reports take 5 to 10 minutes', () => {
    expect([figures.REPORT_RUN_MINUTES_MIN, figures.REPORT_RUN_MINUTES_MAX]).toEqual([5, 10]);
  });
  it('[RPT-07] a new fleet takes up to 48 business hours', () => {
    expect(figures.REPORT_NEW_FLEET_BUSINESS_HOURS_MAX).toBe(48);
  });
});
