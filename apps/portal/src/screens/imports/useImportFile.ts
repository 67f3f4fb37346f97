import { useEffect, useReducer, useRef } from 'react';
import type {
  CheckedRow,
  ImportAnswer,
  ImportColumnKey,
  ImportContext,
  ImportEntries,
  ImportKind,
} from '@forecourt/validation/imports';
import { scriptAddress } from '../../app/trustedTypes.ts';
import workerAddress from './import.worker.ts?worker&url';
import type { FileFacts, FromWorker, ReadFault, ToWorker } from './importProtocol.ts';

export interface ImportFileState<Kind extends ImportKind> {
  readonly phase: 'empty' | 'reading' | 'read' | 'checking' | 'checked';
  readonly fault: ReadFault | null;
  readonly facts: FileFacts | null;
  readonly progress: { readonly done: number; readonly total: number };
  readonly columns: readonly ImportColumnKey[];
  readonly rows: readonly CheckedRow<ImportEntries[Kind]>[];
}

const initialState: ImportFileState<never> = {
  phase: 'empty',
  fault: null,
  facts: null,
  progress: { done: 0, total: 0 },
  columns: [],
  rows: [],
};

type Event<Kind extends ImportKind> =
  | FromWorker<Kind>
  | { readonly type: 'reading' }
  | { readonly type: 'checking'; readonly total: number }
  | { readonly type: 'stopped' }
  | { readonly type: 'forgotten' };

function replaceRows<Entry>(
  rows: readonly CheckedRow<Entry>[],
  changed: readonly CheckedRow<Entry>[],
): readonly CheckedRow<Entry>[] {
  const changedByRow = new Map(changed.map((row) => [row.row, row]));
  return rows.map((row) => changedByRow.get(row.row) ?? row);
}

function reducer<Kind extends ImportKind>(
  state: ImportFileState<Kind>,
  event: Event<Kind>,
): ImportFileState<Kind> {
  switch (event.type) {
    case 'forgotten':
      return initialState;
    case 'reading':
      return { ...initialState, phase: 'reading' };
    case 'fault':
      return { ...initialState, fault: event.fault };
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
      return { ...state, rows: replaceRows(state.rows, event.rows) };
  }
}

/** Reads and checks a file in a worker, so that the page stays responsive. */
export function useImportFile<Kind extends ImportKind>(kind: Kind) {
  const [state, dispatch] = useReducer(reducer<Kind>, initialState);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const post = (request: ToWorker) => {
    if (!worker.current) {
      worker.current = new Worker(scriptAddress(workerAddress), { type: 'module' });
      worker.current.addEventListener('message', (event: MessageEvent<FromWorker<Kind>>) =>
        dispatch(event.data),
      );
      worker.current.addEventListener('error', () =>
        dispatch({ type: 'fault', fault: 'unreadable' }),
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
    read: (chosenFile: File) => {
      end();
      dispatch({ type: 'reading' });
      post({ type: 'read', file: chosenFile, kind });
    },
    check: (mapping: Readonly<Record<string, string>>, context: ImportContext) => {
      dispatch({ type: 'checking', total: state.facts?.rowCount ?? 0 });
      post({ type: 'check', mapping, context });
    },
    edit: (row: number, column: ImportColumnKey, value: string) =>
      post({ type: 'edit', row, column, value }),
    answer: (row: number, column: ImportColumnKey, answer: ImportAnswer) =>
      post({ type: 'answer', row, column, answer }),
    /** Stops checking: keeps the file, discards the results. */
    stop: () => {
      dispatch({ type: 'stopped' });
      post({ type: 'stop' });
    },
    forget: () => {
      end();
      dispatch({ type: 'forgotten' });
    },
  };
}
