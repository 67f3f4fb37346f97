// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { AboutAside } from './AboutAside.tsx';

it('[USER-01] says that an administrator can change the role, which a username never is', async () => {
  const page = await openPart(
    <AboutAside emails={null} phones={null} password={null} now={new Date()} />,
    ['signedIn', 'profile'],
    {},
  );
  await page.untilSaid('An administrator of your account can change your role.');
  expect(page.said()).not.toContain('change your username');
});
