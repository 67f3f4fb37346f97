// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { AccountUser } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { refuse } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { sampleAccountUser } from './users.test.fixtures.ts';

const onClose = () => undefined;
const DIALOGS = {
  lock: (user: AccountUser) => (
    <ChangeDialog user={user} change={{ action: 'lock' }} onDone={onClose} onClose={onClose} />
  ),
  delete: (user: AccountUser) => (
    <ChangeDialog user={user} change={{ action: 'delete' }} onDone={onClose} onClose={onClose} />
  ),
  rename: (user: AccountUser) => <RenameDialog user={user} onClose={onClose} />,
} as const;

/** A dialog about the user as currently known, with a button that refetches the user. */
function Opened({ action }: { readonly action: keyof typeof DIALOGS }) {
  const { userId } = sampleAccountUser;
  const { data, retry } = useQuery('getUser', { params: { userId } });
  return (
    <>
      <button onClick={retry}>Version {data?.user.version}</button>
      {data && DIALOGS[action](data.user)}
    </>
  );
}

it.each([
  ['lock', 'Lock user', 'was locked'],
  ['delete', 'Delete user', 'was deleted'],
  ['rename', 'Save name', 'is now'],
] as const)(
  '[USER-13] [ROLE-23] [UI-19] %s sends the version that the dialog was opened with',
  async (action, confirm, done) => {
    let current = sampleAccountUser;
    const sent: (string | null)[] = [];
    const answer = (headers: Headers) => {
      sent.push(headers.get('if-match'));
      return sent.at(-1) === '2'
        ? { user: current, userId: current.userId }
        : refuse(409, 'version.stale');
    };
    const page = await openPart(
      <Opened action={action} />,
      ['shared', 'cards', 'passcode', 'users'],
      {
        getUser: () => ({ user: current, accounts: [], history: [] }),
        getVerbalPasscode: () => ({ isSet: true, changedAt: null }),
        proveVerbalPasscode: () => ({ provedUntil: '2026-11-21T16:05:00Z' }),
        moveUser: (_request, { headers }) => answer(headers),
        removeUser: (_request, { headers }) => answer(headers),
        renameUser: (_request, { headers }) => answer(headers),
      },
    );
    await page.untilSaid('Your own verbal passcode');
    current = { ...current, role: 'viewer', version: 2 };
    await page.press('button', 'Version 1');
    await page.untilSaid('Version 2');
    if (action === 'delete')
      await page.type('[role$="dialog"] input[autocapitalize="characters"]', 'DELETE');
    if (action === 'rename') await page.type('[role$="dialog"] input', 'Joan');
    await page.type('[role$="dialog"] input[name="verbal-passcode"]', 'amber42');
    await page.press('[role$="dialog"] button', confirm);
    await page.untilSaid('Someone changed this user in the meantime.');
    await page.press('[role$="dialog"] button', confirm);
    await page.untilSaid(done);
    expect(sent).toEqual(['1', '2']);
  },
);
