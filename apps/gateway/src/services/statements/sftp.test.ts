import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverBySftp, sftpKeyOf, trySftp, writeFile, type FileCalls } from './sftp.ts';

const SSHD = '/usr/sbin/sshd';
const LOCAL = ['127.0.0.1'];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
// only if OpenSSH is installed; delivery itself is tested against a server of its own
describe.skipIf(!existsSync(SSHD))('SFTP delivery to OpenSSH', () => {
  const key = sftpKeyOf(randomBytes(32));
  let home: string;
  let port: number;
  let sshd: ChildProcess;
  const server = (overrides: object = {}) => ({
    host: '127.0.0.1',
    port,
    username: userInfo().username,
    folder: join(home, 'in'),
    isOn: true,
    hostKey: null,
    ...overrides,
  });

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'forecourt-sshd-'));
    port = await freePort();
    mkdirSync(join(home, 'in'));
    const hostKey = join(home, 'host');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', hostKey]);
    writeFileSync(join(home, 'authorized'), `${key.publicKey}\n`);
    const config = [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${join(home, 'authorized')}`,
      `PidFile ${join(home, 'pid')}`,
      'PasswordAuthentication no',
      'StrictModes no',
      'Subsystem sftp internal-sftp',
    ];
    writeFileSync(join(home, 'config'), config.join('\n'));
    // as root, sshd requires this directory, which its service would create
    if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
    sshd = spawn(SSHD, ['-D', '-e', '-f', join(home, 'config')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // the first output means that it is listening
    if (sshd.stderr) await once(sshd.stderr, 'data');
  });
  afterAll(() => {
    sshd.kill();
    rmSync(home, { recursive: true, force: true });
  });

  it('is written once the host key is trusted, replacing one of the same name', async () => {
    const shown = await trySftp(server(), key, LOCAL);
    const known = execFileSync('ssh-keygen', ['-lf', join(home, 'host.pub')], { encoding: 'utf8' });
    expect(shown).toEqual({ hostKey: known.split(' ')[1], problem: null });
    const trusted = server({ hostKey: shown.hostKey });
    expect(await trySftp(trusted, key, LOCAL)).toEqual(shown);
    for (const content of ['first', 'second']) {
      const file = { name: 'FC-S-000018.csv', content: Buffer.from(content) };
      expect(await deliverBySftp(trusted, key, LOCAL, file)).toEqual(shown);
    }
    expect(readdirSync(join(home, 'in'))).toEqual(['FC-S-000018.csv']);
    expect(readFileSync(join(home, 'in/FC-S-000018.csv'), 'utf8')).toBe('second');
  });

  it('is refused with another key or for a missing folder', async () => {
    const { hostKey } = await trySftp(server(), key, LOCAL);
    const stranger = sftpKeyOf(randomBytes(32));
    expect((await trySftp(server({ hostKey }), stranger, LOCAL)).problem).toBe('refused');
    const nowhere = server({ hostKey, folder: join(home, 'missing') });
    expect((await trySftp(nowhere, key, LOCAL)).problem).toBe('folder');
  });
});

const PATH = 'in/FC-S-000018.csv';
const failure = (message: string, code: number) => Object.assign(new Error(message), { code });

/** A server with a file, and an upload to it; `problem` fails the extension's rename. */
function startFiles(problem: Error | null = null) {
  const files = new Map([[PATH, 'before']]);
  const move = (from: string, to: string): Error | null => {
    const text = files.get(from);
    if (text === undefined) return failure('No such file', 2);
    files.delete(from);
    files.set(to, text);
    return null;
  };
  const calls: FileCalls = {
    writeFile: (path, content, done) => {
      files.set(path, String(content));
      setImmediate(done);
    },
    ext_openssh_rename: (from, to, done) => done(problem ?? move(from, to)),
    rename: (from, to, done) => done(files.has(to) ? failure('Failure', 4) : move(from, to)),
    unlink: (path, done) => done(files.delete(path) ? null : failure('No such file', 2)),
  };
  return { files, write: (text: string) => writeFile(calls, PATH, Buffer.from(text)) };
}

describe('a file on the server', () => {
  it('is replaced by each of two deliveries at once', async () => {
    const { files, write } = startFiles();
    await Promise.all([write('one'), write('other')]);
    expect([...files.keys()]).toEqual([PATH]);
    expect(files.get(PATH)).not.toBe('before');
  });

  it('stays if the server refuses to replace it, and no part is left', async () => {
    const refused = failure('Permission denied', 3);
    const { files, write } = startFiles(refused);
    await expect(write('after')).rejects.toBe(refused);
    expect([...files]).toEqual([[PATH, 'before']]);
  });

  it.each([
    ['does not offer it', new Error('Server does not support this extended request')],
    ['has none', failure('Operation unsupported', 8)],
  ])('is replaced without OpenSSH’s extension if the server %s', async (_what, problem) => {
    const { files, write } = startFiles(problem);
    await write('after');
    expect([...files]).toEqual([[PATH, 'after']]);
  });
});

/** A host that hangs up immediately, and a count of its connections. */
async function silentHost() {
  let connections = 0;
  const listening = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = { host: '127.0.0.1', port, username: 'a', folder: '', hostKey: null };
  const file = { name: 'FC-S-000018.csv', content: Buffer.from('') };
  const deliver = () => deliverBySftp(server, sftpKeyOf(randomBytes(32)), LOCAL, file);
  return { deliver, connections: () => connections, close: () => listening.close() };
}

it('stops contacting an unresponsive host, but only on that port', async () => {
  const [first, second] = [await silentHost(), await silentHost()];
  for (let n = 0; n < 7; n += 1) expect((await first.deliver()).problem).toBe('unreachable');
  await second.deliver();
  expect([first.connections(), second.connections()]).toEqual([5, 1]);
  first.close();
  second.close();
});
