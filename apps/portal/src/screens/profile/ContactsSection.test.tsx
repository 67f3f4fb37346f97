// @vitest-environment happy-dom
import { OktaAuth } from '@okta/okta-auth-js/idx';
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import type { AccountReason, AccountResult } from '../../session/accountProblem.ts';
import { createMyAccount, type Contact, type MyAccount } from '../../session/myAccount.ts';
import { ContactsSection } from './ContactsSection.tsx';

const contact: Contact = {
  kind: 'email',
  id: 'e2',
  value: 'night@acme.example',
  isVerified: true,
  isPrimary: false,
};

interface SectionProps {
  readonly contacts: readonly Contact[];
  readonly removed: readonly string[];
}

/** The section with these contacts; each refresh shows those that are not removed. */
function Section({ contacts, removed }: SectionProps) {
  const [data, setData] = useState(contacts);
  const refresh = async () => setData(contacts.filter(({ id }) => !removed.includes(id)));
  return <ContactsSection kind="email" contacts={{ data, problem: null, refresh }} />;
}

/** The section over a provider with these calls. */
async function open(
  calls: Partial<MyAccount>,
  { contacts, removed }: SectionProps = { contacts: [contact], removed: [] },
) {
  const client = new OktaAuth({
    issuer: 'https://id.example/oauth2/forecourt',
    clientId: 'forecourt-portal',
    redirectUri: 'https://portal.example/login/',
  });
  const account = { ...createMyAccount(client), ...calls };
  return openPart(
    <AppContext value={makeLiveApp({ myAccount: () => Promise.resolve(account) })}>
      <Section contacts={contacts} removed={removed} />
    </AppContext>,
    ['profile'],
    {},
  );
}

async function type(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`[role$="dialog"] input[name="${name}"]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })));
}

const refused = (reason: AccountReason) =>
  ({ ok: false, problem: { reason, causes: [] } }) as const;

it('[PROF-08] asks for the password if the sign-in is old, and adds the email with it', async () => {
  const sent: (string | undefined)[] = [];
  const page = await open({
    addEmail: (_email, _isPrimary, password): Promise<AccountResult<Contact>> => {
      sent.push(password);
      if (password === '') return Promise.resolve(refused('passwordNeeded'));
      if (password === 'guess') return Promise.resolve(refused('currentPasswordWrong'));
      return Promise.resolve({ ok: true, data: contact });
    },
    sendCode: () => Promise.resolve({ ok: true, data: 'c1' }),
  });
  await page.press('button', 'Add email address');
  await type('email', 'day@acme.example');
  await page.press('button', 'Send code');
  await page.untilSaid('so confirm it is you');
  expect(document.activeElement?.getAttribute('name')).toBe('current-password');
  await page.press('button', 'Send code');
  await page.untilSaid('Enter your current password');
  await type('current-password', 'guess');
  await page.press('button', 'Send code');
  await page.untilSaid('Current Password not recognized.');
  await type('current-password', 'right');
  await page.press('button', 'Send code');
  await page.untilSaid('Verification code');
  expect(sent).toEqual(['', 'guess', 'right']);
});

it('[PROF-10] says to sign in again if the password is not enough', async () => {
  const page = await open({ remove: () => Promise.resolve(refused('passwordNeeded')) });
  await page.press('button[aria-label="Remove night@acme.example"]');
  await page.press('[role$="dialog"] button', 'Remove');
  await page.untilSaid('so confirm it is you');
  await type('current-password', 'right');
  await page.press('[role$="dialog"] button', 'Remove');
  await page.untilSaid('sign out and sign in again');
});

it('[PROF-10] moves the focus on when a contact was removed', async () => {
  const contacts = ['night', 'day'].map((name) => ({
    ...contact,
    id: name,
    value: `${name}@acme.example`,
  }));
  const removed: string[] = [];
  const page = await open(
    {
      remove: ({ id }) => {
        removed.push(id);
        return Promise.resolve({ ok: true, data: null });
      },
    },
    { contacts, removed },
  );
  const removeFirst = async (name: string) => {
    await act(async () => {
      document.querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`)?.focus();
    });
    await page.press(`[aria-label="Remove ${name}"]`);
    await page.press('[role$="dialog"] button', 'Remove');
    await page.untilSaid(`${name.slice(1)} was removed`);
  };
  await removeFirst('night@acme.example');
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove day@acme.example'),
  );
  await removeFirst('day@acme.example');
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Only the primary address is left.'),
  );
});

it('[PROF-13] still verifies the first code if sending another one failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const proved: string[] = [];
  let sends = 0;
  const page = await open(
    {
      sendCode: () => {
        sends += 1;
        return Promise.resolve(sends === 1 ? { ok: true, data: 'c1' } : refused('unreachable'));
      },
      prove: (_contact, challengeId, code) => {
        proved.push(challengeId, code);
        return Promise.resolve({ ok: true, data: null });
      },
    },
    { contacts: [{ ...contact, isVerified: false }], removed: [] },
  );
  await page.press('[aria-label="Verify night@acme.example"]');
  await page.untilSaid('Send another code in');
  vi.setSystemTime(Date.now() + 31_000);
  // the countdown is over
  await page.untilSaid('Send another codeNot now');
  await page.press('[role="dialog"] button', 'Send another code');
  await page.untilSaid('The sign-in service is not responding');
  await page.type('[role="dialog"] input', '123456');
  await vi.waitFor(() => expect(proved).toEqual(['c1', '123456']));
  vi.useRealTimers();
});
