import { StartupError } from '@forecourt/server';

/** A secret, and when it ends; `undefined` means never. */
interface DatedSecret {
  readonly secret: string;
  readonly until: Date | undefined;
}

/** A holder's secrets: the newest first, then the one it replaces until that one ends. */
export type DatedSecrets = readonly [DatedSecret, ...DatedSecret[]];

export const SECRET_CHARACTERS_MIN = 32;

/** When a secret written as `…@2026-12-31` or `…@2026-12-31T18:00:00Z` ends. @throws StartupError */
export function readUntil(variable: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const until = new Date(text);
  if (!Number.isNaN(until.getTime())) return until;
  throw new StartupError(`Invalid configuration: ${variable} contains a date that does not exist.`);
}

/** Whether something that ends at `until` is still valid. */
export const isStillValid = (until: Date | undefined, now: Date): boolean =>
  until === undefined || now < until;

/** Parses `new,old@2026-12-31`. @throws StartupError */
export function readDatedSecrets(variable: string, text: string): DatedSecrets {
  const read = (part: string): DatedSecret => {
    const [secret = '', until] = part.trim().split('@');
    if (secret.length < SECRET_CHARACTERS_MIN) {
      throw new StartupError(
        `Invalid configuration: ${variable} must hold secrets of ${SECRET_CHARACTERS_MIN} characters or more.`,
      );
    }
    return { secret, until: readUntil(variable, until) };
  };
  const [first = '', ...older] = text.split(',');
  return [read(first), ...older.map(read)];
}

/**
 * The secret to sign with: the older one until it ends, so that whoever verifies has until then to
 * also accept the newer one.
 */
export function signingSecret(secrets: DatedSecrets, now: Date): string {
  const [first] = secrets;
  const older = secrets.findLast(({ until }) => until !== undefined && isStillValid(until, now));
  return (older ?? first).secret;
}
