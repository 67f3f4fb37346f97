import { describe, expect, it } from 'vitest';
import { followEvents, type StreamEvent } from './followEvents.ts';

const streamOf = (...chunks: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );

describe('followEvents', () => {
  it('[GW-134] parses split chunks, resumes after the last ID, and stops on a 401', async () => {
    const seen: StreamEvent[] = [];
    const requests: (string | null)[] = [];
    const waits: number[] = [];
    const responses = [
      () =>
        streamOf(': here\n\nevent: notif', 'ications\nid: 7\ndata: a\n', 'data: b\n\n: beat\n\n'),
      () => Promise.reject(new TypeError('offline')),
      () => new Response('', { status: 503 }),
      () => streamOf('data: c\nid: 8\n\ndata: d\n\n'),
      () => new Response('', { status: 401 }),
    ];
    await followEvents({
      address: 'http://gateway.example/stream',
      headers: () => Promise.resolve({ authorization: 'Bearer t' }),
      onEvent: (event) => seen.push(event),
      signal: new AbortController().signal,
      fetch: async (_address, { headers }) => {
        requests.push(new Headers(headers).get('last-event-id'));
        const response = responses.shift();
        if (!response) throw new Error('asked too often');
        return response();
      },
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    });
    expect(seen).toEqual([
      { event: 'notifications', id: '7', data: 'a\nb' },
      { event: 'message', id: '8', data: 'c' },
      { event: 'message', id: '', data: 'd' },
    ]);
    expect(requests).toEqual([null, '7', '7', '7', '8']);
    expect(waits).toEqual([1_000, 2_000, 5_000, 1_000]);
  });

  it('opens the stream later if its headers are unavailable', async () => {
    const steps: string[] = [];
    const headers = [() => Promise.reject(new TypeError('no token now')), async () => ({})];
    await followEvents({
      address: 'x',
      headers: () => headers.shift()?.() ?? expect.unreachable(),
      onEvent: () => undefined,
      signal: new AbortController().signal,
      fetch: async () => {
        steps.push('request');
        return new Response('', { status: 401 });
      },
      wait: async () => void steps.push('wait'),
    });
    expect(steps).toEqual(['wait', 'request']);
  });

  it.each([
    ['a request', 'request', ['request']],
    ['a wait', 'wait', ['request', 'wait']],
  ])('returns without another attempt if its signal aborts %s', async (_what, at, expected) => {
    const control = new AbortController();
    const steps: string[] = [];
    const take = (step: string) => {
      steps.push(step);
      if (step === at) control.abort();
    };
    // a second attempt would be refused for good
    const responses = [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('', { status: 401 })),
    ];
    const signals: unknown[] = [];
    await followEvents({
      address: 'x',
      headers: () => Promise.resolve({}),
      onEvent: () => undefined,
      signal: control.signal,
      fetch: (_address, { signal }) => {
        signals.push(signal);
        take('request');
        return responses.shift()?.() ?? Promise.reject(new Error('asked too often'));
      },
      wait: () => {
        take('wait');
        return Promise.resolve();
      },
    });
    expect(steps).toEqual(expected);
    expect(signals).toEqual([control.signal]);
  });
});
