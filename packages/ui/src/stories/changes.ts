/// <reference types="vite/types/importMeta.d.ts" />

const PACKAGE = '@forecourt/ui';

/** A change to a component in a version; `null` is the unreleased one. */
export interface Change {
  readonly version: string | null;
  readonly text: string;
}

/** Matches a multi-word name also as separate words, and a single-word name only as in the code. */
function namePattern(name: string): RegExp {
  const words = name.split(/(?<=[a-z])(?=[A-Z])/);
  return words.length > 1
    ? new RegExp(`\\b${words.join(' ?')}s?\\b`, 'i')
    : new RegExp(`(?<=.)\\b${name}\\b`);
}

const sentences = (text: string) => text.trim().split(/(?<=\.)\s+(?=[A-Z`])/);

/** Sentences of a changeset that affects this package. */
const sentencesOfChangeset = (changeset: string): readonly string[] => {
  const [, head = '', text = ''] = changeset.split(/^---$/m);
  return head.includes(`'${PACKAGE}'`) ? sentences(text) : [];
};

/** Sentences of a changelog, by version. */
const changesOfChangelog = (changelog: string): readonly Change[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version = '', ...lines] = part.split('\n');
      const text = lines.filter((line) => !line.startsWith('#')).join(' ');
      return sentences(text.replaceAll(/\s*- [0-9a-f]{7,}: /g, ' ')).map((sentence) => ({
        version: version.trim(),
        text: sentence,
      }));
    });

/** All sentences in the changesets and the changelog that name one of the components. */
export function changesIn(
  sources: { readonly changesets: readonly string[]; readonly changelog: string },
  names: readonly string[],
): readonly Change[] {
  const patterns = names.map(namePattern);
  const pendingChanges = sources.changesets
    .flatMap(sentencesOfChangeset)
    .map((text) => ({ version: null, text }));
  return [...pendingChanges, ...changesOfChangelog(sources.changelog)].filter(({ text }) =>
    patterns.some((pattern) => pattern.test(text)),
  );
}

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
  exhaustive: true,
});
const changelogs = import.meta.glob<string>('../../CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Sentences about the given components in the package's changesets and changelog. */
export const changesOf = (names: readonly string[]): readonly Change[] =>
  changesIn(
    { changesets: Object.values(changesets), changelog: Object.values(changelogs).join('\n') },
    names,
  );
