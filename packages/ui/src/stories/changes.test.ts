import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, changesOf } from './changes.ts';

const changesets = [
  "---\n'@forecourt/ui': minor\n---\n\nA combo box says that it is searching. A menu says why.\n",
  "---\n'@forecourt/validation': minor\n---\n\nA combo box has rules.\n",
];
const changelog = `# @forecourt/ui

## 1.1.0

### Minor Changes

- 1a2b3c4: The DataTable prints every row. ComboBox opens by focus.

## 1.0.0

- 5d6e7f8: First version.
`;

test('changes are the sentences that name a component, with their version', () => {
  expect(changesIn({ changesets, changelog }, ['ComboBox'])).toEqual([
    { version: null, text: 'A combo box says that it is searching.' },
    { version: '1.1.0', text: 'ComboBox opens by focus.' },
  ]);
  expect(changesIn({ changesets, changelog }, ['Tabs', 'Menu'])).toEqual([]);
});

test('the package’s own changesets and changelog are both read', () => {
  const folder = new URL('../../../../.changeset/', import.meta.url);
  const pending = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const released = new URL('../../CHANGELOG.md', import.meta.url);
  const own = {
    changesets: pending.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8')),
    changelog: existsSync(released) ? readFileSync(released, 'utf8') : '',
  };
  const found = changesOf(['ComboBox', 'DataTable']);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(changesIn(own, ['ComboBox', 'DataTable']));
});
