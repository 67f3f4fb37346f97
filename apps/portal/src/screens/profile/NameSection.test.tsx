// @vitest-environment happy-dom
import { OktaAuth } from '@okta/okta-auth-js/idx';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { refuse, sampleUser } from '@forecourt/api-client/testing';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { createMyAccount, type PersonProfile } from '../../session/myAccount.ts';
import { NameSection } from './NameSection.tsx';

const dana: PersonProfile = {
  login: 'dana',
  email: 'dana@acme.example',
  firstName: 'Dana',
  lastName: 'Morales',
  title: '',
  locale: 'en',
};

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('[PROF-05] saves again for others what only the identity provider saved', async () => {
  let stored = dana;
  const saved: string[] = [];
  const told: unknown[] = [];
  const client = new OktaAuth({
    issuer: 'https://id.example/oauth2/forecourt',
    clientId: 'forecourt-portal',
    redirectUri: 'https://portal.example/login/',
  });
  const account = {
    ...createMyAccount(client),
    changeProfile: (change: Partial<PersonProfile>) => {
      stored = { ...stored, ...change };
      saved.push(stored.firstName);
      return Promise.resolve({ ok: true, data: stored } as const);
    },
  };
  function Name() {
    const [profile, setProfile] = useState(stored);
    return <NameSection profile={profile} onSaved={async () => setProfile(stored)} />;
  }
  const page = await openPart(
    <AppContext value={makeLiveApp({ myAccount: () => Promise.resolve(account) })}>
      <Name />
    </AppContext>,
    ['shared', 'profile'],
    {
      updateMe: ({ body }) => {
        told.push(body);
        return told.length === 1 ? refuse(503, 'server.unavailable') : sampleUser();
      },
    },
  );
  await page.type('input[name="firstName"]', 'Danielle');
  await page.press('button', 'Save');
  await page.untilSaid('others may still see your old name. Select Save to try again.');
  expect(asksBeforeLeaving()).toBe(true);
  await page.press('button', 'Save');
  const name = { firstName: 'Danielle', lastName: 'Morales' };
  await vi.waitFor(() => expect(told).toEqual([name, name]));
  await page.untilSaid('Your profile was saved.');
  expect(asksBeforeLeaving()).toBe(false);
  expect(saved).toEqual(['Danielle']);
});
