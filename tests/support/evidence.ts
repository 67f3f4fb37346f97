import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, Request, Response } from '@playwright/test';
import { GATEWAY_URL } from './gateway.ts';
import { IDENTITY_URL, SERVER_LOG } from './system.ts';

const CALLS_SHOWN = 10;
const LOG_LINES_SHOWN = 10;

interface Call {
  readonly line: string;
  readonly isRefused: boolean;
  readonly requestId: string | undefined;
}

const isCall = (request: Request) =>
  request.method() !== 'OPTIONS' &&
  [GATEWAY_URL, IDENTITY_URL].some((origin) => request.url().startsWith(origin));
const nameOf = (request: Request) => `${request.method()} ${request.url()}`;

const answeredCall = (response: Response): Call => ({
  line: `${response.status()} ${nameOf(response.request())}`,
  isRefused: response.status() >= 400,
  requestId: response.headers()['x-request-id'],
});
const failedCall = (request: Request): Call => ({
  line: `--- ${nameOf(request)} (${request.failure()?.errorText ?? 'no answer'})`,
  isRefused: true,
  requestId: undefined,
});

/** The servers' log lines for these requests. */
function logOf(requestIds: readonly string[]): string[] {
  if (!existsSync(SERVER_LOG)) return [];
  const lines = readFileSync(SERVER_LOG, 'utf8').split('\n');
  return lines.filter((line) => requestIds.some((id) => line.includes(id)));
}

/** Records the calls of every page in the context until `stop`; `tell` formats them as text. */
export function watchCalls(context: BrowserContext) {
  const calls: Call[] = [];
  const onResponse = (response: Response) => {
    if (isCall(response.request())) calls.push(answeredCall(response));
  };
  const onFailure = (request: Request) => {
    if (isCall(request)) calls.push(failedCall(request));
  };
  context.on('response', onResponse);
  context.on('requestfailed', onFailure);
  const stop = () => {
    context.off('response', onResponse);
    context.off('requestfailed', onFailure);
  };
  const tell = () => {
    const refusedCalls = calls.filter(({ isRefused }) => isRefused).slice(-CALLS_SHOWN);
    const lastCalls = calls.slice(-CALLS_SHOWN);
    const shownCalls = calls.filter(
      (call) => lastCalls.includes(call) || refusedCalls.includes(call),
    );
    const requestIds = (refusedCalls.length > 0 ? refusedCalls : lastCalls).flatMap(
      ({ requestId }) => requestId ?? [],
    );
    return [
      `the last calls and those that were refused, of ${calls.length}:`,
      ...shownCalls.map(({ line }) => `  ${line}`),
      'the log of what was refused, else of the last calls:',
      ...logOf(requestIds)
        .slice(-LOG_LINES_SHOWN)
        .map((line) => `  ${line}`),
    ].join('\n');
  };
  return { tell, stop };
}
