import { fromBase64url, toBase64url } from '../../app/base64url.ts';
import type { Entries } from '../../session/signInFlowPage.ts';

type Raw = Readonly<Record<string, unknown>>;
const raw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const written = (buffer: ArrayBuffer) => toBase64url(new Uint8Array(buffer));

const keysOf = (value: unknown): PublicKeyCredentialDescriptor[] =>
  list(value).map((key) => ({ type: 'public-key', id: fromBase64url(text(raw(key)['id'])) }));

const isKey = (value: Credential | null): value is PublicKeyCredential =>
  value instanceof PublicKeyCredential;

/** Has the browser create a key for the provider's challenge; null if it did not. */
export async function enrolKey(contextualData: Raw): Promise<Entries | null> {
  const data = raw(contextualData['activationData']);
  const rp = raw(data['rp']);
  const user = raw(data['user']);
  const made = await navigator.credentials.create({
    publicKey: {
      rp: { name: text(rp['name']), ...(rp['id'] ? { id: text(rp['id']) } : {}) },
      user: {
        id: fromBase64url(text(user['id'])),
        name: text(user['name']),
        displayName: text(user['displayName']),
      },
      challenge: fromBase64url(text(data['challenge'])),
      pubKeyCredParams: list(data['pubKeyCredParams']).map((one) => ({
        type: 'public-key',
        alg: Number(raw(one)['alg']),
      })),
      authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
      excludeCredentials: keysOf(data['excludeCredentials']),
    },
  });
  if (!isKey(made) || !(made.response instanceof AuthenticatorAttestationResponse)) return null;
  return {
    'credentials.clientData': written(made.response.clientDataJSON),
    'credentials.attestation': written(made.response.attestationObject),
    'credentials.transports': JSON.stringify(made.response.getTransports()),
  };
}

/** Has one of the user's keys sign the provider's challenge; null if none did. */
export async function answerKey(contextualData: Raw): Promise<Entries | null> {
  const data = raw(contextualData['challengeData']);
  const signed = await navigator.credentials.get({
    publicKey: {
      challenge: fromBase64url(text(data['challenge'])),
      ...(data['rpId'] ? { rpId: text(data['rpId']) } : {}),
      userVerification: 'preferred',
      allowCredentials: keysOf(data['allowCredentials']),
    },
  });
  if (!isKey(signed) || !(signed.response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    'credentials.clientData': written(signed.response.clientDataJSON),
    'credentials.authenticatorData': written(signed.response.authenticatorData),
    'credentials.signatureData': written(signed.response.signature),
  };
}
