import { Refusal } from './refusal.ts';

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Returns a header's bearer token. @throws Refusal `auth.tokenMissing` or `auth.tokenInvalid` */
export function readBearer(header: string | undefined): string {
  if (!header) throw new Refusal(401, 'auth.tokenMissing');
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new Refusal(401, 'auth.tokenInvalid');
  return token;
}
