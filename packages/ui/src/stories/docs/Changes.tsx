import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import { changesOf, type Change } from '../changes.ts';
import { Words } from './text.tsx';

const inWords = ({ text }: Change) => <Words>{text}</Words>;
const COLUMNS: readonly SimpleColumn<Change>[] = [
  { id: 'version', head: 'Version', isRowHeader: true, cell: (row) => row.version ?? 'Next' },
  { id: 'text', head: 'What changed', cell: inWords },
];

/** What changed of some components, the next version first. */
export function Changes({ names }: { readonly names: readonly string[] }) {
  const changes = changesOf(names);
  if (changes.length === 0) return <p>Nothing has changed since the first version.</p>;
  return (
    <SimpleTable label="Changes" rows={changes} getRowId={({ text }) => text} columns={COLUMNS} />
  );
}
