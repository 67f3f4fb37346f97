import { useState } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, ExportMenu, InlineMessage, Stack, Surface } from '@forecourt/ui';
import { formatDayRange } from '@forecourt/ui/format';
import { reportKey } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useDocument } from '../files/useFile.ts';
import { SaveReportDialog } from './SaveReportDialog.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportView } from './ReportView.tsx';
import { matchesRequest } from './matchesRequest.ts';
import { useReportAddress } from './useReportAddress.ts';
import { useSeenReport } from './useSeenReport.ts';

/**
 * Shows a report, exports it, or saves it with a schedule. Exception Reporting and the Fleet
 * Management Report are report types. [NAV-32, RPT-02, RPT-03, SCREEN-38, SCREEN-39, SCREEN-40]
 */
export function Component() {
  const text = useText();
  const translate = useSentText();
  const address = useReportAddress();
  const { report, issue, isReady, isFleetUnknown } = address;
  const title = text(reportKey(report.kind));
  const { account, viewer } = useSelected();
  const query = useQuery('readReport', isReady ? { body: { report } } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const { data, failure } = query;
  const current =
    data && matchesRequest(data.report, report, failure !== undefined) ? data : undefined;
  const { isLoading, failed, see, ...saved } = useSeenReport();
  const [isKeeping, setKeeping] = useState(false);
  const starting = useMutation('downloadReport');
  const file = useDocument();
  const days = issue ? '' : `${formatDayRange(report.fromDate, report.toDate)} · `;
  return (
    <Screen
      title={title}
      subtitle={days + text('createReport.subtitle')}
      actions={
        <>
          {viewer.may('reports.create') && (
            <Button
              isPending={isLoading}
              disabledReason={failed && text('failure.title', { what: text('reports.saved.what') })}
              onPress={() => setKeeping(true)}
            >
              {text('createReport.keep')}
            </Button>
          )}
          <ExportMenu
            isPending={file.isPending}
            disabledReason={issue ? translate(issue.key, issue.params) : null}
            count={current?.rowCount}
            onExport={(format) => void file.get(() => starting.send({ body: { report, format } }))}
          />
        </>
      }
    >
      <Stack gap={20}>
        {failed && <NotLoaded query={failed} subject={text('reports.saved.what')} />}
        {isFleetUnknown && (
          <InlineMessage tone="warn">{text('createReport.fleetUnknown')}</InlineMessage>
        )}
        <Surface>
          <ReportForm address={address} />
        </Surface>
        {current && <ReportView answer={current} currency={account.currency} />}
        {!current && !issue && <NotLoaded query={query} subject={text('createReport.what')} />}
      </Stack>
      {isKeeping && (
        <SaveReportDialog
          report={report}
          {...saved}
          onSaved={(next) => {
            see(next);
            address.change({ saved: next.savedReportId });
          }}
          onClose={() => setKeeping(false)}
        />
      )}
    </Screen>
  );
}
