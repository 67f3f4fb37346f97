import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** One step to either side, for clocks that are slightly off. */
const STEPS_OFF = 1;

const codesOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Forecourt', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** A new secret to share with a one-time-code app, in base32. */
export const newSharedSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth:` URL that an app reads from a QR code. */
export const appAddress = (secret: string, label: string): string =>
  codesOf(secret, label).toString();

/** The time step of a code that is valid now, so that callers can accept each step once. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = codesOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: STEPS_OFF,
  });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** The code that an app shows now, for the demo's app. */
export const codeNow = (secret: string, now: Date): string =>
  codesOf(secret).generate({ timestamp: now.getTime() });
