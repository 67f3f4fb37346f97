import { generateKeyPairSync } from 'node:crypto';
import ssh2 from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

/** A customer's SFTP server: who may sign in, and the files in its folder `in`. */
export interface TestSftpServer {
  readonly port: number;
  /** Content by path. */
  readonly files: Map<string, string>;
  /** The authorized key, as in `authorized_keys`. If empty, nobody may sign in. */
  authorized: string;
  /** Number of attempts to sign in with a key. */
  signIns: number;
  close(): void;
}

const FOLDER = 'in/';

export async function startSftpServer(): Promise<TestSftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const files = new Map<string, string>();
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (attempt) => {
      if (attempt.method !== 'publickey') return attempt.reject(['publickey']);
      testServer.signIns += 1;
      const [, line] = testServer.authorized.split(' ');
      if (line === attempt.key.data.toString('base64')) return attempt.accept();
      attempt.reject();
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const openFiles = new Map<string, { readonly path: string; text: string }>();
        sftp.on('OPEN', (id, path) => {
          if (!path.startsWith(FOLDER)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
          const handle = String(openFiles.size);
          openFiles.set(handle, { path, text: '' });
          sftp.handle(id, Buffer.from(handle));
        });
        sftp.on('WRITE', (id, handle, _offset, data) => {
          const file = openFiles.get(String(handle));
          if (file) file.text += String(data);
          sftp.status(id, STATUS_CODE.OK);
        });
        sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
        sftp.on('CLOSE', (id, handle) => {
          const file = openFiles.get(String(handle));
          if (file) files.set(file.path, file.text);
          sftp.status(id, STATUS_CODE.OK);
        });
        sftp.on('REMOVE', (id, path) =>
          sftp.status(id, files.delete(path) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE),
        );
        sftp.on('RENAME', (id, from, to) => {
          const text = files.get(from);
          // as in version 3 of the protocol, renaming doesn't replace another file
          if (text === undefined || files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE);
          files.delete(from);
          files.set(to, text);
          sftp.status(id, STATUS_CODE.OK);
        });
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const testServer: TestSftpServer = {
    port,
    files,
    authorized: '',
    signIns: 0,
    close: () => server.close(),
  };
  return testServer;
}
