import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Creates a secret that is handed out once: a ticket, a link, the key of a line. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The hash that is stored of a handed-out secret, in hex. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
