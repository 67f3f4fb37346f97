import { expect, type Page, type Request, type Route } from '@playwright/test';
import { GATEWAY_URL } from './gateway.ts';

/** The outcome of one attempt. `stale`: someone else changed the row in the meantime. */
type Outcome = 'lost answer' | 'offline' | 'server error' | 'too many calls' | 'stale' | 'none';
/** A promise leaves the attempt pending until it resolves to the outcome. */
export type Fault = Outcome | Promise<Outcome>;

const errorBody = (errorCode: string, retryable: boolean) =>
  JSON.stringify({ errorCode, fields: [], params: {}, retryable });

async function applyFault(route: Route, fault: Outcome): Promise<void> {
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
  switch (fault) {
    case 'none':
      return route.continue();
    case 'lost answer':
      await route.fetch();
      return route.abort('internetdisconnected');
    case 'offline':
      return route.abort('internetdisconnected');
    case 'stale':
      return route.continue({ headers: { ...route.request().headers(), 'if-match': '"999"' } });
    case 'server error':
      return route.fulfill({
        status: 500,
        headers: cors,
        contentType: 'application/json',
        body: errorBody('server.error', false),
      });
    case 'too many calls':
      return route.fulfill({
        status: 429,
        headers: { ...cors, 'retry-after': '1' },
        contentType: 'application/json',
        body: errorBody('calls.tooMany', true),
      });
  }
}

/** A pending attempt: `answer` resolves it. */
export function slow() {
  const resolvers: ((outcome: Outcome) => void)[] = [];
  const fault = new Promise<Outcome>((resolve) => resolvers.push(resolve));
  return { fault, answer: (outcome: Outcome) => resolvers.forEach((resolve) => resolve(outcome)) };
}

export interface Mutation {
  readonly method: string;
  /** Path at the gateway. */
  readonly path: RegExp;
}

/** Applies the faults to a mutation's attempts in order, then none; returns the attempts. */
export async function withFaults(
  page: Page,
  { method, path }: Mutation,
  faults: readonly Fault[],
): Promise<readonly Request[]> {
  const tries: Request[] = [];
  await page.route(
    (url) => url.href.startsWith(GATEWAY_URL) && path.test(url.pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      tries.push(route.request());
      return applyFault(route, (await faults[tries.length - 1]) ?? 'none');
    },
  );
  return tries;
}

/** The values of the page's fields. */
export const fieldValues = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
          ? String(field.checked)
          : field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
            ? field.value
            : '',
      ),
    );

/** All attempts have the same key, so that the gateway executes them once. */
export async function expectOneIntent(tries: readonly Request[], count: number): Promise<void> {
  await expect.poll(() => tries.length).toBe(count);
  const keys = tries.map((request) => request.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
}
