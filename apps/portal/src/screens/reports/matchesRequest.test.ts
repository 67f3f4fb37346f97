import { describe, expect, it } from 'vitest';
import type { ReportQuery } from '@forecourt/validation';
import { matchesRequest } from './matchesRequest.ts';

const request: ReportQuery = {
  kind: 'departments',
  fromDate: '2026-05-01',
  toDate: '2026-05-31',
  fleetId: null,
  columns: ['department', 'spend'],
  ledgerCodes: { diesel: '6010' },
};

describe('the figures of a report', () => {
  it('[RPT-01] are never shown for another kind, date range, or fleet', () => {
    for (const other of [
      { kind: 'exceptions' },
      { fromDate: '2026-04-01' },
      { toDate: '2026-05-30' },
      { fleetId: '0198c1f2-7f4e-7d0a-9a51-3f6d2f1f4f99' },
    ] as const) {
      expect(matchesRequest({ ...request, ...other }, request, false)).toBe(false);
      expect(matchesRequest({ ...request, ...other }, request, true)).toBe(false);
    }
  });

  it('[RPT-01] stay while other columns or codes load, but not if that fails', () => {
    for (const other of [
      { columns: [] },
      { columns: ['spend', 'department'] },
      { ledgerCodes: {} },
      { ledgerCodes: { diesel: '6020' } },
    ]) {
      expect(matchesRequest({ ...request, ...other }, request, false)).toBe(true);
      expect(matchesRequest({ ...request, ...other }, request, true)).toBe(false);
    }
    expect(matchesRequest({ ...request, columns: [...request.columns] }, request, true)).toBe(true);
  });
});
