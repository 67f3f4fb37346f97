import { expect, type Page } from '@playwright/test';
import { accessTokenOf, GATEWAY_URL } from './gateway.ts';
import { driverPumps, type Pump } from './pump.ts';

/** More than any card's limits allow several times a day. */
export const DOLLARS = 480;
/** Allows for a job on a busy machine. */
const PATIENCE = { timeout: 60_000 };

interface Outbox {
  readonly messages: readonly { readonly channel: string; readonly text: string }[];
}
interface ItemList<Item> {
  readonly items: readonly Item[];
}

/** Sent text messages, newest first. */
async function texts(): Promise<readonly string[]> {
  const { messages }: Outbox = await (await fetch(`${GATEWAY_URL}/demo/outbox.json`)).json();
  return messages.filter(({ channel }) => channel === 'sms').map(({ text }) => text);
}

/** The link in the latest text about a card; `undefined` if there was none. */
export async function latestTextedLink(last4: string, prefix = ''): Promise<string | undefined> {
  const textsAbout = (await texts()).filter((text) => text.includes(last4));
  const links = textsAbout.map((text) => text.match(/https?:\S+/)?.[0]);
  return links.find((link) => link?.includes(`#${prefix}`));
}

interface CardWithPhone {
  readonly cardId: string;
  readonly last4: string;
  readonly status: string;
  readonly driverName: string | null;
}

/** Headers that a signed-in page sends to the gateway. */
export interface CallHeaders {
  readonly authorization: string;
  readonly sysaccountid: string;
}

async function fetchJson<Body>(path: string, { authorization, sysaccountid }: CallHeaders) {
  const headers = { authorization, sysaccountid };
  const body: Body = await (await fetch(GATEWAY_URL + path, { headers })).json();
  return body;
}

const headersOf = async (page: Page, accountId: string): Promise<CallHeaders> => ({
  authorization: `Bearer ${await accessTokenOf(page)}`,
  sysaccountid: accountId,
});

/** Cards whose driver has a mobile number. */
export const cardsWithPhone = async (page: Page, accountId: string): Promise<CardWithPhone[]> =>
  listCardsWithPhone(await headersOf(page, accountId));

async function listCardsWithPhone(headers: CallHeaders): Promise<CardWithPhone[]> {
  const drivers = await fetchJson<
    ItemList<{ firstName: string; lastName: string; mobile: string | null }>
  >('/drivers?limit=500', headers);
  const cards = await fetchJson<ItemList<CardWithPhone>>('/cards?limit=500', headers);
  const names = new Set(
    drivers.items.flatMap((driver) =>
      driver.mobile ? [`${driver.firstName} ${driver.lastName}`] : [],
    ),
  );
  return cards.items.filter((card) => names.has(card.driverName ?? ''));
}

/** Makes purchases with one card after the other until one is declined by its limits. */
async function findDeclinedPump(site: string, pumps: readonly Pump[]): Promise<Pump> {
  for (const pump of pumps) {
    for (let tries = 0; tries < 3; tries += 1) {
      const { approvedCents, rules } = await pump.ask(site, DOLLARS);
      if (approvedCents === 0 && !rules.includes('promptedId')) return pump;
      if (approvedCents === 0) break;
    }
  }
  throw new Error('No card of a driver was declined by its limits.');
}

export interface Stranded {
  readonly pump: Pump;
  readonly site: string;
  /** The link in the text; it opens on only one phone. */
  readonly link: string;
  readonly declinedAt: number;
}

/** Declines a purchase of an English-speaking driver in the account that the page shows. */
export async function strandDriver(
  page: Page,
  enter: (role: 'administrator', path: string) => Promise<void>,
): Promise<Stranded> {
  const listResponse = page.waitForResponse(/\/transactions\?/);
  await enter('administrator', '/en/activity/?status=complete');
  const accountId = (await listResponse).request().headers()['sysaccountid'] ?? '';
  return strandDriverOf(await headersOf(page, accountId));
}

/** Same as `strandDriver`, for the account in the headers. */
export async function strandDriverOf(headers: CallHeaders): Promise<Stranded> {
  const { items } = await fetchJson<ItemList<{ site: { siteNumber: string } }>>(
    '/transactions?status=complete&limit=1',
    headers,
  );
  const site = items[0]?.site.siteNumber ?? '';
  const withPhone = await listCardsWithPhone(headers);
  for (;;) {
    // a link belongs to the first phone that opens it, so skip drivers who were already texted
    const sentTexts = await texts();
    const untexted = withPhone.flatMap(({ last4 }) =>
      sentTexts.some((text) => text.includes(last4)) ? [] : [last4],
    );
    const pump = await findDeclinedPump(
      site,
      await driverPumps(headers.sysaccountid, new Set(untexted)),
    );
    const declined = Date.now();
    await expect.poll(() => latestTextedLink(pump.last4), PATIENCE).toBeDefined();
    const link = (await latestTextedLink(pump.last4)) ?? '';
    const isEnglish = (text: string) => text.includes(link) && text.includes('was declined');
    if ((await texts()).some(isEnglish)) return { pump, site, link, declinedAt: declined };
  }
}

async function postAsPhone(
  path: string,
  body: object,
): Promise<{ readonly deviceKey: string | null }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(GATEWAY_URL + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** Opens the link and requests the declined amount, like the driver's phone. */
export async function requestByLink({ link }: Stranded): Promise<void> {
  const token = link.slice(link.indexOf('#') + 1);
  const { deviceKey } = await postAsPhone('/driver/link', { token, deviceKey: null });
  const ask = { amountCents: DOLLARS * 100, reason: 'emptyTank', note: '' };
  await postAsPhone('/driver/request', { token, deviceKey, ask });
}

/** Opens the driver's request from the notifications. */
export async function openRequest(page: Page, { pump }: Stranded): Promise<void> {
  await page.goto('/en/settings/notifications/');
  await page
    .getByRole('list', { name: 'Open' })
    .getByRole('listitem')
    .filter({ hasText: pump.last4 })
    .filter({ hasText: 'at the pump' })
    .getByRole('button', { name: /Answer driver/ })
    .click();
}
