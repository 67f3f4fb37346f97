import { describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { silentProxy } from '../testing/silentProxy.ts';
import { postgresLine } from './listen.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const CHANNEL = 'line_that_fell_silent';

describe.skipIf(SERVER === undefined)('postgresLine', () => {
  it('reconnects if the server goes silent and signals possible missed notifications', async () => {
    const way = await silentProxy(SERVER ?? '');
    const line = postgresLine(way.url, undefined, { tryMilliseconds: 50, answerMilliseconds: 200 });
    const heard: (string | null)[] = [];
    await line.listen(CHANNEL, (payload) => heard.push(payload));
    way.cut();
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([null]);
    const client = new Client({ connectionString: SERVER });
    await client.connect();
    await client.query(`NOTIFY ${CHANNEL}, 'again'`);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([null, 'again']);
    await client.end();
    await line.close();
    way.close();
  });
});
