import { useEffect, useReducer, useRef } from 'react';
import type {
  CheckedRow,
  ImportAnswer,
  ImportColumnKey,
  ImportContext,
  ImportEntries,
  ImportKind,
} from '@forecourt/validation/imports';
import type { FileFacts, FromWorker, ReadFault, ToWorker } from './importProtocol.ts';
import { startWorker } from './startWorker.ts';

interface ImportFileState<Kind extends ImportKind> {
  readonly phase: 'empty' | 'reading' | 'read' | 'checking' | 'checked';
  readonly fault: ReadFault | null;
  readonly facts: FileFacts | null;
  readonly progress: { readonly done: number; readonly total: number };
  readonly columns: readonly ImportColumnKey[];
  readonly rows: readonly CheckedRow<ImportEntries[Kind]>[];
}

const nothing: ImportFileState<never> = {
  phase: 'empty',
  fault: null,
  facts: null,
  progress: { done: 0, total: 0 },
  columns: [],
  rows: [],
};

type Event<Kind extends ImportKind> =
  | FromWorker<Kind>
  | { readonly tell: 'reading' }
  | { readonly tell: 'checking'; readonly total: number }
  | { readonly tell: 'stopped' }
  | { readonly tell: 'forgotten' };

function replaced<Entry>(
  rows: readonly CheckedRow<Entry>[],
  changed: readonly CheckedRow<Entry>[],
): readonly CheckedRow<Entry>[] {
  const byRow = new Map(changed.map((row) => [row.row, row]));
  return rows.map((row) => byRow.get(row.row) ?? row);
}

function next<Kind extends ImportKind>(
  state: ImportFileState<Kind>,
  event: Event<Kind>,
): ImportFileState<Kind> {
  switch (event.tell) {
    case 'forgotten':
      return nothing;
    case 'reading':
      return { ...nothing, phase: 'reading' };
    case 'fault':
      return { ...nothing, fault: event.fault };
    case 'read':
      return { ...state, phase: 'read', facts: event.facts };
    case 'checking':
      return { ...state, phase: 'checking', progress: { done: 0, total: event.total }, rows: [] };
    case 'stopped':
      return { ...state, phase: 'read', rows: [] };
    case 'progress':
      return state.phase === 'checking' ? { ...state, progress: event } : state;
    case 'checked':
      return state.phase === 'checking'
        ? { ...state, phase: 'checked', columns: event.columns, rows: event.rows }
        : state;
    case 'changed':
      return { ...state, rows: replaced(state.rows, event.rows) };
  }
}

export interface ImportFile<Kind extends ImportKind> {
  readonly state: ImportFileState<Kind>;
  readonly read: (file: File) => void;
  readonly check: (mapping: Readonly<Record<string, string>>, context: ImportContext) => void;
  readonly edit: (row: number, column: ImportColumnKey, value: string) => void;
  readonly answer: (row: number, column: ImportColumnKey, answer: ImportAnswer) => void;
  /** Stops checking; the file stays, its check is thrown away. */
  readonly stop: () => void;
  readonly forget: () => void;
}

/** A person's file, read and checked in a worker, so that the page stays usable. */
export function useImportFile<Kind extends ImportKind>(kind: Kind): ImportFile<Kind> {
  const [state, dispatch] = useReducer(next<Kind>, nothing);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const ask = (request: ToWorker) => {
    if (!worker.current) {
      worker.current = startWorker();
      worker.current.addEventListener('message', (event: MessageEvent<FromWorker<Kind>>) =>
        dispatch(event.data),
      );
      worker.current.addEventListener('error', () =>
        dispatch({ tell: 'fault', fault: 'unreadable' }),
      );
    }
    worker.current.postMessage(request);
  };
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };

  return {
    state,
    read: (chosen) => {
      end();
      dispatch({ tell: 'reading' });
      ask({ ask: 'read', file: chosen, kind });
    },
    check: (mapping, context) => {
      dispatch({ tell: 'checking', total: state.facts?.rowCount ?? 0 });
      ask({ ask: 'check', mapping, context });
    },
    edit: (row, column, value) => ask({ ask: 'edit', row, column, value }),
    answer: (row, column, answer) => ask({ ask: 'answer', row, column, answer }),
    stop: () => {
      dispatch({ tell: 'stopped' });
      ask({ ask: 'stop' });
    },
    forget: () => {
      end();
      dispatch({ tell: 'forgotten' });
    },
  };
}
