import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
const NO_MODEL = Buffer.alloc(16);
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

const coordinate = (value = '') => Uint8Array.from(Buffer.from(value, 'base64url'));

/** A security key in software: makes what a browser would send, signed with its own key. */
export function softwareKey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;

  const clientDataOf = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataFor = (rpId: string, flags: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const coseKey = () => {
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(jwk.x)],
        [-3, coordinate(jwk.y)],
      ]),
    );
  };

  return {
    credentialId: base64url(credentialId),
    /** The browser's result when the key is enrolled. */
    enrol({ challenge, rpId }: { challenge: string; rpId: string }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        dataFor(rpId, USER_PRESENT | USER_VERIFIED | HAS_KEY),
        NO_MODEL,
        length,
        credentialId,
        Buffer.from(coseKey()),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      return {
        clientData: base64url(clientDataOf('webauthn.create', challenge)),
        attestation: base64url(attestation),
        transports: JSON.stringify(['internal']),
      };
    },
    /** The browser's result when the key answers a challenge. */
    answer({ challenge, rpId }: { challenge: string; rpId: string }) {
      const clientData = clientDataOf('webauthn.get', challenge);
      const authData = dataFor(rpId, USER_PRESENT | USER_VERIFIED);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return {
        clientData: base64url(clientData),
        authenticatorData: base64url(authData),
        signatureData: base64url(sign('sha256', signed, privateKey)),
      };
    },
  };
}
