// Runs `docs/operations.md` on an isolated machine: the test starts this as the first process of
// new namespaces (mounts, network, processes), so that every command of the page runs verbatim and
// leaves nothing behind.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from './bareMachine.ts';
import { startFleet } from './operatedFleet.ts';
import { personOf } from './signIn.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const print = (line: string) => void process.stdout.write(`${line}\n`);
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { env: { PATH }, stdio: ['ignore', 'pipe', 'inherit'] });

const PORTAL = 'https://portal.example.com';
const GATEWAY = 'https://gateway.example.com';
const IDENTITY = 'https://example.okta.com';
const HOST_AUTHORITY = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
const AUTHORITY = '/usr/local/lib/authority.crt';

/** Overlays what a freshly installed Debian has on this machine. */
function makeMachine() {
  run('mount', '-t', 'tmpfs', 'machine', '/mnt');
  for (const folder of ['etc', 'var', 'usr/local', 'srv', 'root', 'run']) {
    const overlay = `/mnt/${folder.replace('/', '-')}`;
    mkdirSync(`${overlay}/upper`, { recursive: true });
    mkdirSync(`${overlay}/work`);
    const options = `lowerdir=/${folder},upperdir=${overlay}/upper,workdir=${overlay}/work`;
    run('mount', '-t', 'overlay', 'machine', '-o', options, `/${folder}`);
  }
  for (const folder of ['/var/lib/postgresql', '/etc/postgresql', '/run/postgresql']) {
    mkdirSync(folder, { recursive: true });
    run('mount', '-t', 'tmpfs', 'machine', folder);
    run('chown', 'postgres:postgres', folder);
  }
  run('ip', 'link', 'set', 'lo', 'up');
  const hosts = [PORTAL, GATEWAY, IDENTITY].map((url) => new URL(url).hostname);
  writeFileSync('/etc/hosts', `127.0.0.1 localhost ${hosts.join(' ')}\n`);
  copyFileSync(process.execPath, '/usr/local/bin/node');
  mkdirSync('/usr/local/share/ca-certificates', { recursive: true });
  for (const extension of ['', '.key'])
    copyFileSync(HOST_AUTHORITY + extension, AUTHORITY + extension);
  run('chown', 'caddy', `${AUTHORITY}.key`);
  copyFileSync(AUTHORITY, '/usr/local/share/ca-certificates/test.crt');
  run('update-ca-certificates');
  const apt =
    '#!/bin/sh\n[ "$1" = install ] || exit 0\nshift\nfor name; do case $name in -*) ;; *) dpkg -s "$name" >/dev/null || exit 1; esac; done\n';
  writeFileSync('/usr/local/bin/apt-get', apt);
  copyFileSync(inRoot('tests/support/systemctl.mjs'), '/usr/local/bin/systemctl');
  for (const name of ['apt-get', 'systemctl', 'node']) chmodSync(`/usr/local/bin/${name}`, 0o755);
  const authority = `pki {\n ca local {\n root {\n cert ${AUTHORITY}\n key ${AUTHORITY}.key\n }\n }\n }\n`;
  writeFileSync(
    '/usr/local/lib/stand-in.json',
    JSON.stringify({
      env: { NODE_EXTRA_CA_CERTS: '/usr/local/share/ca-certificates/test.crt' },
      caddy: `{\n local_certs\n skip_install_trust\n ${authority}}\nexample.okta.com {\n reverse_proxy 127.0.0.1:4300\n}\n`,
    }),
  );
  for (const release of ['forecourt.tar', 'forecourt-2.tar']) {
    run('tar', '-cf', `/root/${release}`, '-C', inRoot('dist'), 'gateway', 'portal');
  }
  run('pg_createcluster', '15', 'main');
  run('pg_ctlcluster', '15', 'main', 'start');
}

const page = readFileSync(inRoot('docs/operations.md'), 'utf8');
/** Runs a statement and returns the first column. */
const query = (statement: string) =>
  run('runuser', '-u', 'postgres', '--', 'psql', '-qAtd', 'forecourt', '-c', statement)
    .toString()
    .trim();

const isIdentityReady = async () =>
  (await fetch('http://127.0.0.1:4300/readyz').catch(() => null))?.ok ?? false;

/** Starts the identity provider, which the page assumes to exist. */
async function startIdentity() {
  const child = spawn(
    process.execPath,
    ['--conditions=@forecourt/source', inRoot('apps/identity/src/main.ts')],
    {
      env: {
        PATH,
        DATA_DIR: '/var/lib/identity',
        DEMO: '1',
        DEMO_PEOPLE: inRoot('scripts/demo/people.json'),
        IDENTITY_PORT: '4300',
        IDENTITY_API_TOKEN: /^IDENTITY_API_TOKEN=(.*)$/m.exec(page)?.[1],
        IDENTITY_URL: IDENTITY,
        PORTAL_ORIGIN: PORTAL,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await until(isIdentityReady, child);
}

interface Block {
  readonly section: string;
  readonly text: string;
}
function blocksOf(): Block[] {
  const blocks: Block[] = [];
  let section = '';
  for (const [, heading, text] of page.matchAll(/^## (.*)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (heading !== undefined) section = heading;
    else if (text !== undefined) blocks.push({ section, text });
  }
  return blocks;
}

/** Opens one shell for the whole page, as an operator would. */
function openShell() {
  const shell = spawn('bash', ['-eu', '-o', 'pipefail'], {
    cwd: '/root',
    env: { PATH, HOME: '/root' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const collect = (stream: NodeJS.ReadableStream) =>
    createInterface(stream).on('line', (line) => void lines.push(line));
  collect(shell.stdout);
  collect(shell.stderr);
  let blocks = 0;
  return async (text: string): Promise<readonly string[]> => {
    const file = `/run/block-${(blocks += 1)}.sh`;
    writeFileSync(file, text);
    lines.length = 0;
    shell.stdin.write(`. ${file} </dev/null\necho\necho ::end\n`);
    await until(() => lines.includes('::end'), shell).catch(() => {
      const logs = run('sh', '-c', 'tail -n 20 /var/log/*.service.log || true').toString();
      throw new Error(`This block of the page failed:\n${text}\n${lines.join('\n')}\n${logs}`);
    });
    return lines.slice(0, -1);
  };
}

/** Runs a block again, in a shell that continues after a failed command, as an operator's does. */
function expectUnchanged(file: string, text: string) {
  const original = readFileSync(file, 'utf8');
  spawnSync('bash', ['-c', text], { env: { PATH, HOME: '/root' }, stdio: 'inherit' });
  if (readFileSync(file, 'utf8') !== original) throw new Error(`Run again, this changed ${file}.`);
}

makeMachine();
await startIdentity();
const shell = openShell();
const fleet = startFleet({ portal: PORTAL, gateway: GATEWAY, identity: IDENTITY });
const FAIL_A_JOB = `UPDATE jobs.job SET state = 'failed', completed_on = now()
  WHERE id = (SELECT id FROM jobs.job WHERE state = 'completed' LIMIT 1) RETURNING id`;
const NAME_A_SERVER = `INSERT INTO journal_delivery (account_id, settings, version)
  SELECT account_id, '{"host":"sftp.example.com","port":22,"username":"a","folder":"","hostKey":null}', 1
  FROM accounts`;
let restores = 0;
let jobId = '';
for (const { section, text } of blocksOf()) {
  if (text.includes('backup-drill\n')) fleet.forgiveFailures();
  if (section === 'Restore') {
    restores += 1;
    await fleet.stopWriting();
    if (restores === 1) {
      // the disk is lost while users are working
      fleet.startWriting();
      await fleet.untilWritten(50);
      run('pkill', '-9', '-u', 'postgres');
      await fleet.stopWriting();
      const paths =
        '/etc/forecourt /etc/pgbackrest.conf /var/lib/postgresql/15/main/* /run/postgresql/.s.*';
      execFileSync('sh', ['-c', `rm -rf ${paths}`]);
    } else await fleet.markMoment();
  }
  if (text.includes('sftp replace-key')) query(NAME_A_SERVER);
  if (text.includes('people unlock')) query("UPDATE grants SET state = 'locked'");
  if (text.includes('jobs retry')) jobId = query(FAIL_A_JOB);
  if (/accounts (?:reactivate|erase)/.test(text)) await fleet.closeAccount();
  const command = text
    .replace('00u1example', personOf('administrator').subject)
    .replace(/^MOMENT=.*$/m, `MOMENT='${fleet.moment}'`)
    .replace(/(?<=--id ).*/, jobId);
  const startTime = performance.now();
  const output = await shell(command);
  print(
    `ran: ${section}: ${text.trim().split('\n').length} lines (${((performance.now() - startTime) / 1000).toFixed(1)} s)`,
  );
  if (text.includes('backup-drill\n')) for (const line of output) print(`  ${line}`);
  if (text.includes('forecourt-set NETWORK_KEYS'))
    expectUnchanged('/etc/forecourt/gateway.env', command);
  if (text.includes('sftp replace-key') && !output.join('\n').includes('ecdsa-sha2-nistp256'))
    throw new Error(`No key was shown:\n${output.join('\n')}`);
  if (text.includes('people add')) {
    const operators = query('SELECT DISTINCT operator FROM operator_actions');
    if (!operators.startsWith('root@')) throw new Error(`The record names ${operators}.`);
    await fleet.signIn();
    fleet.startWriting();
    await fleet.untilWritten(5);
  }
  if (section === 'Rotate keys' || section === 'Upgrade')
    fleet.expectNoFailures(section, () =>
      run('sh', '-c', 'grep -h error /var/log/caddy.service.log | tail -n 20').toString(),
    );
  if (text.includes('accounts erase')) await fleet.expectErased();
  if (section === 'Restore') print(`  ${await fleet.compare(restores === 1 ? 'disk' : 'moment')}`);
}
print(
  'not run: apt-get (its packages are installed here), systemd (a stand-in started the units’ programs as their users), Let’s Encrypt (Caddy signed by an authority of the test)',
);
process.exit(0);
