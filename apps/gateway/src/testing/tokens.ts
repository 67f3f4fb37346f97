import {
  createLocalJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { randomUUID } from 'node:crypto';

export const TEST_ISSUER = 'https://issuer.example/oauth2/main';
export const TEST_AUDIENCE = 'api://forecourt';
const TOKEN_SECONDS = 3600;

export interface TokenClaims {
  readonly subject: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly issuedAt?: Date;
  readonly tokenId?: string;
  readonly username?: string;
  /** The `act` claim, exactly as in the token. */
  readonly act?: unknown;
}

export interface TestIssuer {
  readonly keys: JWTVerifyGetKey;
  /** The key set, as the issuer publishes it. */
  readonly published: JSONWebKeySet;
  sign(claims: TokenClaims): Promise<string>;
}

const KEY_ID = 'one';

export const newTestKeys = () => generateKeyPair('RS256');

/** Creates an issuer with its own keys, unless some are given. */
export async function createTestIssuer(
  now: () => Date,
  keys: ReturnType<typeof newTestKeys> = newTestKeys(),
): Promise<TestIssuer> {
  const { publicKey, privateKey } = await keys;
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const published = { keys: [jwk] };
  return {
    published,
    keys: createLocalJWKSet(published),
    sign: ({
      subject,
      issuer = TEST_ISSUER,
      audience = TEST_AUDIENCE,
      issuedAt = now(),
      ...claims
    }) => {
      const seconds = Math.floor(issuedAt.getTime() / 1000);
      const { tokenId = randomUUID(), username, act } = claims;
      return new SignJWT({
        ...(username === undefined ? {} : { username }),
        ...(act === undefined ? {} : { act }),
      })
        .setJti(tokenId)
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_SECONDS)
        .sign(privateKey);
    },
  };
}

/** Returns a token's ID, under which proofs made with it are stored. */
export const tokenIdOf = (token: string): string => decodeJwt(token).jti ?? '';
