import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/can.ts';
import { canEditPromptedId } from './canEdit.ts';

const keysAgainst = (actor: Partial<Actor>, fleetId: string | null) => {
  const answer = canEditPromptedId(
    {
      role: 'manager',
      accountState: 'open',
      fleetIds: null,
      extraPermissions: [],
      withheldPermissions: [],
      emulatedBy: null,
      ...actor,
    },
    { fleetId },
  );
  return answer.allowed ? [] : answer.reasons.map(({ key }) => key);
};

describe('canEditPromptedId', () => {
  it('[PID-16] [USER-20] leaves those of the whole account to people with every fleet', () => {
    expect(keysAgainst({}, null)).toEqual([]);
    expect(keysAgainst({ fleetIds: ['north'] }, null)).toEqual(['access.wholeAccount']);
    expect(keysAgainst({ fleetIds: ['north'] }, 'north')).toEqual([]);
    expect(keysAgainst({ fleetIds: ['north'] }, 'south')).toEqual(['access.fleet']);
  });

  it('[PID-16] requires the permission for each of them', () => {
    expect(keysAgainst({ role: 'viewer' }, null)).toEqual(['access.role']);
    expect(keysAgainst({ role: 'viewer', fleetIds: ['north'] }, null)).toEqual([
      'access.role',
      'access.wholeAccount',
    ]);
  });
});
