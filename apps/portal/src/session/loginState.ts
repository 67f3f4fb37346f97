import { fromBase64url } from '../app/base64url.ts';
import { objectIn } from '../app/objectIn.ts';

/** Parameters of the sign-in address that outlive the sign-in. [AUTH-13, AUTH-14] */
export const LOGIN_STATE_PARAMETERS = [
  'idp',
  'sysAccountId',
  'fleetId',
  'cardId',
  'emulatedUsername',
  'internalUsername',
  'restrictAccountAccess',
  'grantAdminAccess',
] as const;
export type LoginStateParameter = (typeof LOGIN_STATE_PARAMETERS)[number];
export type LoginState = Readonly<Partial<Record<LoginStateParameter, string>>>;

/** The value of `idp` that selects the company's own identity provider. [AUTH-12] */
export const COMPANY_IDP = 'cp1';

/** Values from the sign-in page's address. */
export interface LoginAddress {
  readonly state: LoginState;
  /** Prefills the username. [NAV-57] */
  readonly loginHint: string;
  /** The page the person came from, if it is on this origin. [NAV-56] */
  readonly returnTo: string | null;
}

/** Decodes base64 or base64url; null if it is neither, or not UTF-8. */
function decode(value: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(value));
  } catch {
    return null;
  }
}

/** The `baseURL` in a `userToken`; null if there is none. [NAV-56] */
export function baseUrlOf(userToken: string): string | null {
  const { baseURL } = objectIn(decode(userToken));
  return typeof baseURL === 'string' ? baseURL : null;
}

/** The path of an address on this origin; null for any other, to prevent open redirects. */
export function pathOnOrigin(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // a path with two leading slashes would be read as another host
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Parses the sign-in page's query. [NAV-55 to NAV-57, AUTH-12 to AUTH-14] */
export function readLoginAddress(search: string, origin: string): LoginAddress {
  const query = new URLSearchParams(search);
  const state = Object.fromEntries(
    LOGIN_STATE_PARAMETERS.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const userToken = query.get('userToken');
  return {
    state,
    loginHint: query.get('login_hint') ?? '',
    returnTo: pathOnOrigin(userToken === null ? null : baseUrlOf(userToken), origin),
  };
}
