import type { Page } from '@playwright/test';

/** Where the journeys' gateway listens; the port is the Playwright configuration’s. */
export const GATEWAY_URL = `http://localhost:${process.env['GATEWAY_PORT'] ?? '4210'}`;

/** The access token that a signed-in page holds, as somebody who copied it would have it. */
export function accessTokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept: { accessToken?: { accessToken?: string } } = JSON.parse(
      localStorage.getItem('okta-token-storage') ?? '{}',
    );
    return kept.accessToken?.accessToken ?? '';
  });
}

/** What the gateway answers a bearer who asks who they are. */
export async function statusAtGateway(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${GATEWAY_URL}/users/me`, { headers })).status;
}
