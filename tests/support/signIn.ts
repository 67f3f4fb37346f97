import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { statusAtGateway, storedAccessToken } from './gateway.ts';
import { IDENTITY_URL } from './system.ts';

export type Role = 'administrator' | 'manager' | 'viewer' | 'financial';

interface Person {
  readonly subject: string;
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

/** The demo's user with a role. */
export function personOf(role: Role): Person {
  const person = people.find((one) => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  return person;
}

/** The newest code sent to an address at or after `since`, from the demo's outbox. */
export async function codeFor(identityUrl: string, email: string, since: number): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(`${identityUrl}/demo/outbox.json`);
    const { messages }: { messages: readonly Message[] } = await response.json();
    const newest = messages
      .filter((message) => message.to === email && message.code !== null)
      .filter((message) => Date.parse(message.sentAt) >= since)
      .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))[0];
    if (newest?.code) return newest.code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code arrived for ${email}`);
}

/** Waits for the portal's app frame. */
const waitUntilInside = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .or(page.getByRole('button', { name: 'Menu' }))
    // an open panel hides the rest of the page
    .or(page.getByRole('dialog'))
    .first()
    .waitFor();

/** Signs in through the screens: username, password, and the code from the outbox. */
export async function signIn(
  page: Page,
  identityUrl: string,
  role: Role,
  path = '/',
): Promise<void> {
  await page.goto(path);
  await signInHere(page, identityUrl, role);
}

/** Signs in on a page that is already showing the sign-in form. */
export async function signInHere(page: Page, identityUrl: string, role: Role): Promise<void> {
  const person = personOf(role);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const since = Date.now() - 1000;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const field = page.getByLabel('Verification code');
  await field.waitFor();
  await field.fill(await codeFor(identityUrl, person.email, since));
  await waitUntilInside(page);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Where the browser stores the last activity; restoring it would count as idle for too long. */
const LAST_LIFE = 'last-sign-of-life';

const localOf = ({ origins }: StorageState) =>
  origins
    .flatMap(({ localStorage }) => localStorage)
    .filter(({ name }) => name !== LAST_LIFE)
    .map(({ name, value }) => [name, value] as const);

/** Each role's browser storage after signing in. */
export type SignedInRoles = Map<Role, StorageState>;

/** The role's storage, from a new sign-in unless an earlier one is still valid. */
async function stateFor(browser: Browser, role: Role, roles: SignedInRoles): Promise<StorageState> {
  const cached = roles.get(role);
  const token = cached && storedAccessToken(Object.fromEntries(localOf(cached)));
  if (cached && (await statusAtGateway(token ?? '')) === 200) return cached;
  const context = await browser.newContext();
  await signIn(await context.newPage(), IDENTITY_URL, role);
  const state = await context.storageState();
  await context.close();
  roles.set(role, state);
  return state;
}

/** Opens the path in a browser restored to the role's signed-in state. */
export async function openSignedIn(
  page: Page,
  role: Role,
  path: string,
  roles: SignedInRoles,
): Promise<void> {
  const context = page.context();
  const browser = context.browser();
  if (!browser) throw new Error('The page has no browser');
  const state = await stateFor(browser, role, roles);
  await context.addCookies(state.cookies);
  // a file on the portal's origin that runs no code
  await page.goto('/config.json');
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, localOf(state));
  await page.goto(path);
  await waitUntilInside(page);
}
