import { expect, it } from 'vitest';
import { membershipRequestEnd } from './membership.ts';

it('[GW-65] a membership request expires after 30 days', () => {
  const end = membershipRequestEnd(new Date('2026-11-21T16:00:00Z'));
  expect(end.toISOString()).toBe('2026-12-21T16:00:00.000Z');
});
