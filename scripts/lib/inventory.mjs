import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrFail } from './processes.mjs';

const pnpm = (...args) => runOrFail(`pnpm ${args[0]}`, 'pnpm', args);

const textOf = (folder) => {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice)/i.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
};

/**
 * Writes an inventory of a build's third-party code next to it: `sbom.json` (CycloneDX),
 * `licenses.json`, and the license texts.
 */
export async function writeInventory(packageName, folder, type = 'application') {
  const filter = ['--filter', packageName, '--prod'];
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', type];
  await pnpm(...sbom, ...filter, '--out', join(folder, 'sbom.json'));
  const byLicense = JSON.parse(await pnpm('licenses', 'list', '--json', ...filter));
  const dependencies = Object.entries(byLicense).flatMap(([license, packages]) =>
    packages.map((dependency) => ({ ...dependency, license })),
  );
  const sorted = dependencies.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const list = sorted.map(({ name, versions, license, homepage }) => ({
    name,
    versions,
    license,
    homepage,
  }));
  writeFileSync(join(folder, 'licenses.json'), `${JSON.stringify(list, null, 2)}\n`);
  const notices = sorted.map(
    ({ name, versions, license, paths }) =>
      `${name} ${versions.join(', ')} (${license})\n\n${textOf(paths[0] ?? '')}\n`,
  );
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices.join(`\n${'-'.repeat(72)}\n\n`));
}
