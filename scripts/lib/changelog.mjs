import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './paths.mjs';
import { whileWritten } from './whileWritten.mjs';

const CHANGESET = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Changesets of a package that are not in any release yet, larger changes first. */
function unreleased(name) {
  const found = globSync(inRoot('.changeset/*.md')).flatMap((path) => {
    const [, head, text] = CHANGESET.exec(readFileSync(path, 'utf8')) ?? [];
    const bump = head && parse(head)?.[`@forecourt/${name}`];
    return bump ? [{ bump, text: text.trim().replaceAll('\n', '\n  ') }] : [];
  });
  return ['major', 'minor', 'patch'].flatMap((bump) => {
    const own = found.filter((one) => one.bump === bump).map(({ text }) => `- ${text}`);
    return own.length > 0 ? [`### ${bump[0].toUpperCase()}${bump.slice(1)} changes`, ...own] : [];
  });
}

/** Runs `work` while the package's changelog also lists unreleased changes. */
export async function withChangelog(name, work) {
  const path = inRoot('packages', name, 'CHANGELOG.md');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const { version } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  const title = `# @forecourt/${name}`;
  const released = before?.replace(title, '').trim() ?? '';
  const fresh = unreleased(name);
  const heading = before === undefined ? `## ${version}` : '## Unreleased';
  const lines = [title, ...(fresh.length > 0 ? [heading, ...fresh] : []), released];
  await whileWritten(path, `${lines.filter(Boolean).join('\n\n')}\n`, work);
}
