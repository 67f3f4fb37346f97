import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** One step to either side, for clocks that are a little off. */
const STEPS_OFF = 1;

const codesOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Forecourt', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** The secret that a one-time-code app and we share, in base32. */
export const newSharedSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth:` address that an app reads from a QR code. */
export const appAddress = (secret: string, label: string): string =>
  codesOf(secret, label).toString();

/** The step of time that a code belongs to, if it is right now; each step is accepted once. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = codesOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: STEPS_OFF,
  });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** What the app shows now; for the demo's app. */
export const codeNow = (secret: string, now: Date): string =>
  codesOf(secret).generate({ timestamp: now.getTime() });
