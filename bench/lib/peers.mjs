import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { fail } from '../../scripts/lib/processes.mjs';

/**
 * The latest release of a package to compare the product with: its folder and version. It is
 * fetched once into a cache and never enters the product's lockfile.
 */
export function peerPackage(name) {
  const folder = inRoot('node_modules', '.cache', 'peers', name.replaceAll(/[@/]/g, '_'));
  const unpacked = join(folder, 'package');
  if (!existsSync(join(unpacked, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    const packed = spawnSync('npm', ['pack', name, '--silent'], { cwd: folder });
    const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    if (packed.status !== 0 || archive === undefined) fail(`${name} could not be fetched.`);
    spawnSync('tar', ['xzf', archive], { cwd: folder });
    rmSync(join(folder, archive));
  }
  const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  return { folder: unpacked, version };
}
