import type { ReactNode } from 'react';
import { SidePanel } from '@forecourt/ui';
import { NotLoaded, type NotLoadedProps } from '../cards/NotLoaded.tsx';

export interface ListPanelProps<Row> {
  /** ID of the row in the address; null means no panel. */
  readonly id: string | null;
  /** IDs of the list's rows, for previous and next. */
  readonly ids: readonly string[];
  /** The open row; undefined until loaded. */
  readonly row: Row | undefined;
  readonly query: NotLoadedProps['query'];
  /** The panel's title until the row has loaded. */
  readonly name: string;
  /** What failed to load; defaults to the name. */
  readonly subject?: NotLoadedProps['subject'];
  readonly notFound?: NotLoadedProps['notFound'];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly children: (row: Row, steps: ListPanelSteps) => ReactNode;
}

export interface ListPanelSteps {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** A row's panel over its list, with steps to its neighbors, or the reason nothing is shown. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { id, ids, row, query, name, subject = name, notFound, onOpen, onClose } = props;
  if (id === null) return null;
  const position = ids.indexOf(id);
  const stepTo = (index: number) => {
    const target = ids[index];
    return position < 0 || target === undefined ? undefined : () => onOpen(target);
  };
  if (row !== undefined) {
    return props.children(row, { onPrevious: stepTo(position - 1), onNext: stepTo(position + 1) });
  }
  return (
    <SidePanel onClose={onClose} name={name} title={name}>
      <NotLoaded query={query} subject={subject} notFound={notFound} />
    </SidePanel>
  );
}
