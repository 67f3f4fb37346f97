import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { disputeRefusal } from './disputeRefusal.ts';

describe('disputeRefusal', () => {
  it.each([
    ['complete', '2026-11-21', undefined],
    ['complete', '2026-09-22', undefined],
    ['complete', '2026-09-21', 'dispute.tooLate'],
    ['pending', '2026-11-21', 'dispute.notPosted'],
    ['pending', '2026-09-21', 'dispute.notPosted'],
    ['declined', '2026-11-21', 'dispute.declined'],
  ] as const)('[DISP-01] refuses a %s purchase of %s with %s', (status, occurredOn, key) => {
    const today = parseDate('2026-11-21');
    expect(disputeRefusal({ status, occurredOn }, today)?.key).toBe(key);
  });
});
