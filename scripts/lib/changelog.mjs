import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './paths.mjs';
import { withTemporaryFile } from './withTemporaryFile.mjs';

const CHANGESET = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Changesets of a package that are not in any release yet, larger changes first. */
function unreleased(name) {
  const changesets = globSync(inRoot('.changeset/*.md')).flatMap((path) => {
    const [, head, text] = CHANGESET.exec(readFileSync(path, 'utf8')) ?? [];
    const bump = head && parse(head)?.[`@forecourt/${name}`];
    return bump ? [{ bump, text: text.trim().replaceAll('\n', '\n  ') }] : [];
  });
  return ['major', 'minor', 'patch'].flatMap((bump) => {
    const entries = changesets
      .filter((changeset) => changeset.bump === bump)
      .map(({ text }) => `- ${text}`);
    return entries.length > 0
      ? [`### ${bump[0].toUpperCase()}${bump.slice(1)} changes`, ...entries]
      : [];
  });
}

/** Runs `work` while the package's changelog also lists unreleased changes. */
export async function withChangelog(name, work) {
  const path = inRoot('packages', name, 'CHANGELOG.md');
  const existingText = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const { version } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  const title = `# @forecourt/${name}`;
  const released = existingText?.replace(title, '').trim() ?? '';
  const newSections = unreleased(name);
  const heading = existingText === undefined ? `## ${version}` : '## Unreleased';
  const lines = [title, ...(newSections.length > 0 ? [heading, ...newSections] : []), released];
  await withTemporaryFile(path, `${lines.filter(Boolean).join('\n\n')}\n`, work);
}
