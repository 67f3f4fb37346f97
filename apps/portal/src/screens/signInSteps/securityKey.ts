import { fromBase64url, toBase64url } from '../../app/base64url.ts';
import type { Entries } from '../../session/signInFlowPage.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;
const toRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const encode = (buffer: ArrayBuffer) => toBase64url(new Uint8Array(buffer));

const keysOf = (value: unknown): PublicKeyCredentialDescriptor[] =>
  list(value).map((key) => ({ type: 'public-key', id: fromBase64url(text(toRecord(key)['id'])) }));

const isKey = (value: Credential | null): value is PublicKeyCredential =>
  value instanceof PublicKeyCredential;

/** Has the browser create a key for the provider's challenge; null if it did not. */
export async function enrolKey(contextualData: UnknownRecord): Promise<Entries | null> {
  const data = toRecord(contextualData['activationData']);
  const rp = toRecord(data['rp']);
  const user = toRecord(data['user']);
  const credential = await navigator.credentials.create({
    publicKey: {
      rp: { name: text(rp['name']), ...(rp['id'] ? { id: text(rp['id']) } : {}) },
      user: {
        id: fromBase64url(text(user['id'])),
        name: text(user['name']),
        displayName: text(user['displayName']),
      },
      challenge: fromBase64url(text(data['challenge'])),
      pubKeyCredParams: list(data['pubKeyCredParams']).map((param) => ({
        type: 'public-key',
        alg: Number(toRecord(param)['alg']),
      })),
      authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
      excludeCredentials: keysOf(data['excludeCredentials']),
    },
  });
  if (!isKey(credential) || !(credential.response instanceof AuthenticatorAttestationResponse))
    return null;
  return {
    'credentials.clientData': encode(credential.response.clientDataJSON),
    'credentials.attestation': encode(credential.response.attestationObject),
    'credentials.transports': JSON.stringify(credential.response.getTransports()),
  };
}

/** Has one of the user's keys sign the provider's challenge; null if none did. */
export async function answerKey(contextualData: UnknownRecord): Promise<Entries | null> {
  const data = toRecord(contextualData['challengeData']);
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: fromBase64url(text(data['challenge'])),
      ...(data['rpId'] ? { rpId: text(data['rpId']) } : {}),
      userVerification: 'preferred',
      allowCredentials: keysOf(data['allowCredentials']),
    },
  });
  if (!isKey(credential) || !(credential.response instanceof AuthenticatorAssertionResponse))
    return null;
  return {
    'credentials.clientData': encode(credential.response.clientDataJSON),
    'credentials.authenticatorData': encode(credential.response.authenticatorData),
    'credentials.signatureData': encode(credential.response.signature),
  };
}
