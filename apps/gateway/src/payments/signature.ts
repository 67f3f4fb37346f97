import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed calls that are older, or further in the future, are refused as possible replays. */
const SIGNATURE_AGE_SECONDS_MAX = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const hmac = (secret: string, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** The `x-signature` header for a body that is sent now. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`;
}

/** Whether a body was signed with this secret, and recently. */
export function isSigned(
  secret: string,
  body: string,
  header: string | undefined,
  now: Date,
): boolean {
  const [, time = '', signature = ''] = HEADER.exec(header ?? '') ?? [];
  if (signature === '') return false;
  const seconds = Number(time);
  const age = Math.abs(now.getTime() / 1000 - seconds);
  const isMatch = timingSafeEqual(hmac(secret, seconds, body), Buffer.from(signature, 'hex'));
  return isMatch && age <= SIGNATURE_AGE_SECONDS_MAX;
}
