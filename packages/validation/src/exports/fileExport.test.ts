import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import {
  EXPORT_REFUSALS,
  EXPORT_STATES,
  exportFailureCause,
  exportStateKey,
  isExportUnderWay,
  isTooManyRows,
} from './index.ts';

it('isExportUnderWay is true only for queued and running exports', () => {
  expect(EXPORT_STATES.filter(isExportUnderWay)).toEqual(['queued', 'running']);
});

it('every export state has a distinct label', () => {
  const names = EXPORT_STATES.map((state) => en[exportStateKey(state)]);
  expect(names.filter(Boolean)).toHaveLength(EXPORT_STATES.length);
  expect(new Set(names).size).toBe(EXPORT_STATES.length);
});

it('[MSG-61] a file has too many rows for a spreadsheet or for a PDF', () => {
  const keys = Object.values(EXPORT_REFUSALS).filter(isTooManyRows);
  expect(keys).toEqual(['export.tooManyRows', 'export.tooManyPdfRows']);
  expect(en['export.tooManyPdfRows']).toContain('A PDF holds');
});

it.each([
  ['export.tooManyRows', 'tooManyRows'],
  ['export.tooManyPdfRows', 'tooManyRows'],
  ['export.failed', 'failed'],
  ['access.denied', 'other'],
])('[MSG-61] [MSG-63] the cause of %s is %s', (key, cause) => {
  expect(exportFailureCause(key)).toBe(cause);
});
