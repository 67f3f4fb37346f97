import { Download } from 'lucide-react';
import type { FileExport } from '@forecourt/api-client';
import { useExports } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Progress,
  SimpleTable,
  Status,
  type SimpleColumn,
  type StatusTone,
} from '@forecourt/ui';
import { formatCount, formatDayAndTime } from '@forecourt/ui/format';
import {
  exportStateKey,
  isExportUnderWay,
  type ExportKind,
  type ExportState,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useFetchFile } from './useFile.ts';

const TONES: Readonly<Record<ExportState, StatusTone>> = {
  queued: 'info',
  running: 'info',
  ready: 'good',
  failed: 'bad',
  canceled: 'neutral',
  expired: 'neutral',
};

function State({ file }: { readonly file: FileExport }) {
  const text = useText();
  const { state, rowsDone, rowsTotal, fileName } = file;
  if (state !== 'running') {
    return <Status tone={TONES[state]}>{text(exportStateKey(state))}</Status>;
  }
  return (
    <Progress
      label={fileName}
      value={rowsDone}
      max={Math.max(1, rowsTotal)}
      words={text('files.rows', { done: formatCount(rowsDone), total: formatCount(rowsTotal) })}
    />
  );
}

function Get({ file }: { readonly file: FileExport }) {
  const text = useText();
  const { fetch, isPending } = useFetchFile();
  if (file.state !== 'ready') return null;
  return (
    <Button
      size="compact"
      aria-label={text('files.download.of', { name: file.fileName })}
      isPending={isPending}
      onPress={() => void fetch(file.exportId)}
    >
      {text('files.download')}
    </Button>
  );
}

function useColumns(): readonly SimpleColumn<FileExport>[] {
  const text = useText();
  const now = useNow();
  const { account } = useSelected();
  const when = (instant: string | null) =>
    instant === null ? '–' : formatDayAndTime(instant, account.timeZone, now);
  return [
    {
      id: 'file',
      head: text('files.column.file'),
      isRowHeader: true,
      cell: (file) => file.fileName,
    },
    { id: 'state', head: text('files.column.state'), cell: (file) => <State file={file} /> },
    {
      id: 'made',
      head: text('files.column.made'),
      isWideOnly: true,
      cell: (file) => when(file.createdAt),
    },
    {
      id: 'until',
      head: text('files.column.until'),
      isWideOnly: true,
      cell: (file) => when(file.state === 'ready' ? file.expiresAt : null),
    },
    {
      id: 'get',
      head: text('files.column.get'),
      align: 'end',
      cell: (file) => <Get file={file} />,
    },
  ];
}

interface FilesTableProps {
  /** Left out: of every kind. */
  readonly kind?: ExportKind;
  readonly isUnderWayOnly?: boolean;
}

/** Files that were made for the person, how far they are, and until when they are kept. [RPT-05] */
export function FilesTable({ kind, isUnderWayOnly = false }: FilesTableProps) {
  const text = useText();
  const { data, failure, retry } = useExports(kind);
  const columns = useColumns();
  if (!data) return <NotLoaded of={{ failure, retry }} what={text('files.what')} />;
  const rows = isUnderWayOnly
    ? data.items.filter(({ state }) => isExportUnderWay(state) || state === 'ready')
    : data.items;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Download size={20} aria-hidden="true" />}
        title={text('files.empty')}
        action={
          <ButtonLink href={href(kind === 'report' ? 'createReports' : 'activity')}>
            {text(kind === 'report' ? 'files.empty.report' : 'files.empty.activity')}
          </ButtonLink>
        }
      >
        {text('files.empty.why')}
      </EmptyState>
    );
  }
  return (
    <SimpleTable
      label={text('files.what')}
      rows={rows}
      getRowId={({ exportId }) => exportId}
      columns={columns}
    />
  );
}
