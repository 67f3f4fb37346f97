import type { Page } from '@playwright/test';

/** Where the journeys' gateway listens; the port is the Playwright configuration’s. */
export const GATEWAY_URL = `http://localhost:${process.env['GATEWAY_PORT'] ?? '4210'}`;

/** The access token in what a signed-in browser stores, or nothing. */
export function storedAccessToken(local: Readonly<Record<string, string>>): string {
  const tokens: { accessToken?: { accessToken?: string } } = JSON.parse(
    local['okta-token-storage'] ?? '{}',
  );
  return tokens.accessToken?.accessToken ?? '';
}

/** The access token that a signed-in page holds, as someone who copied it would have it. */
export async function accessTokenOf(page: Page): Promise<string> {
  return storedAccessToken(
    await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
  );
}

/** What the gateway answers a bearer who asks who they are. */
export async function statusAtGateway(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${GATEWAY_URL}/users/me`, { headers })).status;
}
