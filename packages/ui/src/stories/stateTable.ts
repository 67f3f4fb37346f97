import { STATES, type Guide, type StateName } from './guide.ts';

/** A state's display name: `read-only` becomes “Read only”. */
export const stateName = (state: StateName) =>
  `${state.charAt(0).toUpperCase()}${state.slice(1).replace('-', ' ')}`;

/** The properties of a story that the table needs. */
export interface StateStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The story for a state, or why there is none; if neither is set, it is a gap. */
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

/** Finds each state by the tags of the stories and by the guide's reasons. */
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

/** Faults in a component's cells: unexplained gaps and outdated reasons. */
export const stateFaults = (cells: Readonly<Record<StateName, Cell>>): readonly string[] =>
  STATES.flatMap((state) => {
    const { story, reason } = cells[state];
    if (story === undefined && reason === undefined)
      return [`${state} has neither story nor reason`];
    if (story !== undefined && reason !== undefined) return [`${state} has a story, and a reason`];
    return [];
  });
