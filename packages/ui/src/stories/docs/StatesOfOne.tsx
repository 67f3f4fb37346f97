import { Story } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import { stateCells, stateName, type Cell } from '../stateTable.ts';
import { STATES, type Guide, type StateName } from '../guide.ts';
import * as css from './docs.css.ts';

export interface TaggedStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly of: ModuleExport;
  /** Shown in one theme whatever the toolbar says. */
  readonly isThemed: boolean;
  /** A test uses it. */
  readonly isPlayed: boolean;
}

/** The story that shows all states in one sheet. */
const SHEET = 'All States';

/** The sheet, or the first story in its place, and the stories of states that it does not show. */
function shown(stories: readonly TaggedStory[]): readonly TaggedStory[] {
  const plain = stories.filter(({ isThemed }) => !isThemed);
  const first = plain.find(({ name }) => name === SHEET) ?? plain[0];
  const others = STATES.filter((state) => !first?.tags.includes(state));
  return plain.filter(
    (story) => story === first || others.some((state) => story.tags.includes(state)),
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

interface StatesOfOneProps {
  readonly guide: Guide;
  readonly stories: readonly TaggedStory[];
}

/** Every state of a component, live, and where each of the six is found. */
export function StatesOfOne({ guide, stories }: StatesOfOneProps) {
  const frame = guide.frame === undefined ? {} : { inline: false, height: `${guide.frame}px` };
  const cells = stateCells(guide, stories);
  return (
    <>
      {shown(stories).map((story) => (
        <figure key={story.id} className={css.shown}>
          <figcaption className={css.quiet}>{story.name}</figcaption>
          <Story of={story.of} {...frame} />
        </figure>
      ))}
      <ul className={css.bullets}>
        {STATES.map((state) => (
          <Where key={state} state={state} cell={cells[state]} />
        ))}
      </ul>
    </>
  );
}
