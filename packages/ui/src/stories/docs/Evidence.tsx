import type { TaggedStory } from './StatesOfOne.tsx';
import { unreferenced } from './text.tsx';
import * as css from './docs.css.ts';

interface EvidenceProps {
  readonly stories: readonly TaggedStory[];
}

/** Capitalizes a story's name, whether it comes from a test or from the code. */
const displayName = (name: string) =>
  unreferenced(name).replace(/^./, (letter) => letter.toUpperCase());

/** What the tests check in a component's stories, with links to them. */
export function Evidence({ stories }: EvidenceProps) {
  const playedStories = stories.filter(({ isPlayed }) => isPlayed);
  const count = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;
  return (
    <>
      <p>
        {`axe-core finds no violation of WCAG 2.2 A and AA in ${count}, on every change. Before each release, it checks again in dark and high contrast, in every brand, at 200 percent zoom, at 320 px, and from right to left with text twice as long.`}
      </p>
      {playedStories.length > 0 && (
        <>
          <p>A test uses it as a person would, and checks names, focus, and what is announced:</p>
          <ul className={css.bullets}>
            {playedStories.map(({ id, name }) => (
              <li key={id}>
                <a className={css.link} href={`?path=/story/${id}`} target="_top">
                  {displayName(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
