import { sleep } from '../loader/ports.ts';

/** A server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

export interface FollowOptions {
  readonly address: string;
  /** Called before every attempt, so that a renewed token is used; if it throws, that is retried. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly onEvent: (event: StreamEvent) => void;
  readonly signal: AbortSignal;
  readonly fetch?: ((address: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Resolves after the given time, or as soon as the signal aborts. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** Delays between attempts; the last one repeats. */
const WAITS_MILLISECONDS = [1_000, 2_000, 5_000, 15_000, 30_000] as const;
/** Statuses that a retry would not change. */
const FINAL_STATUS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405]);

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, signal).catch(() => undefined);

/** Parses an event block; `null` if it has no data, such as a comment. */
function readEvent(block: string): StreamEvent | null {
  const fields = { event: 'message', id: '', data: '' };
  let isEvent = false;
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(event|id|data): ?(.*)$/.exec(line) ?? [];
    if (name === 'event') fields.event = value;
    if (name === 'id') fields.id = value;
    if (name === 'data') fields.data = isEvent && fields.data ? `${fields.data}\n${value}` : value;
    isEvent ||= name === 'data';
  }
  return isEvent ? fields : null;
}

async function readStream(body: ReadableStream<Uint8Array>, onEvent: (event: StreamEvent) => void) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (buffer + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) onEvent(event);
    }
  }
}

/**
 * Follows server-sent events with `fetch`, so that it can send headers. Reopens the stream when it
 * ends or breaks, with increasing delays, and sends the last event's ID. Ends when the signal
 * aborts or the gateway responds with a final status.
 */
export async function followEvents(options: FollowOptions): Promise<void> {
  const { address, headers, onEvent, signal, wait = waitFor } = options;
  const request = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  let lastId = '';
  let failures = 0;
  const handleEvent = (event: StreamEvent) => {
    failures = 0;
    lastId = event.id || lastId;
    onEvent(event);
  };
  while (!signal.aborted) {
    try {
      const requestHeaders = await headers();
      const resumeHeaders = lastId === '' ? {} : { 'last-event-id': lastId };
      const response = await request(address, {
        headers: { accept: 'text/event-stream', ...requestHeaders, ...resumeHeaders },
        cache: 'no-store',
        signal,
      });
      if (FINAL_STATUS.has(response.status)) return;
      if (response.ok && response.body) await readStream(response.body, handleEvent);
    } catch {
      // the stream is reopened below
    }
    const waitIndex = Math.min(failures, WAITS_MILLISECONDS.length - 1);
    failures += 1;
    if (!signal.aborted) await wait(WAITS_MILLISECONDS[waitIndex] ?? 0, signal);
  }
}
