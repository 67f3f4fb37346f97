import { afterEach, describe, expect, it, vi } from 'vitest';
import { tracedFetch } from './tracedFetch.ts';

const call = (say: (line: string) => void) =>
  tracedFetch(
    'https://gateway.example/cards?q=Rosa',
    { method: 'GET', headers: { authorization: 'Bearer secret', 'x-request-id': 'request-1' } },
    say,
  );

describe('tracedFetch', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[FLAG-20] logs the status and the request ID, without the token or the query', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    const lines: string[] = [];
    const response = await call((line) => lines.push(line));
    expect(response.status).toBe(204);
    expect(lines).toEqual(['GET /cards 204 request-1']);
  });

  it('logs a request that got no response with status 0, and still rejects', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const lines: string[] = [];
    await expect(call((line) => lines.push(line))).rejects.toThrow('offline');
    expect(lines).toEqual(['GET /cards 0 request-1']);
  });
});
