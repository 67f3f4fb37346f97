import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { stateCells, stateName, type Cell } from '../stateTable.ts';
import { STATES, type Guide, type StateName } from '../guide.ts';
import { useGlobals } from './useGlobals.ts';
import * as css from './docs.css.ts';

export interface TaggedStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly of: ModuleExport;
  /** Whether it has a fixed theme, regardless of the toolbar. */
  readonly isThemed: boolean;
  /** Whether it has a play function. */
  readonly isPlayed: boolean;
}

/** The story that shows all states in a sheet. */
const SHEET = 'All States';

/** The sheet, or else the first story, plus the stories of states that it does not cover. */
function shownStories(stories: readonly TaggedStory[]): readonly TaggedStory[] {
  const unthemed = stories.filter(({ isThemed }) => !isThemed);
  const first = unthemed.find(({ name }) => name === SHEET) ?? unthemed[0];
  const uncoveredStates = STATES.filter((state) => !first?.tags.includes(state));
  return unthemed.filter(
    (story) => story === first || uncoveredStates.some((state) => story.tags.includes(state)),
  );
}

function Where({ state, cell }: { readonly state: StateName; readonly cell: Cell | undefined }) {
  const word = stateName(state);
  if (cell?.story === undefined) return <li>{`${word}: ${cell?.reason ?? 'not shown yet'}`}</li>;
  return (
    <li>
      {word}:{' '}
      <a className={css.link} href={`?path=/story/${cell.story}`} target="_top">
        {cell.name}
      </a>
    </li>
  );
}

interface ShownProps {
  readonly story: TaggedStory;
  /** Height in px, if it needs an iframe of its own. */
  readonly frame: number | undefined;
}

/** A story on the docs page. Storybook does not sync the toolbar to iframes; the URL does. */
function Shown({ story, frame }: ShownProps) {
  const figure = useRef<HTMLElement>(null);
  const globals = Object.entries(useGlobals())
    .filter(([, value]) => typeof value === 'string')
    .map((global) => global.join(':'))
    .join(';');
  useEffect(() => {
    const iframe = figure.current?.querySelector('iframe');
    if (!iframe) return;
    const url = new URL(iframe.src);
    url.searchParams.set('globals', globals);
    iframe.src = url.href;
  }, [globals]);
  return (
    <figure ref={figure} className={css.shown}>
      <figcaption className={css.quiet}>{story.name}</figcaption>
      <Story of={story.of} {...(frame !== undefined && { inline: false, height: `${frame}px` })} />
    </figure>
  );
}

interface StatesOfOneProps {
  readonly guide: Guide;
  readonly stories: readonly TaggedStory[];
}

/** All states of a component, live, and where to find each of the six. */
export function StatesOfOne({ guide, stories }: StatesOfOneProps) {
  const cells = stateCells(guide, stories);
  return (
    <>
      {shownStories(stories).map((story) => (
        <Shown key={story.id} story={story} frame={guide.frame} />
      ))}
      <ul className={css.bullets}>
        {STATES.map((state) => (
          <Where key={state} state={state} cell={cells[state]} />
        ))}
      </ul>
    </>
  );
}
