import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { EXPORT_STATES, exportStateKey, isExportUnderWay } from './index.ts';

it('a file changes by itself until it is ready, failed, canceled or expired', () => {
  expect(EXPORT_STATES.filter(isExportUnderWay)).toEqual(['queued', 'running']);
});

it('every state of a file has a name of its own', () => {
  const names = EXPORT_STATES.map((state) => en[exportStateKey(state)]);
  expect(names.filter(Boolean)).toHaveLength(EXPORT_STATES.length);
  expect(new Set(names).size).toBe(EXPORT_STATES.length);
});
