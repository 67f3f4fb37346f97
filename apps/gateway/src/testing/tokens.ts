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
  /** The `act` claim, as it stands in the token. */
  readonly act?: unknown;
}

export interface TestIssuer {
  readonly keys: JWTVerifyGetKey;
  /** The key set as the issuer publishes it. */
  readonly published: JSONWebKeySet;
  sign(claims: TokenClaims): Promise<string>;
}

const KEY_ID = 'one';

export const newTestKeys = () => generateKeyPair('RS256');

/** An issuer with keys of its own, unless it is given some. */
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
      ...own
    }) => {
      const seconds = Math.floor(issuedAt.getTime() / 1000);
      const { tokenId = randomUUID(), username, act } = own;
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

/** The id of a token, under which what was proved with it is kept. */
export const tokenIdOf = (token: string): string => decodeJwt(token).jti ?? '';
