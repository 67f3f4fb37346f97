import { expect, it } from 'vitest';
import { renameReasons, temporaryPasswordReasons } from './renaming.ts';

const context = { isSelf: false, isElsewhere: false, isInternal: false };

it.each([
  [{}, []],
  [{ isSelf: true }, ['user.self']],
  [{ isElsewhere: true }, ['user.elsewhere']],
  [{ isInternal: true }, ['user.internal']],
  [{ isElsewhere: true, isInternal: true }, ['user.elsewhere', 'user.internal']],
] as const)('[USER-01] renameReasons for %j are %j', (overrides, keys) => {
  expect(renameReasons({ ...context, ...overrides }).map(({ key }) => key)).toEqual(keys);
});

it('[USER-20] [SCREEN-05] a temporary password requires another sign-in method', () => {
  expect(temporaryPasswordReasons({ hasOwnMethod: true })).toEqual([]);
  expect(temporaryPasswordReasons({ hasOwnMethod: false }).map(({ key }) => key)).toEqual([
    'user.passwordOnly',
  ]);
});
