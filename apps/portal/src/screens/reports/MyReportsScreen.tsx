import { useState } from 'react';
import { ChartColumn } from 'lucide-react';
import { useExports, useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  Cluster,
  ConfirmDelete,
  EmptyState,
  Link,
  Section,
  SimpleTable,
  Stack,
  useBanners,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatDay, formatDayRange } from '@forecourt/ui/format';
import {
  reportKey,
  periodDays,
  reportPeriodKey,
  reportScheduleKey,
  type SavedReport,
} from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useToday } from '../../app/useToday.ts';
import { useText } from '../../messages/text.ts';
import { mayOpen } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { FilesTable } from '../files/FilesTable.tsx';
import { useFileFailure } from '../files/useFile.ts';
import { column } from '../lists/column.ts';
import { MoreRows } from '../lists/MoreRows.tsx';
import { useFocusOnward, type FocusOnward } from '../lists/useFocusOnward.tsx';

/** The address that opens a saved report, and in which it can be changed. */
function reportHref(
  { savedReportId: saved, report, period }: SavedReport,
  today: ReturnType<typeof useToday>,
  weekStartsOn: 'sun' | 'mon',
): string {
  const { kind, fleetId, columns, ledgerCodes } = report;
  const current = periodDays(period, today, weekStartsOn);
  const days = {
    fromDate: current?.from.toString() ?? report.fromDate,
    toDate: current?.to.toString() ?? report.toDate,
  };
  const codes = Object.entries(ledgerCodes).map(([group, code]) => [`code.${group}`, code]);
  const otherParams = { columns: columns.join(','), fleetId: fleetId ?? '', saved };
  return href('createReports', {}, { kind, ...days, ...otherParams, ...Object.fromEntries(codes) });
}

interface ActionsProps {
  readonly saved: SavedReport;
  readonly focus: FocusOnward;
}

/** Runs a saved report, or deletes it after the confirmation word. [UI-23] */
function Actions({ saved, focus }: ActionsProps) {
  const text = useText();
  const banners = useBanners();
  const { viewer } = useSelected();
  const running = useMutation('runSavedReport');
  const reportFailure = useFileFailure();
  const [isRemoving, setRemoving] = useState(false);
  const { savedReportId, version, name } = saved;
  const removing = useAction(
    'removeSavedReport',
    text('reports.removed', { name }),
    useFieldReason()(text('reports.failed')),
  );
  const run = async () => {
    const result = await running.send({ params: { savedReportId }, body: {} });
    if (result.ok) banners.show({ kind: 'success', text: text('files.begun') });
    else reportFailure(result.failure);
  };
  const remove = async () => {
    focus.hold(savedReportId);
    await removing.send({ params: { savedReportId } }, { ifMatch: version });
    setRemoving(false);
  };
  return (
    <Cluster gap={8} justify="end">
      <Button
        size="compact"
        aria-label={text('reports.run.of', { name })}
        isPending={running.isPending}
        onPress={() => void run()}
      >
        {text('reports.run')}
      </Button>
      {viewer.may('reports.create') && (
        <Button
          ref={focus.refOf(savedReportId)}
          size="compact"
          variant="quiet"
          aria-label={text('reports.remove.of', { name })}
          onPress={() => setRemoving(true)}
        >
          {text('reports.remove')}
        </Button>
      )}
      {isRemoving && (
        <ConfirmDelete
          title={text('reports.remove.title', { name })}
          confirmLabel={text('reports.remove')}
          isPending={removing.isPending}
          onCancel={() => setRemoving(false)}
          onConfirm={() => void remove()}
        >
          {text('reports.remove.text')}
        </ConfirmDelete>
      )}
    </Cluster>
  );
}

function useColumns(focus: FocusOnward): readonly SimpleColumn<SavedReport>[] {
  const text = useText();
  const { account, viewer } = useSelected();
  const today = useToday();
  const mayMake = mayOpen('createReports', viewer);
  return [
    column('name', text('reports.column.name'), { isRowHeader: true }, (saved) =>
      mayMake ? (
        <Link href={reportHref(saved, today, account.weekStartsOn)}>{saved.name}</Link>
      ) : (
        saved.name
      ),
    ),
    column('report', text('reports.column.report'), { isHiddenWhenNarrow: true }, ({ report }) =>
      text(reportKey(report.kind)),
    ),
    column('period', text('reports.column.period'), { isWideOnly: true }, ({ period, report }) =>
      period === 'days'
        ? formatDayRange(report.fromDate, report.toDate)
        : text(reportPeriodKey(period)),
    ),
    column(
      'schedule',
      text('reports.column.schedule'),
      { isWideOnly: true, isNoWrap: true },
      ({ schedule }) => text(reportScheduleKey(schedule)),
    ),
    column(
      'next',
      text('reports.column.next'),
      { isWideOnly: true, isNoWrap: true },
      ({ nextRunOn }) => (nextRunOn === null ? '–' : formatDay(nextRunOn, 'short')),
    ),
    column('actions', text('reports.column.actions'), { align: 'end' }, (saved) => (
      <Actions saved={saved} focus={focus} />
    )),
  ];
}

function Saved() {
  const text = useText();
  const { viewer } = useSelected();
  const saved = useQuery('listSavedReports', {});
  const ids = (saved.data?.items ?? []).map(({ savedReportId }) => savedReportId);
  const focus = useFocusOnward(ids, 'reports.removedLast');
  const columns = useColumns(focus);
  if (!saved.data) return <NotLoaded query={saved} subject={text('reports.saved.what')} />;
  const { items } = saved.data;
  if (items.length === 0) {
    return (
      <>
        <EmptyState
          icon={<ChartColumn size={20} />}
          title={text('reports.saved.empty')}
          action={
            viewer.may('reports.create') && (
              <ButtonLink href={href('createReports')}>{text('reports.create')}</ButtonLink>
            )
          }
        >
          {text('reports.saved.empty.why')}
        </EmptyState>
        {focus.rest}
      </>
    );
  }
  return (
    <SimpleTable
      label={text('reports.saved')}
      rows={items}
      getRowId={({ savedReportId }) => savedReportId}
      columns={columns}
    />
  );
}

/** Saved reports and export profiles, and their files. [NAV-30, NAV-31, NAV-34, RPT-01] */
export function Component() {
  const text = useText();
  const { viewer } = useSelected();
  const files = useExports('report');
  return (
    <Screen
      title={text('menu.myReports')}
      subtitle={text('reports.subtitle')}
      actions={
        mayOpen('createReports', viewer) && (
          <ButtonLink variant="primary" href={href('createReports')}>
            {text('reports.create')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={20}>
        <Section title={text('reports.saved')} content="flush">
          <Saved />
        </Section>
        <Section title={text('reports.files')} hint={text('files.subtitle')} content="flush">
          <FilesTable list={files} kind="report" />
        </Section>
        <MoreRows list={files}>{text('files.more')}</MoreRows>
      </Stack>
    </Screen>
  );
}
