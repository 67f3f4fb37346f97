import { randomUUID } from 'node:crypto';
import { createClient } from '@forecourt/api-client';
import { chromium, type Request } from 'playwright';
import { expect, it } from 'vitest';
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.mjs';
import { withTemporarySystem } from '../../scripts/lib/temporarySystem.mjs';
import { startCollector } from '../support/collector.ts';
import { storedAccessToken } from '../support/gateway.ts';
import { dataOf, DELIVERY, orderedCard } from '../support/operatedFleet.ts';
import { personOf, signIn } from '../support/signIn.ts';

const PORTS = { PORTAL_PORT: '4140', GATEWAY_PORT: '4240', IDENTITY_PORT: '4340' };
/** Allows for a busy machine to start demo data, three servers, and a browser. */
const SYSTEM_MS = 600_000;
/** The vehicle that the card is ordered for. */
const UNIT = '4710';
const PATIENCE = { timeout: 60_000, interval: 200 };

it(
  'one trace follows a request from page to gateway, database, and job, without user data',
  async () => {
    const collector = await startCollector();
    const { spans } = collector;
    const ofTrace = (traceId: string | undefined) =>
      spans.filter((span) => span.traceId === traceId);
    const env = {
      ...PORTS,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      ORDER_STEP_SECONDS: '1',
    };
    await withTemporarySystem(env, async ({ urls }) => {
      await ensureChromium();
      const browser = await chromium.launch(launchOptions());
      const page = await browser.newPage({ baseURL: urls.portal });
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await signIn(page, urls.identity, 'administrator');
      const me = requests.find((request) => request.url() === `${urls.gateway}/users/me`);
      const headers = me?.headers() ?? {};
      const [, traceId, parent] = (headers['traceparent'] ?? '').split('-');
      const seen = () => ofTrace(traceId).find(({ name }) => name === 'GET /users/me');
      await expect.poll(seen, PATIENCE).toMatchObject({
        parentSpanId: parent,
        attributes: expect.arrayContaining([
          { key: 'forecourt.request_id', value: { stringValue: headers['x-request-id'] } },
        ]),
      });
      expect(traceId).toBe(headers['x-request-id']?.replaceAll('-', ''));
      expect(ofTrace(traceId)).toContainEqual(
        expect.objectContaining({ name: 'update people', parentSpanId: seen()?.spanId }),
      );

      const token = storedAccessToken(
        await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
      );
      await browser.close();
      let accountId: string | null = null;
      let requestId = '';
      const client = createClient({
        baseUrl: urls.gateway,
        getAccessToken: () => token,
        getAccountId: () => accountId,
        isTraced: true,
        newRequestId: () => (requestId = randomUUID()),
      });
      accountId = dataOf(await client.getMyAccounts()).items[0]?.sysAccountId ?? null;
      const fleetId = dataOf(await client.listFleets()).items[0]?.fleetId ?? '';
      const profileId = dataOf(await client.listLimitProfiles()).items[0]?.profileId ?? '';
      const body = { cards: [orderedCard(UNIT, fleetId, profileId)], delivery: DELIVERY };
      dataOf(await client.orderCards({ body }, { idempotencyKey: randomUUID() }));
      const ordered = requestId.replaceAll('-', '');
      const names = () => ofTrace(ordered).map(({ name }) => name);
      await expect.poll(names, PATIENCE).toContain('job order-step');
      expect(names()).toEqual(expect.arrayContaining(['POST /cards', 'insert orders']));
    });
    collector.close();
    const { username, email } = personOf('administrator');
    // excludes IDs, which may contain the digits by chance
    const told = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes])).replaceAll(
      /"stringValue":"[0-9a-f-]{36}"/g,
      '',
    );
    const { attention, street, city } = DELIVERY;
    const named = [username, email, attention, street, city, UNIT];
    expect(named.filter((word) => told.includes(word))).toEqual([]);
  },
  SYSTEM_MS,
);
