/// <reference types="vite/types/importMeta.d.ts" />
import type { Guide } from './guide.ts';

const modules = import.meta.glob<Guide>('../*/[A-Z]*/*.guide.tsx', {
  eager: true,
  import: 'guide',
});

/** The last two folders in a file's path: `primitives/Button`. */
export const folderOf = (path: string) => path.split('/').slice(-3, -1).join('/');

/** All guides, by group and folder: `primitives/Button`. */
export const guides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(modules).map(([path, guide]) => [folderOf(path), guide]),
);

/** Converts a name to kebab case, as in entries and URLs: `FileDrop` becomes `file-drop`. */
export const kebab = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** URL of a component's docs page in Storybook, by folder: `primitives/Button`. */
export const docsHref = (folder: string) =>
  `?path=/docs/${folder.replace('/', '-').toLowerCase()}--docs`;
