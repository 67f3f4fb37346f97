import type { TaggedStory } from './StatesOfOne.tsx';
import { unreferenced } from './text.tsx';
import * as css from './docs.css.ts';

interface EvidenceProps {
  readonly stories: readonly TaggedStory[];
}

/** A story’s name begins like a sentence, whether a test or the code gave it. */
const inWords = (name: string) =>
  unreferenced(name).replace(/^./, (letter) => letter.toUpperCase());

/** What the check does with a component's stories, and where to see it. */
export function Evidence({ stories }: EvidenceProps) {
  const played = stories.filter(({ isPlayed }) => isPlayed);
  const count = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;
  return (
    <>
      <p>
        {`axe-core finds no violation of WCAG 2.2 A and AA in ${count}, on every change. Before each release, it checks again in dark and high contrast, in every brand, at 200 percent zoom, at 320 px, and from right to left with text twice as long.`}
      </p>
      {played.length > 0 && (
        <>
          <p>A test uses it as a person would, and checks names, focus, and what is announced:</p>
          <ul className={css.bullets}>
            {played.map(({ id, name }) => (
              <li key={id}>
                <a className={css.link} href={`?path=/story/${id}`} target="_top">
                  {inWords(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
