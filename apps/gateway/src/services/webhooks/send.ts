import http from 'node:http';
import https from 'node:https';
import { WEBHOOK_TIMEOUT_SECONDS, type WebhookProblem } from '@forecourt/validation';
import { useAgent as agentFor } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import { callOut } from '../../telemetry/outgoing.ts';

/** An endpoint's response, or why there was none. */
export interface Attempt {
  readonly status: number | null;
  readonly problem: WebhookProblem | null;
  readonly milliseconds: number;
}

export interface Outgoing {
  readonly url: string;
  readonly id: string;
  readonly payload: string;
  /** Secrets to sign with, newest first. */
  readonly secrets: readonly string[];
  readonly at: Date;
}

const TIMEOUT_MILLISECONDS = WEBHOOK_TIMEOUT_SECONDS * 1000;

const TIMEOUT_CODES = ['ABORT_ERR', 'ETIMEDOUT'];
/** OpenSSL and Node.js error codes for an invalid certificate or a failed TLS handshake. */
const TLS_CODES = /CERT|^UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO$/;

function problemOf({ code = '', message }: NodeJS.ErrnoException): WebhookProblem {
  if (message.includes('is not allowed')) return 'private';
  if (TIMEOUT_CODES.includes(code)) return 'timeout';
  return TLS_CODES.test(code) ? 'tls' : 'unreachable';
}

/**
 * Posts a message as defined by Standard Webhooks. Connects only to the address that was checked,
 * and only if it is public; does not follow redirects.
 *
 * @param allowed private addresses that may be called anyway: in the demo, this machine
 */
export function sendWebhook(
  { url, id, payload, secrets, at }: Outgoing,
  allowed: readonly string[],
): Promise<Attempt> {
  const startedAt = performance.now();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, payload));
  const { request } = url.startsWith('https:') ? https : http;
  const send = () =>
    new Promise<Attempt>((resolve) => {
      const finish = (status: number | null, problem: WebhookProblem | null) =>
        resolve({ status, problem, milliseconds: Math.round(performance.now() - startedAt) });
      const req = request(
        url,
        {
          method: 'POST',
          agent: agentFor(url, { allowIPAddressList: [...allowed], keepAlive: false }),
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
            'user-agent': 'Forecourt-Webhooks/1',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
            'webhook-signature': signatures.join(' '),
          },
        },
        (response) => {
          // only the status matters; the body is not read
          response.destroy();
          finish(response.statusCode ?? null, null);
        },
      );
      req.on('error', (error) => finish(null, problemOf(error)));
      req.end(payload);
    });
  return callOut('webhook', send);
}
