import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { ClientConfig } from '../config/schema.ts';

/** Where keys may be used: the application's host and its origins. */
const placeOf = (client: ClientConfig) => ({
  expectedRPID: rpIdOf(client),
  expectedOrigin: [...client.origins],
  requireUserVerification: false,
});

/** The relying party id, a host name, that keys are bound to. */
export const rpIdOf = ({ origins }: ClientConfig): string =>
  new URL(origins[0] ?? 'http://localhost').hostname;

/** What is stored about a security key. */
export type KeyProfile = Readonly<
  Record<'credentialId' | 'publicKey' | 'counter' | 'transports', string>
>;

/** Verifies a browser's registration of a new key; `undefined` if it is not valid. */
export async function readNewKey(
  client: ClientConfig,
  challenge: string,
  response: { clientData: string; attestation: string; transports?: string | undefined },
): Promise<KeyProfile | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...placeOf(client),
      expectedChallenge: challenge,
      response: {
        id: 'new',
        rawId: 'new',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: response.clientData, attestationObject: response.attestation },
      },
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: String(counter),
      transports: JSON.stringify(readTransports(response.transports)),
    };
  } catch {
    return undefined;
  }
}

/** Verifies a key's signature; returns its new counter, or `undefined` if it is not valid. */
export async function readKeyAnswer(
  client: ClientConfig,
  challenge: string,
  key: Readonly<Record<string, string>>,
  response: { clientData: string; authenticatorData: string; signatureData: string },
): Promise<number | undefined> {
  const id = key['credentialId'] ?? '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...placeOf(client),
      expectedChallenge: challenge,
      credential: {
        id,
        publicKey: Uint8Array.from(Buffer.from(key['publicKey'] ?? '', 'base64url')),
        counter: Number(key['counter'] ?? 0),
      },
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientData,
          authenticatorData: response.authenticatorData,
          signature: response.signatureData,
        },
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a key's transports, which the client sends as JSON. */
export function readTransports(text: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((transport) => typeof transport === 'string') : [];
  } catch {
    return [];
  }
}
