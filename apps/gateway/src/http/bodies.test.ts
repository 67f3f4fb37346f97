import { editUser, identifyUser, updateMe } from '@forecourt/api-client/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readBodies } from './bodies.ts';
import { shedLoad } from './loadShedder.ts';
import { Refusal } from './refusal.ts';

/** An app that processes one ordinary call at a time. */
function smallApp() {
  const app = new Hono();
  readBodies(app, [editUser, updateMe, identifyUser]);
  app.use(shedLoad(2));
  app.all('*', async (c) => c.text(String((await c.req.text()).length)));
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return new Response(null, { status: error.status });
  });
  return app;
}

const post = (path: string, body: string | ReadableStream<Uint8Array>, method = 'POST') => {
  const init: RequestInit & { duplex: 'half' } = { method, body, duplex: 'half' };
  return new Request(`http://gateway${path}`, init);
};
const endless = () => new ReadableStream<Uint8Array>();
const chunked = (text: string) => new Blob([text]).stream();

describe('readBodies', () => {
  it('does not let slow senders block other requests', async () => {
    const app = smallApp();
    for (let n = 0; n < 50; n += 1) void app.request(post('/user/identify', endless()));
    await new Promise(setImmediate);
    expect(await (await app.request(post('/user/identify', '{"a":1}'))).text()).toBe('7');
  });

  it.each([
    ['/authorizations', 16 * 1024],
    ['/webhooks/payments', 16 * 1024],
    ['/v1/projects/portal/installations', 16 * 1024],
    ['/user/identify', 2 * 1024 * 1024],
  ])('limits a body for %s to %i bytes, whether whole or chunked', async (path, maxBytes) => {
    const app = smallApp();
    const whole = 'x'.repeat(maxBytes);
    expect((await app.request(post(path, whole))).status).toBe(200);
    expect((await app.request(post(path, `${whole}x`))).status).toBe(413);
    expect((await app.request(post(path, chunked(whole)))).status).toBe(200);
    expect((await app.request(post(path, chunked(`${whole}x`)))).status).toBe(413);
  });

  it('reads a body once if two paths match the request', async () => {
    const answered = await smallApp().request(post('/users/me', chunked('{"a":1}'), 'PATCH'));
    expect(await answered.text()).toBe('7');
  });
});
