import { Server, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { errorCode, StartupError } from './errors.ts';
import type { Log } from './log.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host?: string | undefined;
  readonly log: Log;
  /** Closes jobs and the database once no request is running. */
  readonly onShutdown: () => Promise<void>;
  /** Ends responses that would never end on their own, when the shutdown begins. */
  readonly onClosing?: (() => void) | undefined;
  /** Handles connections that leave HTTP, such as WebSockets; if omitted, they are closed. */
  readonly onUpgrade?:
    | ((request: IncomingMessage, socket: Duplex, head: Buffer) => void)
    | undefined;
  /** How long to keep accepting requests after the signal, so that callers can switch servers. */
  readonly leaving?: { readonly milliseconds: number; readonly begin: () => void } | undefined;
  /** How long running requests may take after the signal; defaults to 10 s. */
  readonly graceMilliseconds?: number;
  /** Whether to handle SIGINT and SIGTERM; defaults to `true`. */
  readonly signals?: boolean;
}

export interface RunningServer {
  readonly port: number;
  /** Stops accepting connections, finishes running requests, then calls `onShutdown`. */
  close(): Promise<void>;
}

/** Limit for receiving a request: enough for a large document on a slow line, but not forever. */
const REQUEST_MILLISECONDS = 120_000;

interface Fetcher {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/**
 * Listens on a port; shuts down gracefully on SIGINT or SIGTERM, immediately on a second signal.
 *
 * @throws StartupError if the port is taken or not allowed.
 */
export async function serve(app: Fetcher, options: ServeOptions): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    serverOptions: { requestTimeout: REQUEST_MILLISECONDS },
  });
  if (!(server instanceof Server)) throw new Error('An HTTP/1 server was expected.');
  if (options.onUpgrade) server.on('upgrade', options.onUpgrade);
  await listen(server, options);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutDown(server, options));
  const leave = async () => {
    options.leaving?.begin();
    await sleep(options.leaving?.milliseconds ?? 0);
    await close();
  };
  if (options.signals ?? true) onSignals(leave, options.log);
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : options.port, close };
}

function listen(server: Server, { port, host }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, host, () => resolve());
  });
}

function listenError(error: Error, port: number): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is in use. Stop the process that is using it, or choose another port.`,
    );
  }
  if (code === 'EACCES')
    return new StartupError(`This user does not have permission to open port ${port}.`);
  return error;
}

async function shutDown(server: Server, options: ServeOptions): Promise<void> {
  const { log, graceMilliseconds = 10_000 } = options;
  log.info('shutting down');
  options.onClosing?.();
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const forceTimer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
  await options.onShutdown();
  log.info('stopped');
}

function onSignals(close: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    isStopping = true;
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'shutting down failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
