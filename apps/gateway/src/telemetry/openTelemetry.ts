import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import {
  context,
  metrics,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Meter,
  type ObservableResult,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { answeredRoute, isProbe, type Database, type RanStatement } from '@forecourt/server';
import { sql } from 'kysely';
import { isJobName, type JobData, type JobName } from '../jobs/jobs.ts';
import type { JobWorkers, OpenedQueue } from '../jobs/queue.ts';
import { outgoingCalls } from './outgoing.ts';
import type { Schema } from '../store/schema.ts';
import type { Telemetry, TelemetrySettings } from './telemetry.ts';

const NAME = 'forecourt-gateway';
const NANOSECONDS = 1e9;
/** How long a check of the books counts. The next one, an hour later, may be another gateway's. */
const BOOKS_MILLISECONDS = 65 * 60_000;
/** Calls take milliseconds; exports and bulk changes take minutes. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const advice = { explicitBucketBoundaries: SECONDS };

const resource = resourceFromAttributes({ 'service.name': NAME });

async function startMetrics(port: number, host: string | undefined): Promise<MeterProvider> {
  const exporter = new PrometheusExporter({
    port,
    preventServerStart: true,
    ...(host === undefined ? {} : { host }),
  });
  const provider = new MeterProvider({ resource, readers: [exporter] });
  metrics.setGlobalMeterProvider(provider);
  await exporter.startServer();
  return provider;
}

function startTraces(tracesUrl: string, share: number): TracerProvider {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource,
    // clients must not decide what is sampled
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesUrl }) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  traceOutgoing();
  traceOtherOutgoing();
  return provider;
}

interface OutgoingRequest {
  readonly method: string;
  readonly origin: string;
}
const isOutgoing = (message: unknown): message is { readonly request: OutgoingRequest } =>
  typeof message === 'object' && message !== null && 'request' in message;

/** Traces `fetch` calls: where they go, never what they contain. Skips the exporter's own calls. */
function traceOutgoing(): void {
  const spans = new WeakMap<object, Span>();
  subscribe('undici:request:create', (message) => {
    if (!isOutgoing(message) || !trace.getActiveSpan()) return;
    const { method, origin } = message.request;
    const attributes = { 'http.request.method': method, 'server.address': origin };
    spans.set(
      message.request,
      trace.getTracer(NAME).startSpan(method, { kind: SpanKind.CLIENT, attributes }),
    );
  });
  const end = (message: unknown, isFailed = false) => {
    const span = isOutgoing(message) ? spans.get(message.request) : undefined;
    if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  subscribe('undici:request:trailers', (message) => end(message));
  subscribe('undici:request:error', (message) => end(message, true));
}

/** Whether a call ended with a problem, which is a failure even though nothing was thrown. */
const isProblem = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'problem' in result && result.problem !== null;

/** Traces other outgoing calls, such as `send email`. */
function traceOtherOutgoing(): void {
  const spans = new WeakMap<object, Span>();
  outgoingCalls.subscribe({
    start(call) {
      if (!trace.getActiveSpan()) return;
      const span = trace.getTracer(NAME).startSpan(`send ${call.kind}`, { kind: SpanKind.CLIENT });
      spans.set(call, span);
    },
    error: (call) => spans.get(call)?.setStatus({ code: SpanStatusCode.ERROR }),
    asyncEnd(call) {
      const span = spans.get(call);
      if (isProblem(call.result)) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  });
}

/** Reports whether PostgreSQL failed to archive its last WAL segment, if archiving is on. */
async function observeArchive({ db }: Database<Schema>, result: ObservableResult): Promise<void> {
  const { rows } = await sql<{ failing: boolean }>`
    SELECT coalesce(last_failed_time > last_archived_time, last_failed_time IS NOT NULL) AS failing
    FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`.execute(db);
  for (const { failing } of rows) result.observe(Number(failing));
}

function observeDatabase(meter: Meter, database: Database<Schema>): void {
  meter.createObservableGauge('forecourt_database_connections').addCallback((result) => {
    for (const [state, count] of Object.entries(database.connections())) {
      result.observe(count, { state });
    }
  });
  if (database.kind !== 'postgres') return;
  meter
    .createObservableGauge('forecourt_archive_failing')
    .addCallback(async (result) => observeArchive(database, result));
}

function observeQueue(meter: Meter, queue: OpenedQueue): void {
  const depth = meter.createObservableGauge('forecourt_jobs');
  const age = meter.createObservableGauge('forecourt_oldest_job_age', { unit: 's' });
  meter.addBatchObservableCallback(
    async (result) => {
      const [counts, ages] = await Promise.all([queue.counts(), queue.ages()]);
      for (const { name, ready, later, active, failed } of counts) {
        for (const [state, count] of Object.entries({ ready, later, active, failed })) {
          result.observe(depth, count, { queue: name, state });
        }
        result.observe(age, ages.get(name) ?? 0, { queue: name });
      }
    },
    [depth, age],
  );
}

/** Reports event loop delay and memory use. Returns the delay monitor, which must be disabled. */
function observeProcess(meter: Meter) {
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  meter.createObservableGauge('nodejs_eventloop_delay_p99', { unit: 's' }).addCallback((result) => {
    result.observe(loop.percentile(99) / NANOSECONDS);
    loop.reset();
  });
  meter
    .createObservableGauge('process_memory', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  return loop;
}

const VERB = /^[\s(]*(\w+)/;
const TABLE = /\b(?:from|into|update|table)\s+"?(\w+)/i;
/** Summarizes a statement by its verb and first table, as in `select cards`; never by its text. */
export function summaryOf(text: string): string {
  const [verb = '', table = ''] = [VERB, TABLE].map((part) => part.exec(text)?.[1] ?? '');
  return `${verb.toLowerCase()} ${table}`.trim();
}

/**
 * Metrics for Prometheus and traces over OTLP. Labels and spans name calls, statuses, rules, and
 * jobs, but never a person, card, or amount.
 */
export async function openTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  const { metricsPort, metricsHost, tracesUrl, traceShare } = settings;
  const meters =
    metricsPort === undefined ? undefined : await startMetrics(metricsPort, metricsHost);
  const traces = tracesUrl === undefined ? undefined : startTraces(tracesUrl, traceShare);
  const meter = metrics.getMeter(NAME);
  const tracer = trace.getTracer(NAME);

  const calls = meter.createHistogram('http_server_request_duration', { unit: 's', advice });
  const decisions = meter.createCounter('forecourt_decisions');
  const rules = meter.createCounter('forecourt_decision_rules');
  const jobs = meter.createHistogram('forecourt_job_duration', { unit: 's', advice });
  const messages = meter.createCounter('forecourt_messages');
  const signIns = meter.createCounter('forecourt_sign_ins');
  const cacheLookups = meter.createCounter('forecourt_cache_lookups');
  let books: { readonly faults: number; readonly until: number } | undefined;
  meter.createObservableGauge('forecourt_ledger_faults').addCallback((result) => {
    if (books && Date.now() < books.until) result.observe(books.faults);
  });
  // reported from the start, so that the first one is an increase too
  signIns.add(0);
  for (const channel of ['email', 'sms']) {
    for (const outcome of ['sent', 'failed']) messages.add(0, { channel, outcome });
  }
  const loop = observeProcess(meter);

  /** Creates a span for a statement that has already ended. */
  const statement = ({ text, milliseconds, isOk }: RanStatement) => {
    const parent = trace.getActiveSpan();
    if (!parent?.isRecording()) return;
    const endTime = Date.now();
    const summary = summaryOf(text);
    const span = tracer.startSpan(summary, {
      kind: SpanKind.CLIENT,
      startTime: endTime - milliseconds,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
    });
    if (!isOk) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };

  /** Runs work in a span. An error marks the span and is rethrown. */
  async function inSpan<T>(
    name: string,
    kind: SpanKind,
    work: (span: Span) => Promise<T>,
  ): Promise<T> {
    const span = tracer.startSpan(name, { kind });
    try {
      return await context.with(trace.setSpan(context.active(), span), () => work(span));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  const measure =
    <N extends JobName>(name: N, worker: JobWorkers[N]) =>
    (data: JobData[N], sentIn?: string): Promise<void> =>
      context.with(propagation.extract(ROOT_CONTEXT, { traceparent: sentIn }), () =>
        inSpan(`job ${name}`, SpanKind.CONSUMER, async () => {
          const startTime = performance.now();
          let outcome = 'failed';
          try {
            await worker(data);
            outcome = 'done';
          } finally {
            jobs.record((performance.now() - startTime) / 1000, { queue: name, outcome });
          }
        }),
      );

  return {
    watch: async (c, next) => {
      // probes come every second and always succeed, which would hide failures during a quiet hour
      if (isProbe(c.req.path)) return next();
      const startTime = performance.now();
      const { method } = c.req;
      const parent = propagation.extract(ROOT_CONTEXT, c.req.header());
      await context.with(parent, () =>
        inSpan(method, SpanKind.SERVER, async (span) => {
          await next();
          const route = answeredRoute(c);
          const { status } = c.res;
          calls.record((performance.now() - startTime) / 1000, { method, route, status });
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'forecourt.request_id': c.get('requestId'),
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        }),
      );
    },
    countDecision: ({ responseCode, rules: matchedRules }) => {
      decisions.add(1, { response: responseCode });
      for (const rule of matchedRules) rules.add(1, { rule });
    },
    signedIn: () => signIns.add(1),
    cacheCounter: (name) => {
      const [hit, miss] = ['hit', 'miss'].map((outcome) => ({ cache: name, outcome }));
      for (const labels of [hit, miss]) cacheLookups.add(0, labels);
      return (isHit) => cacheLookups.add(1, isHit ? hit : miss);
    },
    statement: traces && statement,
    traceparent:
      traces &&
      (() => {
        const carrier: { traceparent?: string } = {};
        propagation.inject(context.active(), carrier);
        return carrier.traceparent;
      }),
    workers: (workers) => {
      const measuredWorkers: Record<string, unknown> = {};
      for (const [name, worker] of Object.entries(workers)) {
        measuredWorkers[name] = isJobName(name) ? measure(name, worker) : worker;
      }
      return { ...workers, ...measuredWorkers };
    },
    outbox: (outbox, configured) => ({
      async send(message) {
        let outcome = 'failed';
        try {
          const result = await outbox.send(message);
          const isStored = result === 'sent' && !configured[message.channel];
          outcome = isStored ? 'kept' : result;
          return result;
        } finally {
          messages.add(1, { channel: message.channel, outcome });
        }
      },
    }),
    observe: (database, queue) => {
      observeQueue(meter, queue);
      observeDatabase(meter, database);
    },
    booksChecked: (faults) => {
      books = { faults, until: Date.now() + BOOKS_MILLISECONDS };
    },
    close: async () => {
      loop.disable();
      await meters?.shutdown();
      await traces?.shutdown();
    },
  };
}
