import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { withTemporaryFile } from './withTemporaryFile.mjs';

/**
 * The repository of the packages' sources, as npm compares it with the build that signs them:
 * `REPOSITORY_URL`, or what GitHub or GitLab sets in its own builds. `undefined` if none is set.
 */
export function repositoryOf(env) {
  const github =
    env.GITHUB_REPOSITORY &&
    `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}`;
  const address = env.REPOSITORY_URL || github || env.CI_PROJECT_URL;
  if (!address) return undefined;
  const url = `git+${address.replace(/^git\+/, '').replace(/(?:\.git)?\/*$/, '')}.git`;
  return (directory) => ({ type: 'git', url, directory });
}

/** Runs `work` while the package's manifest also contains these fields. */
export async function withManifest(name, facts, work) {
  const path = inRoot('packages', name, 'package.json');
  const {
    name: packageName,
    version,
    description,
    license,
    ...rest
  } = JSON.parse(readFileSync(path, 'utf8'));
  const manifest = { name: packageName, version, description, license, ...facts, ...rest };
  await withTemporaryFile(path, `${JSON.stringify(manifest, null, 2)}\n`, work);
}
