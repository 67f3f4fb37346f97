import type { Log } from '@forecourt/server';
import * as z from 'zod/mini';
import { createBreaker } from '../http/breaker.ts';
import type { Outbox, OutgoingMessage, SendOutcome } from './outbox.ts';

export interface SmsConfig {
  /** Messages resource with its credentials: `https://SID:TOKEN@api.twilio.com/2010-04-01/Accounts/SID/Messages.json`. */
  readonly url: string;
  /** A number such as `+15125550142`, or the ID of a messaging service (`MG…`). */
  readonly from: string;
}

const TIMEOUT_MILLISECONDS = 15_000;
/** The owner of the number replied STOP. */
const OPTED_OUT = 21_610;
/** Errors that retrying can't fix: no such number, or one that doesn't take texts. */
const UNREACHABLE = new Set([21_211, 21_408, 21_612, 21_614]);
const refusal = z.object({ code: z.number() });

/** Converts a number to E.164. Ten digits mean a North American number. */
export function toE164(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  return `+${digits.length === 10 ? '1' : ''}${digits}`;
}

function outcomeOf(code: number | undefined): SendOutcome | null {
  if (code === OPTED_OUT) return 'optedOut';
  return code !== undefined && UNREACHABLE.has(code) ? 'unreachable' : null;
}

/**
 * Sends texts with Twilio's REST API, which other carriers offer too; passes other messages on. A
 * number that can't receive texts doesn't count as a failure of the carrier.
 */
export function smsOutbox({ url, from }: SmsConfig, other: Outbox, log: Log): Outbox {
  const { username, password, ...parts } = readUrl(url);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  const breaker = createBreaker();
  const sendText = async ({ messageId, to, text }: OutgoingMessage): Promise<SendOutcome> => {
    const response = await fetch(parts.address, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: toE164(to), Body: text, ...sender }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) {
      log.debug({ messageId }, 'text message sent');
      return 'sent';
    }
    const { data } = refusal.safeParse(body);
    const outcome = outcomeOf(data?.code);
    if (outcome === null) {
      const message = `The carrier answered ${response.status} (${data?.code ?? 'no code'}).`;
      throw Object.assign(new Error(message), { statusCode: response.status });
    }
    log.info({ messageId, code: data?.code }, 'a text message was undeliverable');
    return outcome;
  };
  return {
    send: (message) =>
      message.channel === 'sms' ? breaker.execute(() => sendText(message)) : other.send(message),
  };
}

function readUrl(text: string) {
  const url = new URL(text);
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  return { username, password, address: url.href };
}
