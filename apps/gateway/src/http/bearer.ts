import { Refusal } from './refusal.ts';

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** The token of an `authorization` header. @throws Refusal `auth.tokenMissing`, or `auth.tokenInvalid` for anything else */
export function readBearer(header: string | undefined): string {
  if (!header) throw new Refusal(401, 'auth.tokenMissing');
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new Refusal(401, 'auth.tokenInvalid');
  return token;
}
