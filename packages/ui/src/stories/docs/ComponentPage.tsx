import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Badge } from '../../primitives/Badge/index.ts';
import { ForecourtProvider } from '../../provider/index.ts';
import { BRANDS, DENSITIES, SCHEMES } from '../../theme/index.ts';
import { guideBeside } from '../guides.ts';
import type { Guide, Maturity } from '../guide.ts';
import { Pairs } from './Pairs.tsx';
import { Props } from './Props.tsx';
import { StatesOfOne, type TaggedStory } from './StatesOfOne.tsx';
import { Bullets, Chapter, Lines, Words } from './text.tsx';
import * as css from './docs.css.ts';

const TONES = { new: 'accent', stable: 'neutral', deprecated: 'warn' } as const;
const MATURITY: Readonly<Record<Maturity, string>> = {
  new: 'New: its props may still change in a minor version.',
  stable: 'Stable: its props change in a major version only, with a codemod.',
  deprecated: 'Deprecated: it goes with the next major version.',
};

interface HeadProps {
  readonly name: string;
  readonly guide: Guide;
}

function Head({ name, guide }: HeadProps) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>
        {name} <Badge tone={TONES[guide.maturity]}>{guide.maturity}</Badge>
      </h1>
      <p className={css.quiet}>{MATURITY[guide.maturity]}</p>
    </header>
  );
}

/** The docs page of the component that a file's stories show; its words are the guide's. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideBeside(String(preparedMeta.parameters['fileName']));
  const stories: readonly TaggedStory[] = context.componentStories().map((story) => ({
    id: story.id,
    name: story.name,
    tags: story.tags,
    of: story.moduleExport,
    isThemed: story.parameters['theme'] !== undefined,
  }));
  if (!guide) return null;
  const { globals } = context.getStoryContext(context.storyById());
  return (
    <ForecourtProvider
      theme={SCHEMES.find((scheme) => scheme === globals['theme']) ?? 'system'}
      brand={BRANDS.find((brand) => brand === globals['brand']) ?? 'forecourt'}
      density={DENSITIES.find((density) => density === globals['density']) ?? 'comfortable'}
    >
      <main className={`sb-unstyled ${css.page}`}>
        <Head name={preparedMeta.title.split('/').at(-1) ?? ''} guide={guide} />
        <Chapter title="When to use it">
          <Bullets items={guide.use} />
        </Chapter>
        <Chapter title="When to take another">
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
        <Chapter title="Props">
          <Props components={guide.components} />
        </Chapter>
      </main>
    </ForecourtProvider>
  );
}
