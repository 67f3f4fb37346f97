import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { CodeBlock } from '../../primitives/CodeBlock/index.ts';
import { changesOf, type Change } from '../changes.ts';
import { folderOf, guides, kebab } from '../guides.ts';
import type { Documented, Guide, Maturity } from '../guide.ts';
import { pasteable } from '../paste.ts';
import { Evidence } from './Evidence.tsx';
import { Page } from './Page.tsx';
import { Pairs } from './Pairs.tsx';
import { Props } from './Props.tsx';
import { StatesOfOne, type TaggedStory } from './StatesOfOne.tsx';
import { Bullets, Chapter, Lines, Words } from './text.tsx';
import * as css from './docs.css.ts';

const TONES = { new: 'accent', stable: 'neutral', deprecated: 'warn' } as const;
const MATURITY: Readonly<Record<Maturity, string>> = {
  new: 'New: its props may still change in a minor version.',
  stable: 'Stable: its props change only in a major version, with a codemod.',
  deprecated: 'Deprecated: the next major version removes it.',
};

const CHANGE_COLUMNS: readonly SimpleColumn<Change>[] = [
  { id: 'version', head: 'Version', isRowHeader: true, cell: (row) => row.version ?? 'Next' },
  { id: 'text', head: 'What changed', cell: ({ text }) => <Words>{text}</Words> },
];

/** Changes to the given components, the unreleased ones first. */
function Changes({ names }: { readonly names: readonly string[] }) {
  const rows = changesOf(names);
  if (rows.length === 0) return <p>Nothing has changed since the first version.</p>;
  return (
    <SimpleTable
      label="Changes"
      rows={rows}
      getRowId={({ text }) => text}
      columns={CHANGE_COLUMNS}
    />
  );
}

/** The page's chapters, by title. */
const chaptersOf = (folder: string, guide: Guide, stories: readonly TaggedStory[]) => ({
  'When to use it': <Bullets items={guide.use} />,
  'When to use something else': <Bullets items={guide.avoid} />,
  States: <StatesOfOne guide={guide} stories={stories} />,
  Anatomy: <Lines label="Anatomy" heads={['Part', 'What it does']} lines={guide.anatomy} />,
  'Do and don’t': <Pairs pairs={guide.pairs} />,
  Keyboard:
    typeof guide.keyboard === 'string' ? (
      <p>
        <Words>{guide.keyboard}</Words>
      </p>
    ) : (
      <Lines label="Keyboard" heads={['Keys', 'What they do']} lines={guide.keyboard} />
    ),
  Code: <CodeBlock name="code" code={pasteable(folder)} />,
  Props: <Props components={guide.components} />,
  Accessibility: <Evidence stories={stories} />,
  Changes: (
    <>
      <p>{MATURITY[guide.maturity]}</p>
      <Changes names={Object.keys(guide.components)} />
    </>
  ),
});

/** The docs page of the component in a stories file, based on its guide. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = folderOf(String(preparedMeta.parameters['fileName']));
  const guide = guides[folder];
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const stories: readonly TaggedStory[] = context.componentStories().map((story) => ({
    id: story.id,
    name: story.name,
    tags: story.tags,
    of: story.moduleExport,
    isThemed: story.parameters['theme'] !== undefined,
    isPlayed: story.playFunction !== undefined,
  }));
  if (!guide) return null;
  const chapters = Object.entries(chaptersOf(folder, guide, stories));
  const [main] = Object.values<Documented>(guide.components);
  return (
    <Page
      title={
        <>
          {name} <Badge tone={TONES[guide.maturity]}>{guide.maturity}</Badge>
        </>
      }
      lead={main?.['__docgenInfo']?.description ?? ''}
    >
      <nav className={css.jumps} aria-label="On this page">
        {chapters.map(([title]) => (
          <a key={title} className={css.link} href={`#${kebab(title)}`} target="_self">
            {title}
          </a>
        ))}
      </nav>
      {chapters.map(([title, content]) => (
        <Chapter key={title} title={title}>
          {content}
        </Chapter>
      ))}
    </Page>
  );
}
