import type { Entries } from '../../session/signInFlowPage.ts';

type Raw = Readonly<Record<string, unknown>>;
const raw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
function toBase64url(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const keysOf = (value: unknown): PublicKeyCredentialDescriptor[] =>
  list(value).map((key) => ({ type: 'public-key', id: toBytes(text(raw(key)['id'])) }));

const isKey = (value: Credential | null): value is PublicKeyCredential =>
  value instanceof PublicKeyCredential;

/** Has the browser make a key for the provider's challenge; null when it made none. */
export async function enrolKey(contextualData: Raw): Promise<Entries | null> {
  const data = raw(contextualData['activationData']);
  const { rp, user } = { rp: raw(data['rp']), user: raw(data['user']) };
  const made = await navigator.credentials.create({
    publicKey: {
      rp: { name: text(rp['name']), ...(rp['id'] ? { id: text(rp['id']) } : {}) },
      user: {
        id: toBytes(text(user['id'])),
        name: text(user['name']),
        displayName: text(user['displayName']),
      },
      challenge: toBytes(text(data['challenge'])),
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
    'credentials.clientData': toBase64url(made.response.clientDataJSON),
    'credentials.attestation': toBase64url(made.response.attestationObject),
    'credentials.transports': JSON.stringify(made.response.getTransports()),
  };
}

/** Has a key of the person sign the provider's challenge; null when none did. */
export async function answerKey(contextualData: Raw): Promise<Entries | null> {
  const data = raw(contextualData['challengeData']);
  const signed = await navigator.credentials.get({
    publicKey: {
      challenge: toBytes(text(data['challenge'])),
      ...(data['rpId'] ? { rpId: text(data['rpId']) } : {}),
      userVerification: 'preferred',
      allowCredentials: keysOf(data['allowCredentials']),
    },
  });
  if (!isKey(signed) || !(signed.response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    'credentials.clientData': toBase64url(signed.response.clientDataJSON),
    'credentials.authenticatorData': toBase64url(signed.response.authenticatorData),
    'credentials.signatureData': toBase64url(signed.response.signature),
  };
}
