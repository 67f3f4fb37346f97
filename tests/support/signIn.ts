import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export type Role = 'administrator' | 'manager' | 'viewer' | 'financial';

interface Person {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly role: Role;
}

interface Message {
  readonly to: string;
  readonly code: string | null;
  readonly sentAt: string;
}

const people: readonly Person[] = JSON.parse(
  readFileSync(new URL('../../scripts/demo/people.json', import.meta.url), 'utf8'),
);

/** The demo's person of a role. */
export function personOf(role: Role): Person {
  const person = people.find((one) => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  return person;
}

/** The newest code that the demo's outbox holds for an address, sent at or after `since`. */
export async function codeFor(identityUrl: string, email: string, since: number): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`${identityUrl}/demo/outbox.json`);
    const { messages }: { messages: readonly Message[] } = await answer.json();
    const newest = messages
      .filter((message) => message.to === email && message.code !== null)
      .filter((message) => Date.parse(message.sentAt) >= since)
      .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))[0];
    if (newest?.code) return newest.code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code arrived for ${email}`);
}

/** Signs in by the screens as a person would: user name, password, then the code from the outbox. */
export async function signIn(
  page: Page,
  identityUrl: string,
  role: Role,
  path = '/',
): Promise<void> {
  const person = personOf(role);
  await page.goto(path);
  await page.getByLabel('User name').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const since = Date.now() - 1000;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const field = page.getByLabel('Verification code');
  await field.waitFor();
  await field.fill(await codeFor(identityUrl, person.email, since));
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .or(page.getByRole('button', { name: 'Menu' }))
    // an open panel hides the rest of the page
    .or(page.getByRole('dialog'))
    .first()
    .waitFor();
}
