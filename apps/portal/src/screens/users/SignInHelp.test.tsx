// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { AccountUser } from '@forecourt/api-client';
import { refuse, type FakeHandlers } from '@forecourt/api-client/testing';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { SelectedContext } from '../../shell/account.ts';
import { openSelected } from '../../shell/account.test.fixtures.ts';
import { UserPanel } from './UserPanel.tsx';
import { sampleAccountUser } from './users.test.fixtures.ts';
import { useUsersAddress } from './useUsersAddress.ts';

function Panel() {
  return <UserPanel address={useUsersAddress()} users={[]} />;
}

interface Given {
  readonly user?: Partial<AccountUser>;
  readonly isRecoveryAllowed?: boolean;
  readonly isDenied?: boolean;
  readonly reissue?: FakeHandlers['reissuePassword'];
}

const wrong = () => refuse(403, 'access.passcode');

/** The panel of a user, and what was sent; the passcode is amber42. */
async function open({ user, isRecoveryAllowed = true, isDenied, ...given }: Given = {}) {
  const shown = { ...sampleAccountUser, ...user };
  const sent: object[] = [];
  let isAllowed = isRecoveryAllowed;
  const isWrong = (body: { readonly verbalPasscode?: string | null | undefined }) => {
    sent.push(body);
    return body.verbalPasscode !== 'amber42';
  };
  const viewer = { ...openSelected.viewer, may: () => !isDenied };
  const page = await openPart(
    <SelectedContext value={{ ...openSelected, viewer }}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/:userId', Component: Panel }], {
          initialEntries: [`/${shown.userId}`],
        })}
      />
    </SelectedContext>,
    ['shared', 'cards', 'roster', 'passcode', 'users'],
    {
      getUser: () => ({ user: shown, isRecoveryAllowed: isAllowed, accounts: [], history: [] }),
      listFleets: () => ({ items: [] }),
      getVerbalPasscode: () => ({ isSet: true, changedAt: null }),
      resetUserPassword: ({ body }) => (isWrong(body) ? wrong() : { done: true }),
      reissuePassword:
        given.reissue ??
        (({ body }) => (isWrong(body) ? wrong() : { temporaryPassword: 'Temporary-Word-52' })),
      setPasswordRecovery: ({ params: { userId }, body }) => {
        if (isWrong(body)) return wrong();
        ({ isAllowed } = body);
        return { userId, isAllowed };
      },
    },
  );
  await page.untilSaid('Password reset');
  const choose = async (label: string) => {
    await page.press('button', 'Sign-in help');
    await page.untilSaid(label);
    await page.press('[role="menuitem"]', label);
    await page.untilSaid('Your own verbal passcode');
  };
  const confirm = async (label: string, passcode = 'amber42') => {
    await page.type('[role$="dialog"] input[name="verbal-passcode"]', passcode);
    await page.press('[role$="dialog"] button', label);
  };
  return { page, sent, choose, confirm };
}

it('[GW-48] [ROLE-23] sends a password link once the passcode is right', async () => {
  const { page, sent, choose, confirm } = await open();
  await choose('Send password link…');
  await page.untilSaid('We will email jo.reyes@prairiehaul.example a link');
  await confirm('Send link', 'rose');
  await page.untilSaid('That is not your verbal passcode');
  await confirm('Send link');
  await page.untilSaid('A password link is on its way to jo.reyes@prairiehaul.example.');
  expect(sent).toEqual([{ verbalPasscode: 'rose' }, { verbalPasscode: 'amber42' }]);
});

it('[GW-75] [SCREEN-05] shows a temporary password until the administrator is done', async () => {
  const { page, sent, choose, confirm } = await open({ user: { state: 'locked' } });
  await choose('Issue temporary password…');
  await confirm('Issue password');
  await page.untilSaid('Temporary password for Jo Reyes');
  expect(document.querySelector('textarea')?.value).toBe('Temporary-Word-52');
  await page.press('[role$="dialog"] button', 'Done');
  expect(document.querySelector('textarea')).toBeNull();
  expect(sent).toEqual([{ userId: sampleAccountUser.userId, verbalPasscode: 'amber42' }]);
});

it('[ROLE-22] allows or disallows password reset, whichever it is not', async () => {
  const { page, sent, choose, confirm } = await open();
  await choose('Disallow password reset…');
  await confirm('Disallow password reset');
  await page.untilSaid('Jo Reyes can no longer reset a forgotten password.');
  await page.untilSaid('Not allowed');
  await choose('Allow password reset…');
  await confirm('Allow password reset');
  await page.untilSaid('Jo Reyes can now reset a forgotten password.');
  expect(sent).toEqual([
    { isAllowed: false, verbalPasscode: 'amber42' },
    { isAllowed: true, verbalPasscode: 'amber42' },
  ]);
});

it.each([
  ['identity.notManaged', 'Jo Reyes signs in through their company, so this cannot be changed'],
  ['user.notFound', 'User not found'],
  [null, 'We got no response, so this may have gone through. Try again.'],
])('[GW-75] says about the other user why there is no new password: %s', async (code, words) => {
  const { page, choose, confirm } = await open({
    reissue: () => (code === null ? Promise.reject(new TypeError('offline')) : refuse(409, code)),
  });
  await choose('Issue temporary password…');
  await confirm('Issue password');
  await page.untilSaid(words);
  expect(page.said().includes('Nothing was changed')).toBe(code !== null);
});

it.each([
  ['an invited user', { user: { state: 'created' } }],
  ['an administrator without the permission', { isDenied: true }],
] as const)('[GW-48] [ROLE-22] is not offered for %s', async (_whom, given) => {
  const { page } = await open(given);
  expect(page.said()).not.toContain('Sign-in help');
});

it('[GW-48] [USER-20] is disabled for one’s own user', async () => {
  const { page } = await open({ user: { isSelf: true } });
  await page.press('button', 'Sign-in help');
  expect(document.querySelector('[role="menuitem"]')).toBeNull();
});
