import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { mayOpen } from '../navigation/visibleMenu.ts';
import { mayIn } from './account.ts';
import { openAccount as account } from './account.test.fixtures.ts';

describe('mayIn', () => {
  it.each([
    ['FLAG-14', 'cardholders', 'cardRequests.view'],
    ['FLAG-15', 'digitalPin', 'pins.remind'],
  ] as const)('[%s] requires the flag %s for %s', (_id, flag, permission) => {
    const may = (isOn: boolean) =>
      mayIn({ ...account, flags: resolveFlags({ [flag]: isOn }) })(permission);
    expect([may(true), may(false)]).toEqual([true, false]);
  });

  it.each(['funds', 'fundHistory', 'pay', 'rewards', 'statements'] as const)(
    '[USER-20] opens %s only for someone with every fleet',
    (route) => {
      const features = new Set(['funds', 'rewards']);
      const opens = (fleetIds: readonly string[] | null) =>
        mayOpen(route, {
          features,
          flags: resolveFlags({}),
          may: mayIn({ ...account, fleetIds: fleetIds && [...fleetIds] }),
          isPhone: false,
        });
      expect([opens(null), opens(['north'])]).toEqual([true, false]);
    },
  );
});
