import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

// How operators change the settings, in a shell that, like theirs, goes on after a failure.

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forecourt-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = join(folder, 'gateway.env');
const restarts = join(folder, 'restarts');
const first = `DATABASE_URL="postgres://x"\nNETWORK_KEYS=network:one\nAUDIENCE=api://forecourt`;
const OWNER_AND_GROUP = 0o640;

/** Puts a program on the shell's path. */
function install(name: string, text: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}
beforeEach(() => {
  writeFileSync(settings, first);
  chmodSync(settings, OWNER_AND_GROUP);
  writeFileSync(restarts, '');
  install('forecourt-restart', `echo restarted >> ${restarts}`);
});

const env = {
  SETTINGS: settings,
  PATH: [folder, inRoot('deploy/debian'), '/usr/bin', '/bin'].join(delimiter),
};
const shell = (text: string) => spawnSync('bash', ['-c', text], { env, encoding: 'utf8' });
const set = (name: string, input: string) =>
  spawnSync('forecourt-set', [name], { env, input, encoding: 'utf8' });

describe('forecourt-set', () => {
  it('replaces one line and keeps the other lines, the mode, and the owner', () => {
    const { uid, gid } = statSync(settings);
    expect(set('NETWORK_KEYS', "NETWORK_KEYS='network:two'\n").status).toBe(0);
    expect(readFileSync(settings, 'utf8')).toBe(
      `DATABASE_URL="postgres://x"\nAUDIENCE=api://forecourt\nNETWORK_KEYS='network:two'\n`,
    );
    expect(statSync(settings)).toMatchObject({ uid, gid, mode: 0o100_000 + OWNER_AND_GROUP });
  });

  it.each([
    ['no line', ''],
    ['an empty value', 'NETWORK_KEYS=\n'],
    ['empty quotes', "NETWORK_KEYS=''\n"],
    ['another variable', 'CARD_KEYS=1\n'],
    ['a variable with a longer name', 'NETWORK_KEYS_OLD=1\n'],
    ['what a shell would read otherwise', 'NETWORK_KEYS=Forecourt <a@b.example>\n'],
    ['more than one line', 'NETWORK_KEYS=1\nCARD_KEYS=2\n'],
  ])('refuses %s and leaves the settings unchanged', (_what, input) => {
    const { status, stderr } = set('NETWORK_KEYS', input);
    expect([status, stderr]).toEqual([1, expect.stringContaining('were not changed')]);
    expect(readFileSync(settings, 'utf8')).toBe(first);
  });
});

describe('docs/operations.md', () => {
  const page = readFileSync(inRoot('docs/operations.md'), 'utf8');
  /** The block of commands that contains these words. */
  const block = (words: string) => {
    const found = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].find(([text]) =>
      text.includes(words),
    );
    if (!found?.[1]) throw new Error(`No block says ${words}.`);
    return found[1].replaceAll('/etc/forecourt/gateway.env', settings);
  };

  it('replaces a secret, and changes and restarts nothing while two are still valid', () => {
    const replace = block('forecourt-set NETWORK_KEYS');
    install('forecourt', `echo "NETWORK_KEYS='network:new,network:one@2030-01-01'"`);
    shell(replace);
    const replaced = readFileSync(settings, 'utf8');
    expect(replaced).toContain('network:new,network:one@2030-01-01');
    expect(readFileSync(restarts, 'utf8')).toBe('restarted\n');
    install('forecourt', 'echo "network already has two valid secrets." >&2; exit 1');
    shell(replace);
    expect(readFileSync(settings, 'utf8')).toBe(replaced);
    expect(readFileSync(restarts, 'utf8')).toBe('restarted\n');
  });

  it('rotates card keys in steps and stops after a step that fails', () => {
    const [lookUp, seal] = ['a'.repeat(64), 'b'.repeat(64)];
    const rotate = block('NEW=$(openssl rand -hex 32)');
    const card = (keys: string) => writeFileSync(settings, `${first}\nCARD_KEYS=${keys}\n`);
    install('openssl', `printf 'c%.0s' $(seq 64)`);
    install('forecourt', 'exit 0');
    card(`${lookUp},${seal}`);
    expect(shell(rotate).status).toBe(0);
    expect(readFileSync(settings, 'utf8')).toContain(
      `CARD_KEYS=${lookUp},${'c'.repeat(64)},${seal}\n`,
    );
    // a gateway that fails to restart must not meet a key that it does not know
    card(`${lookUp},${seal}`);
    install('forecourt-restart', 'exit 1');
    expect(shell(rotate).status).not.toBe(0);
    expect(readFileSync(settings, 'utf8')).toContain(
      `CARD_KEYS=${lookUp},${seal},${'c'.repeat(64)}\n`,
    );
    install('openssl', 'exit 1');
    card(`${lookUp},${seal}`);
    shell(rotate);
    expect(readFileSync(settings, 'utf8')).toContain(`CARD_KEYS=${lookUp},${seal}\n`);
  });

  it('never regenerates the keys of a running system', () => {
    const made = block('CARD_KEYS=$(openssl');
    shell(made);
    expect(readFileSync(settings, 'utf8')).toBe(first);
  });
});
