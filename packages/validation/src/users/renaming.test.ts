import { expect, it } from 'vitest';
import { renameReasons } from './renaming.ts';

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
