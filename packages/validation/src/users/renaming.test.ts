import { expect, it } from 'vitest';
import { renameReasons, temporaryPasswordReasons } from './renaming.ts';

const standing = { isSelf: false, isElsewhere: false, isInternal: false };

it.each([
  [{}, []],
  [{ isSelf: true }, ['user.self']],
  [{ isElsewhere: true }, ['user.elsewhere']],
  [{ isInternal: true }, ['user.internal']],
  [{ isElsewhere: true, isInternal: true }, ['user.elsewhere', 'user.internal']],
] as const)('[USER-01] an administrator renames somebody: %j gives %j', (some, keys) => {
  expect(renameReasons({ ...standing, ...some }).map(({ key }) => key)).toEqual(keys);
});

it('[USER-20] [SCREEN-05] a temporary password is for those who have something else to prove', () => {
  expect(temporaryPasswordReasons({ hasOwnMethod: true })).toEqual([]);
  expect(temporaryPasswordReasons({ hasOwnMethod: false }).map(({ key }) => key)).toEqual([
    'user.passwordOnly',
  ]);
});
