import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that is handed out once: a ticket, a link, the key of a line. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is kept of a secret that was handed out, as hexadecimal text. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
