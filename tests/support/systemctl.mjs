#!/usr/local/bin/node
// A stand-in for systemd on a test machine: reads unit files and starts their programs as the users
// they name. Next to it, `stand-in.json` has environment variables for all and a Caddyfile prefix.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';

const { env: sharedEnv, caddy } = JSON.parse(readFileSync('/usr/local/lib/stand-in.json', 'utf8'));
const pids = '/run/units';
mkdirSync(pids, { recursive: true });

const words = (text) =>
  [...text.matchAll(/(["'])(.*?)\1|(\S+)/g)].map(([, , quoted, bare]) => quoted ?? bare);
const pairs = (list) =>
  Object.fromEntries(list.map((pair) => /^(\w+)=(.*)$/s.exec(pair)?.slice(1) ?? []));

/** Reads a unit from its files, with drop-ins last. */
function read(unit) {
  const [, name, instance = ''] = /^([\w-]+@?)(\w*)\.service$/.exec(unit) ?? [];
  const paths = ['/lib/systemd/system', '/etc/systemd/system'].map(
    (folder) => `${folder}/${name}.service`,
  );
  const file = paths.findLast((path) => existsSync(path));
  if (!file) throw new Error(`Unit ${unit} not found.`);
  const dropIn = `/etc/systemd/system/${name}.service.d/forecourt.conf`;
  const text = [file, dropIn]
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const settings = [
    ...text
      .replaceAll('%i', instance)
      .replaceAll('%%', '%')
      .matchAll(/^(\w+)=(.*)$/gm),
  ];
  const valuesOf = (key) =>
    settings.flatMap(([, settingKey, value]) => (settingKey === key ? [value] : []));
  const env = pairs(valuesOf('Environment').flatMap(words));
  for (const settingsFile of valuesOf('EnvironmentFile')) {
    const lines = readFileSync(settingsFile.replace(/^-/, ''), 'utf8').split('\n');
    Object.assign(env, pairs(lines.map((line) => line.replace(/^(\w+)=(["'])(.*)\2$/, '$1=$3'))));
  }
  const command = words(valuesOf('ExecStart').at(-1)).flatMap((word) =>
    word.startsWith('$') ? words(env[word.slice(1)] ?? '') : [word],
  );
  const isOnce = valuesOf('Type').at(-1) === 'oneshot';
  return { user: valuesOf('User').at(-1) ?? 'root', env, command, isOnce };
}

const pidOf = (unit) =>
  existsSync(`${pids}/${unit}`) && Number(readFileSync(`${pids}/${unit}`, 'utf8'));
const isAlive = (pid) =>
  existsSync(`/proc/${pid}`) && !/State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const cluster = (unit) => /^postgresql@(\d+)-(\w+)\.service$/.exec(unit)?.slice(1);

function stop(unit) {
  const postgres = cluster(unit);
  if (postgres) return void spawnSync('pg_ctlcluster', [...postgres, 'stop', '-m', 'fast']);
  const pid = pidOf(unit);
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) spawnSync('sleep', ['0.05']);
}

function start(unit) {
  const postgres = cluster(unit);
  if (postgres) {
    const { status } = spawnSync('pg_ctlcluster', [...postgres, 'start'], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
    return;
  }
  if (unit.endsWith('.timer')) return;
  const pid = pidOf(unit);
  if (pid && isAlive(pid)) return;
  const { user, env, command, isOnce } = read(unit);
  if (unit === 'caddy.service') {
    const file = '/etc/caddy/Caddyfile';
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(caddy)) writeFileSync(file, caddy + text);
  }
  const log = openSync(`/var/log/${unit}.log`, 'a');
  const child = spawn(
    'setpriv',
    [
      `--reuid=${user}`,
      `--regid=${user}`,
      '--init-groups',
      ...(unit === 'caddy.service'
        ? ['--ambient-caps=+net_bind_service', '--inh-caps=+net_bind_service']
        : []),
      ...command,
    ],
    {
      cwd: '/',
      detached: true,
      env: { PATH: process.env.PATH, HOME: `/var/lib/${user}`, ...sharedEnv, ...env },
      stdio: ['ignore', log, log],
    },
  );
  if (isOnce) {
    child.on('exit', (code) => process.exit(code ?? 1));
    return;
  }
  child.unref();
  writeFileSync(`${pids}/${unit}`, String(child.pid));
}

/** Reloads Caddy with the unit's environment, which contains its settings. */
function reload(unit) {
  const env = { ...process.env, ...read(unit).env };
  const args = ['reload', '--config', '/etc/caddy/Caddyfile', '--force'];
  const { status } = spawnSync('caddy', args, { env, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const [action, ...rest] = process.argv.slice(2);
for (const name of rest.filter((word) => !word.startsWith('-'))) {
  const unit = /\.(service|timer)$/.test(name) ? name : `${name}.service`;
  if (action === 'stop' || action === 'restart') stop(unit);
  if (['start', 'restart', 'enable'].includes(action)) start(unit);
  if (action === 'reload') reload(unit);
}
