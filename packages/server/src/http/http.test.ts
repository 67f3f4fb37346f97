import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { allowOrigins, dataHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { requestLog, type ServerEnv } from './requestLog.ts';

function appWithLog() {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = new Hono<ServerEnv>();
  app.use(requestLog(createLog({ name: 'test', destination })));
  app.use(dataHeaders());
  app.get('/people/:name', (c) => c.json({ id: c.get('requestId') }));
  return { app, lines };
}

describe('requestLog', () => {
  it('keeps a well-formed request ID and returns it', async () => {
    const { app } = appWithLog();
    const response = await app.request('/people/x', {
      headers: { 'x-request-id': 'abcdef12-3456' },
    });
    expect(response.headers.get('x-request-id')).toBe('abcdef12-3456');
    expect(await response.json()).toEqual({ id: 'abcdef12-3456' });
  });

  it('replaces a request ID that could forge a log line', async () => {
    const { app } = appWithLog();
    const response = await app.request('/people/x', { headers: { 'x-request-id': 'a b {"x":1}' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('logs the route pattern but no query, since paths and queries can name people', async () => {
    const { app, lines } = appWithLog();
    await app.request('/people/Morales?q=Dana');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/people/:name', status: 200 });
    expect(JSON.stringify(lines)).not.toMatch(/Morales|Dana/);
  });
});

describe('headers', () => {
  it('forbid caching, sniffing, framing, and loading anything by default', async () => {
    const { app } = appWithLog();
    const { headers } = await app.request('/people/x');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('allow cross-origin calls from the named origins only', async () => {
    const app = new Hono();
    app.use(
      allowOrigins({
        origins: ['http://a.example'],
        allowHeaders: ['authorization'],
        exposeHeaders: ['etag', 'retry-after'],
        credentials: true,
      }),
    );
    app.get('/', (c) => c.text(''));
    app.get('/fails', () => {
      throw new Error('on purpose');
    });
    app.onError((_error, c) => c.text('', 500));
    const ask = async (method: string, path: string, origin: string) =>
      Object.fromEntries((await app.request(path, { method, headers: { origin } })).headers);
    const permitted = {
      'access-control-allow-origin': 'http://a.example',
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    };
    const readable = { ...permitted, 'access-control-expose-headers': 'etag,retry-after' };
    expect(await ask('GET', '/', 'http://a.example')).toMatchObject(readable);
    expect(await ask('GET', '/fails', 'http://a.example')).toMatchObject(readable);
    expect(await ask('OPTIONS', '/', 'http://a.example')).toMatchObject({
      ...permitted,
      'access-control-allow-headers': 'authorization',
    });
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/fails'],
      ['OPTIONS', '/'],
    ] as const) {
      const answered = await ask(method, path, 'http://b.example');
      expect(answered).not.toHaveProperty('access-control-allow-origin');
      expect(answered).toMatchObject({ vary: expect.stringContaining('Origin') });
    }
  });
});

describe('healthRoutes', () => {
  it('is healthy while the process runs, and ready only if its dependencies respond', async () => {
    const app = healthRoutes(() => Promise.resolve(false));
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await healthRoutes(() => Promise.resolve(true)).request('/readyz')).status).toBe(200);
  });
});
