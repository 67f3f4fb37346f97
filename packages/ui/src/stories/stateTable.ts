import { STATES, type Guide, type StateName } from './guide.ts';

/** `read-only` as people read it: “Read only”. */
export const stateName = (state: StateName) =>
  `${state.charAt(0).toUpperCase()}${state.slice(1).replace('-', ' ')}`;

/** A story as the table needs it. */
export interface StateStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The story of a state, or why there is none; neither is a gap. */
export interface Cell {
  readonly story?: string;
  readonly name?: string;
  readonly reason?: string;
}

/** A component's states; `folder` is its group and name: `primitives/Button`. */
export interface StateTableRow {
  readonly folder: string;
  readonly cells: Readonly<Record<StateName, Cell>>;
}

/** Where each state of a component is shown, by the tags of its stories and the guide's reasons. */
export function stateCells(
  guide: Guide | undefined,
  stories: readonly StateStory[],
): Readonly<Record<StateName, Cell>> {
  const cellOf = (state: StateName): Cell => {
    const story = stories.find(({ tags }) => tags.includes(state));
    const reason = guide?.without?.[state];
    return {
      ...(story ? { story: story.id, name: story.name } : {}),
      ...(reason === undefined ? {} : { reason }),
    };
  };
  return {
    empty: cellOf('empty'),
    loading: cellOf('loading'),
    error: cellOf('error'),
    'read-only': cellOf('read-only'),
    disabled: cellOf('disabled'),
    'long-text': cellOf('long-text'),
  };
}

/** What is wrong with the cells of a component: an unexplained gap, or a reason that is outdated. */
export const stateFaults = (cells: Readonly<Record<StateName, Cell>>): readonly string[] =>
  STATES.flatMap((state) => {
    const { story, reason } = cells[state];
    if (story === undefined && reason === undefined)
      return [`${state} has neither story nor reason`];
    if (story !== undefined && reason !== undefined) return [`${state} has a story, and a reason`];
    return [];
  });
