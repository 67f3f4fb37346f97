import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import type { Database, RanStatement, ServerEnv } from '@forecourt/server';
import type { MiddlewareHandler } from 'hono';
import type { OpenedQueue, JobWorkers } from '../jobs/queue.ts';
import type { Outbox, OutgoingMessage } from '../messages/outbox.ts';
import type { Schema } from '../store/schema.ts';

/** Receives everything that is measured. A gateway without it measures nothing. */
export interface Telemetry {
  /** Measures each call and starts its trace. */
  readonly watch: MiddlewareHandler<ServerEnv>;
  /** Counts a decision about a purchase request. */
  countDecision(decision: Pick<AuthorizationAnswer, 'responseCode' | 'rules'>): void;
  /** Counts someone's first call after signing in. */
  signedIn(): void;
  /** Counts the hits and misses of one kind of cache. */
  cacheCounter(name: 'people' | 'standings' | 'signatures'): (isHit: boolean) => void;
  /** Traces a statement of a call or job; `undefined` if traces are off. */
  readonly statement: ((statement: RanStatement) => void) | undefined;
  /** Returns the current trace in W3C format; `undefined` if traces are off. */
  readonly traceparent: (() => string | undefined) | undefined;
  /** Wraps the workers to measure them. */
  workers<W extends Partial<JobWorkers>>(workers: W): W;
  /** Wraps the outbox to measure it. Messages that don't leave by their channel count as kept. */
  outbox(outbox: Outbox, configured: Readonly<Record<OutgoingMessage['channel'], boolean>>): Outbox;
  /** Reports the state of the database and the queue on every scrape. */
  observe(database: Database<Schema>, queue: OpenedQueue): void;
  /** Reports how many faults the last check of the books found. */
  booksChecked(faults: number): void;
  close(): Promise<void>;
}

export interface TelemetrySettings {
  /** Port of `/metrics`; `undefined` means that it isn't served. */
  readonly metricsPort: number | undefined;
  /** Host to listen on: the same as the gateway's. */
  readonly metricsHost?: string | undefined;
  /** Where traces are sent, by OTLP over HTTP; `undefined` turns them off. */
  readonly tracesUrl: string | undefined;
  /** Share of traces that are exported, from 0 to 1. */
  readonly traceShare: number;
}

/** Starts what the settings turn on. Otherwise returns `undefined`, without loading anything. */
export async function startTelemetry(settings: TelemetrySettings): Promise<Telemetry | undefined> {
  if (settings.metricsPort === undefined && settings.tracesUrl === undefined) return undefined;
  const { openTelemetry } = await import('./openTelemetry.ts');
  return openTelemetry(settings);
}
