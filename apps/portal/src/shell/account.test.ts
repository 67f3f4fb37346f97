import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { mayIn } from './account.ts';
import { openAccount as account } from './account.test.fixtures.ts';

describe('what a person may do in an account', () => {
  it.each([
    ['FLAG-14', 'cardholders', 'cardRequests.view'],
    ['FLAG-15', 'digitalPin', 'pins.remind'],
  ] as const)('[%s] asks the flag %s before %s', (_id, flag, permission) => {
    const may = (isOn: boolean) =>
      mayIn({ ...account, flags: resolveFlags({ [flag]: isOn }) })(permission);
    expect([may(true), may(false)]).toEqual([true, false]);
  });
});
