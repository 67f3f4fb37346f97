import type { FileExport } from '@forecourt/api-client';
import { useExports, useMutation } from '@forecourt/api-client/react';
import { Button, Cluster, InlineMessage, Progress, Stack, useBanners } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import { isExportUnderWay, type ExportKind } from '@forecourt/validation';
import { useFailureReason } from '../../app/useNotify.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useDownload } from './useDownload.ts';

/** Maximum files shown above a list; the others can be deleted or expire. */
const FILES_SHOWN = 3;

function Remove({ file }: { readonly file: FileExport }) {
  const text = useText();
  const banners = useBanners();
  const reason = useFailureReason({});
  const canceling = useMutation('cancelExport');
  const { exportId, state } = file;
  const remove = async () => {
    const result = await canceling.send({ params: { exportId }, body: {} });
    if (!result.ok) banners.show({ kind: 'error', text: reason(result.failure) });
  };
  return (
    <Button
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

function File({ file }: { readonly file: FileExport }) {
  const text = useText();
  const translate = useSentText();
  const when = useWhen();
  const { state, fileName, rowsDone, rowsTotal, failure, expiresAt } = file;
  if (isExportUnderWay(state)) {
    return (
      <InlineMessage tone="info" action={<Remove file={file} />}>
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
      <InlineMessage tone="bad" title={fileName} action={<Remove file={file} />}>
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
          <Remove file={file} />
        </Cluster>
      }
    >
      {text('exports.ready', { rows: rowsTotal, until })}
    </InlineMessage>
  );
}

/** A list's latest exports, shown above it: in progress, ready, or failed. [RPT-05] */
export function ExportFiles({ kind }: { readonly kind: ExportKind }) {
  const { data } = useExports(kind);
  const visibleFiles = (data?.items ?? [])
    .filter(({ state }) => isExportUnderWay(state) || state === 'ready' || state === 'failed')
    .slice(0, FILES_SHOWN);
  if (visibleFiles.length === 0) return null;
  return (
    <Stack gap={8}>
      {visibleFiles.map((file) => (
        <File key={file.exportId} file={file} />
      ))}
    </Stack>
  );
}
