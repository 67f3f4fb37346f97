import type { Page } from '@playwright/test';

/** URL of the journeys' gateway, on the port of the Playwright configuration. */
export const GATEWAY_URL = `http://localhost:${process.env['GATEWAY_PORT'] ?? '4210'}`;

/** The access token in a signed-in browser's storage, or ''. */
export function storedAccessToken(local: Readonly<Record<string, string>>): string {
  const tokens: { accessToken?: { accessToken?: string } } = JSON.parse(
    local['okta-token-storage'] ?? '{}',
  );
  return tokens.accessToken?.accessToken ?? '';
}

/** The access token of a signed-in page, as someone could copy it. */
export async function accessTokenOf(page: Page): Promise<string> {
  return storedAccessToken(
    await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
  );
}

/** The status that the gateway gives `/users/me` for a token. */
export async function statusAtGateway(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${GATEWAY_URL}/users/me`, { headers })).status;
}
