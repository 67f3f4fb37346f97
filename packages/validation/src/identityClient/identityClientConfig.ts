import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { shape, text } from '../core/shape.ts';
import { IDENTITY_SCOPES } from '../session/identityClient.ts';
import {
  ADMIN_SUBDOMAIN_MARKER,
  CODE_VERIFIER_CHARACTERS_MAX,
  CODE_VERIFIER_CHARACTERS_MIN,
} from './constants.ts';

const urlOf = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);
const isWebAddress = (value: string) => /^https?:$/.test(urlOf(value)?.protocol ?? '');
const isAdminAddress = (value: string) =>
  urlOf(value)?.hostname.includes(ADMIN_SUBDOMAIN_MARKER) ?? false;

/** URL of an issuer: HTTP or HTTPS, and never the admin console's. [AUTH-58 to AUTH-60] */
export const issuer = z.string({ error: 'issuer.required' }).check(
  z.trim(),
  z.minLength(1, { error: 'issuer.required', abort: true }),
  z.refine(isWebAddress, { error: 'issuer.notUrl', abort: true }),
  z.refine((value) => !isAdminAddress(value), { error: 'issuer.admin' }),
);

const error = 'scopes.notTexts';
/** [AUTH-57] */
const scopes = z.array(z.string({ error }), { error });

/** Configuration of the identity client; scopes have a default. [AUTH-57 to AUTH-60] */
export const identityClientConfig = shape({
  issuer,
  clientId: z.optional(text()),
  redirectUri: z.optional(text(2000)),
  scopes: withDefault(scopes, [...IDENTITY_SCOPES]),
});
export type IdentityClientConfig = z.infer<typeof identityClientConfig>;

/** The secret of an authorization request with PKCE. [AUTH-68] */
export const codeVerifier = z.string({ error: 'codeVerifier.characters' }).check(
  z.refine(
    ({ length }) =>
      length >= CODE_VERIFIER_CHARACTERS_MIN && length <= CODE_VERIFIER_CHARACTERS_MAX,
    {
      error: 'codeVerifier.length',
      params: { min: CODE_VERIFIER_CHARACTERS_MIN, max: CODE_VERIFIER_CHARACTERS_MAX },
    },
  ),
  z.regex(/^[A-Za-z0-9\-._~]*$/, { error: 'codeVerifier.characters' }),
);
