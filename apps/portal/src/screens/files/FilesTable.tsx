import { Download } from 'lucide-react';
import type { FileExport } from '@forecourt/api-client';
import type { Pages } from '@forecourt/api-client/react';
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
import { formatCount } from '@forecourt/ui/format';
import {
  exportStateKey,
  isExportUnderWay,
  type ExportKind,
  type ExportState,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { usePhone } from '../../app/usePhone.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { mayOpen } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../../shell/account.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { useFetchFile, useFileReason } from './useFile.ts';

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
  const reasonOf = useFileReason();
  const { state, rowsDone, rowsTotal, fileName, failure } = file;
  if (state !== 'running') {
    return (
      <>
        <Status tone={TONES[state]}>{text(exportStateKey(state))}</Status>
        {state === 'failed' && failure && <div>{reasonOf(failure)}</div>}
      </>
    );
  }
  return (
    <Progress
      label={fileName}
      value={rowsDone}
      max={Math.max(1, rowsTotal)}
      valueText={text('files.rows', { done: formatCount(rowsDone), total: formatCount(rowsTotal) })}
    />
  );
}

function Get({ file }: { readonly file: FileExport }) {
  const text = useText();
  const { fetch, isPending } = useFetchFile();
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
  const when = useWhen();
  const isPhone = usePhone();
  return [
    column('file', text('files.column.file'), { isRowHeader: true }, (file) => file.fileName),
    column('state', text('files.column.state'), { isWideOnly: true }, (file) => (
      <State file={file} />
    )),
    column('made', text('files.column.made'), { isHiddenWhenNarrow: true }, (file) =>
      when(file.createdAt),
    ),
    column('until', text('files.column.until'), { isWideOnly: true }, (file) =>
      when(file.state === 'ready' ? file.expiresAt : null),
    ),
    column('get', text('files.column.get'), { align: 'end' }, (file) =>
      // a phone has no room for the status, so the button shows that the file is ready
      file.state === 'ready' ? <Get file={file} /> : isPhone && <State file={file} />,
    ),
  ];
}

interface FilesTableProps {
  /** The files, from `useExports`. */
  readonly list: Pages<FileExport, unknown>;
  /** The kind of the files; all kinds if omitted. */
  readonly kind?: ExportKind;
  readonly isUnderWayOnly?: boolean;
}

/** The user's generated files, with progress, expiration, and why any failed. [RPT-05, MSG-63] */
export function FilesTable({ list, kind, isUnderWayOnly = false }: FilesTableProps) {
  const text = useText();
  const { viewer } = useSelected();
  const columns = useColumns();
  if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('files.what')} />;
  const rows = isUnderWayOnly
    ? list.items.filter(({ state }) => isExportUnderWay(state) || state === 'ready')
    : list.items;
  if (rows.length === 0) {
    const origin = kind === 'report' ? 'createReports' : 'activity';
    return (
      <EmptyState
        icon={<Download size={20} />}
        title={text('files.empty')}
        action={
          mayOpen(origin, viewer) && (
            <ButtonLink href={href(origin)}>
              {text(kind === 'report' ? 'files.empty.report' : 'files.empty.activity')}
            </ButtonLink>
          )
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
