/// <reference types="vite/types/importMeta.d.ts" />
import type { Guide } from './guide.ts';

const found = import.meta.glob<Guide>('../*/[A-Z]*/*.guide.tsx', { eager: true, import: 'guide' });

/** The last folders of a file's path: `primitives/Button`. */
export const folderOf = (path: string) => path.split('/').slice(-3, -1).join('/');

/** The guides of all components by group and folder: `primitives/Button`. */
export const guides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(found).map(([path, guide]) => [folderOf(path), guide]),
);

/** `FileDrop` as entries and addresses have it: `file-drop`. */
export const kebab = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** The docs page of a component in Storybook, by its folder: `primitives/Button`. */
export const docsHref = (folder: string) =>
  `?path=/docs/${folder.replace('/', '-').toLowerCase()}--docs`;
