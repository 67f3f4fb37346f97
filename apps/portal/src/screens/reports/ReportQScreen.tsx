import { useExports } from '@forecourt/api-client/react';
import { Link, Section, SimpleTable, Stack, type SimpleColumn } from '@forecourt/ui';
import {
  REPORT_KINDS,
  reportGroupKey,
  reportKey,
  reportPurposeKey,
  reportTypes,
  type ReportKind,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { mayOpen } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../../shell/account.ts';
import { FilesTable } from '../files/FilesTable.tsx';
import { column } from '../lists/column.ts';

function useColumns(): readonly SimpleColumn<ReportKind>[] {
  const text = useText();
  const { viewer } = useSelected();
  const mayMake = mayOpen('createReports', viewer);
  return [
    column('report', text('reports.column.report'), { isRowHeader: true, isNoWrap: true }, (kind) =>
      mayMake ? (
        <Link href={href('createReports', {}, { kind })}>{text(reportKey(kind))}</Link>
      ) : (
        text(reportKey(kind))
      ),
    ),
    column('purpose', text('reportq.purpose'), { isWideOnly: true }, (kind) =>
      text(reportPurposeKey(kind)),
    ),
    column('group', text('reportq.group'), { align: 'end' }, (kind) =>
      text(reportGroupKey(reportTypes[kind].group)),
    ),
  ];
}

/** Quick reports for last month, and the queue of those in progress. [NAV-33, RPT-06] */
export function Component() {
  const text = useText();
  const columns = useColumns();
  return (
    <Screen title={text('menu.reportQ')} subtitle={text('reportq.subtitle')}>
      <Stack gap={20}>
        <Section title={text('reportq.queue')} hint={text('reportq.queue.hint')} content="flush">
          <FilesTable list={useExports('report')} kind="report" isUnderWayOnly />
        </Section>
        <Section title={text('reportq.quick')} content="flush">
          <SimpleTable
            label={text('reportq.quick')}
            rows={REPORT_KINDS}
            getRowId={(kind) => kind}
            columns={columns}
          />
        </Section>
      </Stack>
    </Screen>
  );
}
