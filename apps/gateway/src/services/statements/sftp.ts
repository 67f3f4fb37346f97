import { createECDH, createHash, createPrivateKey, randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import type { JournalDelivery, SftpProblem } from '@forecourt/validation';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import type { SFTPWrapper } from 'ssh2';
import { createBreakers } from '../../http/breaker.ts';
import { callOut } from '../../telemetry/outgoing.ts';

export interface SftpFile {
  readonly name: string;
  readonly content: Buffer;
}

/** `hostKey` is the fingerprint that the server presented; `null` if it did not respond. */
export interface SftpOutcome {
  readonly hostKey: string | null;
  readonly problem: SftpProblem | null;
}

export interface SftpKey {
  /** In PEM format. */
  readonly privateKey: string;
  /** As a line of OpenSSH's `authorized_keys`. */
  readonly publicKey: string;
}

const READY_MILLISECONDS = 15_000;
const TOTAL_MILLISECONDS = 60_000;
const COORDINATE_BYTES = 32;
const CURVE = 'nistp256';
const KEY_TYPE = `ecdsa-sha2-${CURVE}`;

/** Prefixes a value with its length in four bytes, as SSH does. */
function withLength(value: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length);
  return Buffer.concat([length, value]);
}

/** Derives the key pair for a secret of 32 bytes, on the curve that every server supports. */
export function sftpKeyOf(secret: Buffer): SftpKey {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  // 0x04, followed by the two coordinates
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: point.toString('base64url', 1, 1 + COORDINATE_BYTES),
    y: point.toString('base64url', 1 + COORDINATE_BYTES),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' }).export({
    type: 'sec1',
    format: 'pem',
  });
  const parts = [KEY_TYPE, CURVE, point].map((part) => withLength(Buffer.from(part)));
  const publicKey = `${KEY_TYPE} ${Buffer.concat(parts).toString('base64')} forecourt`;
  return { privateKey, publicKey };
}

const fingerprintOf = (hostKey: Buffer) =>
  `SHA256:${createHash('sha256').update(hostKey).digest('base64').replace(/=+$/, '')}`;

/** Connects as webhooks do: to the address that was checked, and only if it is public. */
function connect(
  { host, port }: Pick<JournalDelivery, 'host' | 'port'>,
  allowed: readonly string[],
): Promise<Duplex> {
  const agent = new RequestFilteringHttpAgent({ allowIPAddressList: [...allowed] });
  return new Promise((resolve, reject) => {
    const rejectIfError = (error?: unknown) => {
      if (error instanceof Error) reject(error);
    };
    const socket = agent.createConnection({ host, port }, rejectIfError);
    const timer = setTimeout(
      () => socket.destroy(new Error('The connection timed out.')),
      READY_MILLISECONDS,
    );
    const stopTimer = () => clearTimeout(timer);
    socket.once('close', stopTimer).once('error', reject);
    socket.once('connect', () => {
      stopTimer();
      resolve(socket);
    });
  });
}

type Done = (error?: Error | null) => void;
/** The calls of an SFTP session that replacing a file needs. */
export interface FileCalls {
  writeFile(path: string, content: Buffer, done: Done): void;
  ext_openssh_rename(from: string, to: string, done: Done): void;
  rename(from: string, to: string, done: Done): void;
  unlink(path: string, done: Done): void;
}

/** The protocol's status `SSH_FX_OP_UNSUPPORTED`. */
const OP_UNSUPPORTED = 8;
/** Whether a server lacks an extension: it did not offer it, or responds that it has none. */
const isUnsupported = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error ? error.code === OP_UNSUPPORTED : error.message.includes('does not support'));

/** Renames a file, replacing another one. */
async function replace(sftp: FileCalls, from: string, path: string): Promise<void> {
  try {
    // OpenSSH's extension replaces a file atomically; the protocol's own rename cannot replace one
    await promisify(sftp.ext_openssh_rename.bind(sftp))(from, path);
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    await promisify(sftp.unlink.bind(sftp))(path).catch(() => undefined);
    await promisify(sftp.rename.bind(sftp))(from, path);
  }
}

/** Uploads to a temporary name, then replaces the file, so that no one reads a partial one. */
export async function writeFile(sftp: FileCalls, path: string, content: Buffer): Promise<void> {
  // its own for each attempt, because two may run at once
  const partPath = `${path}.${randomUUID()}.part`;
  try {
    await promisify(sftp.writeFile.bind(sftp))(partPath, content);
    await replace(sftp, partPath, path);
  } catch (error) {
    await promisify(sftp.unlink.bind(sftp))(partPath).catch(() => undefined);
    throw error;
  }
}

interface Session {
  readonly server: JournalDelivery;
  readonly key: SftpKey;
  readonly socket: Duplex;
  readonly work: (sftp: SFTPWrapper, folder: string) => Promise<void>;
}

/** Signs in to a server whose fingerprint is trusted, and runs `work`. */
async function signIn({ server, key, socket, work }: Session): Promise<SftpOutcome> {
  // loaded only if needed; Node cannot detect the named exports of this CommonJS module
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  let hostKey: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  return new Promise<SftpOutcome>((resolve) => {
    const finish = (problem: SftpProblem | null) => resolve({ hostKey, problem });
    const openSftp = promisify(client.sftp.bind(client));
    const prefix = server.folder === '' ? '' : `${server.folder.replace(/\/+$/, '')}/`;
    client
      .on('ready', () => {
        void openSftp()
          .then((sftp) => work(sftp, prefix))
          .then(
            () => finish(null),
            () => finish('folder'),
          );
      })
      .on('error', ({ level }) => {
        if (hostKey === null) finish('unreachable');
        else if (hostKey !== server.hostKey) finish(server.hostKey === null ? null : 'hostKey');
        else finish(level === 'client-authentication' ? 'refused' : 'unreachable');
      })
      .on('close', () => finish(hostKey === null ? 'unreachable' : 'folder'));
    client.connect({
      sock: socket,
      username: server.username,
      privateKey: key.privateKey,
      readyTimeout: READY_MILLISECONDS,
      hostVerifier: (presentedKey: Buffer) => {
        hostKey = fingerprintOf(presentedKey);
        return hostKey === server.hostKey;
      },
    });
    timer = setTimeout(() => finish('unreachable'), TOTAL_MILLISECONDS);
  }).finally(() => {
    clearTimeout(timer);
    client.destroy();
  });
}

function withServer(
  server: JournalDelivery,
  key: SftpKey,
  allowed: readonly string[],
  work: Session['work'],
): Promise<SftpOutcome> {
  return callOut('sftp', async () => {
    try {
      const socket = await connect(server, allowed);
      return await signIn({ server, key, socket, work });
    } catch (error) {
      const isPrivate = error instanceof Error && error.message.includes('is not allowed');
      return { hostKey: null, problem: isPrivate ? 'private' : 'unreachable' };
    }
  });
}

const UNREACHABLE: SftpOutcome = { hostKey: null, problem: 'unreachable' };
const breakerOf = createBreakers();

/**
 * Like `withServer`, but stops calling an unresponsive host for a while. Errors about a user or a
 * folder do not count, because other customers may use the same host.
 */
async function withHost(...args: Parameters<typeof withServer>): Promise<SftpOutcome> {
  const [{ host, port }] = args;
  try {
    return await breakerOf(`${host}:${port}`).execute(async () => {
      const outcome = await withServer(...args);
      if (outcome.problem === 'unreachable' && outcome.hostKey === null) throw new Error('silent');
      return outcome;
    });
  } catch {
    return UNREACHABLE;
  }
}

/**
 * Puts a file in the server's folder, replacing one of the same name. Does not sign in if the
 * server presents a fingerprint other than the trusted one.
 *
 * @param allowed private addresses that may be called anyway
 */
export const deliverBySftp = (
  server: JournalDelivery,
  key: SftpKey,
  allowed: readonly string[],
  file: SftpFile,
): Promise<SftpOutcome> =>
  withHost(server, key, allowed, (sftp, folder) =>
    writeFile(sftp, `${folder}${file.name}`, file.content),
  );

const TEST_FILE = 'forecourt-test.txt';

/** Writes and removes a test file; without a trusted fingerprint, only reads the server's. */
export const trySftp = (
  server: JournalDelivery,
  key: SftpKey,
  allowed: readonly string[],
): Promise<SftpOutcome> =>
  withServer(server, key, allowed, async (sftp, folder) => {
    await writeFile(
      sftp,
      `${folder}${TEST_FILE}`,
      Buffer.from('Written by Forecourt as a test.\n'),
    );
    await promisify(sftp.unlink.bind(sftp))(`${folder}${TEST_FILE}`);
  });
