/// <reference types="vite/types/importMeta.d.ts" />
import { folderOf, guides, kebab } from './guides.ts';
import { stateCells, type StateStory, type StateTableRow } from './stateTable.ts';

interface Tagged {
  readonly tags?: readonly string[];
}
interface Meta extends Tagged {
  readonly title: string;
}
type Stories = Readonly<Record<string, Tagged>> & { readonly default: Meta };

const files = import.meta.glob<Stories>('../*/[A-Z]*/*.stories.tsx', { eager: true });

/** Derives story IDs the way Storybook does. */
const idOf = (title: string, name: string) =>
  `${title.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}--${kebab(name)}`;
const nameOf = (name: string) =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/\b([a-z])/g, (letter) => letter);

const storiesOf = ({ default: meta, ...stories }: Stories): readonly StateStory[] =>
  Object.entries(stories).map(([name, { tags = [] }]) => ({
    id: idOf(meta.title, name),
    name: nameOf(name),
    tags,
  }));

/** The states of all components, by folder, from the tags of their stories. */
export function stateTable(): readonly StateTableRow[] {
  const byFolder = new Map<string, StateStory[]>();
  for (const [path, stories] of Object.entries(files)) {
    const folder = folderOf(path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), ...storiesOf(stories)]);
  }
  return [...byFolder].map(([folder, stories]) => ({
    folder,
    cells: stateCells(guides[folder], stories),
  }));
}
