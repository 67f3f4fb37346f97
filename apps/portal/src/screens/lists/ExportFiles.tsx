import type { FileExport } from '@forecourt/api-client';
import { useExports, useMutation } from '@forecourt/api-client/react';
import { Button, Cluster, InlineMessage, Progress, Stack, useBanners } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { isExportUnderWay, type ExportKind } from '@forecourt/validation';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useDownload } from './useDownload.ts';
import { useFocusOnward, type FocusOnward } from './useFocusOnward.tsx';

/** Maximum files shown above a list; the others can be deleted or expire. */
const FILES_SHOWN = 3;

interface FileProps {
  readonly file: FileExport;
  readonly focus: FocusOnward;
}

function Remove({ file, focus }: FileProps) {
  const text = useText();
  const banners = useBanners();
  const reason = useFailureReason();
  const canceling = useMutation('cancelExport');
  const { exportId, state } = file;
  const remove = async () => {
    focus.hold(exportId);
    const result = await canceling.send({ params: { exportId }, body: {} });
    if (!result.ok) banners.show({ kind: 'error', text: reason(result.failure) });
  };
  return (
    <Button
      ref={focus.refOf(exportId)}
      size="compact"
      variant="quiet"
      isPending={canceling.isPending}
      onPress={() => void remove()}
    >
      {text(isExportUnderWay(state) ? 'exports.cancel' : 'exports.remove')}
    </Button>
  );
}

function Download({ file }: { readonly file: FileExport }) {
  const text = useText();
  const banners = useBanners();
  const { download, isPending } = useDownload();
  const fetchFile = async () => {
    if (await download(file.exportId)) return;
    banners.show({ kind: 'error', text: text('exports.failed', { name: file.fileName }) });
  };
  return (
    <Button size="compact" isPending={isPending} onPress={() => void fetchFile()}>
      {text('exports.download')}
    </Button>
  );
}

function File({ file, focus }: FileProps) {
  const text = useText();
  const translate = useSentText();
  const when = useWhen();
  const { state, fileName, rowsDone, rowsTotal, failure, expiresAt } = file;
  const remove = <Remove file={file} focus={focus} />;
  if (isExportUnderWay(state)) {
    return (
      <InlineMessage tone="info" action={remove}>
        <Progress
          label={fileName}
          value={rowsDone}
          max={Math.max(1, rowsTotal)}
          valueText={text('exports.rows', {
            done: formatCount(rowsDone),
            total: formatCount(rowsTotal),
          })}
        />
      </InlineMessage>
    );
  }
  if (failure) {
    return (
      <InlineMessage tone="bad" title={fileName} action={remove}>
        {translate(failure.key, failure.params)}
      </InlineMessage>
    );
  }
  const until = expiresAt === null ? '' : when(expiresAt);
  return (
    <InlineMessage
      tone="info"
      isLive
      title={fileName}
      action={
        <Cluster gap={8}>
          <Download file={file} />
          {remove}
        </Cluster>
      }
    >
      {text('exports.ready', { rows: rowsTotal, until })}
    </InlineMessage>
  );
}

/** A list's latest exports, shown above it: in progress, ready, or failed. [RPT-05] */
export function ExportFiles({ kind }: { readonly kind: ExportKind }) {
  const { items } = useExports(kind);
  const visibleFiles = items
    .filter(({ state }) => isExportUnderWay(state) || state === 'ready' || state === 'failed')
    .slice(0, FILES_SHOWN);
  const focus = useFocusOnward(
    visibleFiles.map(({ exportId }) => exportId),
    'exports.removed',
  );
  if (visibleFiles.length === 0) return focus.rest;
  return (
    <Stack gap={8}>
      {visibleFiles.map((file) => (
        <File key={file.exportId} file={file} focus={focus} />
      ))}
    </Stack>
  );
}
