import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import type { Database, RanStatement, ServerEnv } from '@forecourt/server';
import type { MiddlewareHandler } from 'hono';
import type { OpenedQueue, JobWorkers } from '../jobs/queue.ts';
import type { Outbox, OutgoingMessage } from '../messages/outbox.ts';
import type { Schema } from '../store/schema.ts';

/** What is measured is told here; a gateway without one measures nothing. */
export interface Telemetry {
  /** Measures each call and begins its trace. */
  readonly watch: MiddlewareHandler<ServerEnv>;
  /** A decision about a pump's request. */
  decided(answer: Pick<AuthorizationAnswer, 'responseCode' | 'rules'>): void;
  /** Someone's first call after signing in. */
  signedIn(): void;
  /** Counts the hits and misses of one kind of cache. */
  kept(what: 'people' | 'standings' | 'signatures'): (isKept: boolean) => void;
  /** A statement of a call or job that is traced; undefined: nothing is. */
  readonly statement: ((ran: RanStatement) => void) | undefined;
  /** The trace that goes on here, as W3C writes it; undefined: none does. */
  readonly traceparent: (() => string | undefined) | undefined;
  /** The same workers, measured. */
  workers<W extends Partial<JobWorkers>>(workers: W): W;
  /** The same outbox, measured; what does not leave by its channel is counted as kept. */
  outbox(outbox: Outbox, leaves: Readonly<Record<OutgoingMessage['channel'], boolean>>): Outbox;
  /** Reports the state of the database and the queue each time someone asks. */
  observe(database: Database<Schema>, queue: OpenedQueue): void;
  /** How many places the last check of the books found wrong. */
  booksChecked(faults: number): void;
  close(): Promise<void>;
}

export interface TelemetrySettings {
  /** Port of `/metrics`; undefined: none is served. */
  readonly metricsPort: number | undefined;
  /** Where it listens: where the gateway does. */
  readonly metricsHost?: string | undefined;
  /** Where traces go by OTLP over HTTP; undefined: nowhere. */
  readonly tracesUrl: string | undefined;
  /** Share of traces that are kept, 0 to 1. */
  readonly traceShare: number;
}

/** Starts what the settings ask for; undefined, and nothing loaded, when they ask for nothing. */
export async function startTelemetry(settings: TelemetrySettings): Promise<Telemetry | undefined> {
  if (settings.metricsPort === undefined && settings.tracesUrl === undefined) return undefined;
  const { openTelemetry } = await import('./openTelemetry.ts');
  return openTelemetry(settings);
}
