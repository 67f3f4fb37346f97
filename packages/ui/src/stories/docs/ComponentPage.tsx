import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import { CodeBlock } from '../../primitives/CodeBlock/index.ts';
import { BRANDS, DENSITIES, SCHEMES } from '../../theme/index.ts';
import { guideBeside, kebab } from '../guides.ts';
import type { Guide, Maturity } from '../guide.ts';
import { Changes } from './Changes.tsx';
import { Evidence } from './Evidence.tsx';
import { Page } from './Page.tsx';
import { Pairs } from './Pairs.tsx';
import { Props } from './Props.tsx';
import { SHEET, StatesOfOne, type TaggedStory } from './StatesOfOne.tsx';
import { Bullets, Chapter, Lines, Words } from './text.tsx';

const TONES = { new: 'accent', stable: 'neutral', deprecated: 'warn' } as const;
const MATURITY: Readonly<Record<Maturity, string>> = {
  new: 'New: its props may still change in a minor version.',
  stable: 'Stable: its props change only in a major version, with a codemod.',
  deprecated: 'Deprecated: the next major version removes it.',
};

/** What to import, from the entry of the component's own. */
const importOf = (name: string, { components }: Guide) =>
  `import { ${Object.keys(components).join(', ')} } from '@forecourt/ui/${kebab(name)}';`;

/** The docs page of the component that a file's stories show; its words are the guide's. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideBeside(String(preparedMeta.parameters['fileName']));
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
  // the sheet of states is long to paste
  const example = stories.find((story) => story.name !== SHEET) ?? stories[0];
  const { globals } = context.getStoryContext(context.storyById());
  return (
    <Page
      theme={SCHEMES.find((scheme) => scheme === globals['theme']) ?? 'system'}
      brand={BRANDS.find((brand) => brand === globals['brand']) ?? 'forecourt'}
      density={DENSITIES.find((density) => density === globals['density']) ?? 'comfortable'}
      title={
        <>
          {name} <Badge tone={TONES[guide.maturity]}>{guide.maturity}</Badge>
        </>
      }
      lead={MATURITY[guide.maturity]}
    >
      <Chapter title="When to use it">
        <Bullets items={guide.use} />
      </Chapter>
      <Chapter title="When to use something else">
        <Bullets items={guide.avoid} />
      </Chapter>
      <Chapter title="States">
        <StatesOfOne guide={guide} stories={stories} />
      </Chapter>
      <Chapter title="Anatomy">
        <Lines label="Anatomy" heads={['Part', 'What it does']} lines={guide.anatomy} />
      </Chapter>
      <Chapter title="Do and don’t">
        <Pairs pairs={guide.pairs} />
      </Chapter>
      <Chapter title="Keyboard">
        {typeof guide.keyboard === 'string' ? (
          <p>
            <Words>{guide.keyboard}</Words>
          </p>
        ) : (
          <Lines label="Keyboard" heads={['Keys', 'What they do']} lines={guide.keyboard} />
        )}
      </Chapter>
      <Chapter title="Code">
        <CodeBlock name="import" code={importOf(name, guide)} />
        {example && <Source of={example.of} />}
      </Chapter>
      <Chapter title="Props">
        <Props components={guide.components} />
      </Chapter>
      <Chapter title="Accessibility">
        <Evidence stories={stories} />
      </Chapter>
      <Chapter title="Changes">
        <Changes names={Object.keys(guide.components)} />
      </Chapter>
    </Page>
  );
}
