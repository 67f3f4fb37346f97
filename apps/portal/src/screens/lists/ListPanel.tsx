import type { ReactNode } from 'react';
import { SidePanel } from '@forecourt/ui';
import { NotLoaded, type NotLoadedProps } from '../cards/NotLoaded.tsx';

export interface ListPanelProps<Row> {
  /** The row that the address opens; null: no panel. */
  readonly id: string | null;
  /** The rows of the list, for previous and next. */
  readonly ids: readonly string[];
  /** The open row; undefined until it is fetched. */
  readonly row: Row | undefined;
  readonly query: NotLoadedProps['of'];
  /** Title of the panel until its row is there. */
  readonly name: string;
  /** What could not be loaded; the name if absent. */
  readonly what?: NotLoadedProps['what'];
  readonly notFound?: NotLoadedProps['notFound'];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly children: (row: Row, steps: ListPanelSteps) => ReactNode;
}

export interface ListPanelSteps {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** The panel of one row over its list: its neighbors, or why there is nothing to show. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { id, ids, row, query, name, what = name, notFound, onOpen, onClose } = props;
  if (id === null) return null;
  const at = ids.indexOf(id);
  const stepTo = (index: number) => {
    const other = ids[index];
    return at < 0 || other === undefined ? undefined : () => onOpen(other);
  };
  if (row !== undefined) {
    return props.children(row, { onPrevious: stepTo(at - 1), onNext: stepTo(at + 1) });
  }
  return (
    <SidePanel onClose={onClose} name={name} title={name}>
      <NotLoaded of={query} what={what} notFound={notFound} />
    </SidePanel>
  );
}
