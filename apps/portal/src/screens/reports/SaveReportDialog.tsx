import { useState } from 'react';
import { useSave } from '@forecourt/api-client/react';
import { Button, Dialog, Select, Stack, TextField } from '@forecourt/ui';
import {
  fieldIssues,
  periodDays,
  REPORT_FORMATS,
  REPORT_PERIODS,
  REPORT_SCHEDULES,
  reportKey,
  reportPeriodKey,
  reportScheduleKey,
  savedReportForm,
  type ReportFormat,
  type ReportPeriod,
  type ReportQuery,
  type ReportSchedule,
  type SavedReport,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { isStale, useNotify } from '../../app/useNotify.ts';
import { useToday } from '../../app/useToday.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

interface SaveReportDialogProps {
  readonly report: ReportQuery;
  /** The saved report that was opened, and as it is now; `null` if there is none. */
  readonly seen: SavedReport | null;
  readonly current: SavedReport | null;
  readonly onSaved: (saved: SavedReport) => void;
  readonly onClose: () => void;
}

/** The saved period, or else last month; the days themselves if others were chosen since. */
function usePeriod({ report, seen }: Pick<SaveReportDialogProps, 'report' | 'seen'>) {
  const { account } = useSelected();
  const period = seen?.period ?? 'lastMonth';
  const days = periodDays(period, useToday(), account.weekStartsOn);
  const isSame = days?.from.toString() === report.fromDate && days.to.toString() === report.toDate;
  return useState<ReportPeriod>(isSame ? period : 'days');
}

/**
 * Saves a report with its name, period, file format, and schedule: changes the saved report that
 * was opened, or adds a new one. [RPT-02]
 */
export function SaveReportDialog(props: SaveReportDialogProps) {
  const { report, seen, current, onSaved, onClose } = props;
  const text = useText();
  const translate = useSentText();
  const notify = useNotify();
  const reasonOf = useFailureReason({ otherwise: 'reports.failed' });
  const saving = useSave('saveReport', 'changeSavedReport', 'savedReportId');
  const [name, setName] = useState(seen?.name ?? text(reportKey(report.kind)));
  const [period, setPeriod] = usePeriod(props);
  const [schedule, setSchedule] = useState<ReportSchedule>(seen?.schedule ?? 'none');
  const [format, setFormat] = useState<ReportFormat>(seen?.format ?? 'xlsx');
  const [problem, setProblem] = useState<string | null>(null);
  const { failure } = saving;
  const isGone = failure?.status === 404;
  // after a refusal, the person saves over the other change knowingly
  const row = isGone ? null : isStale(failure) ? current : seen;
  const reason = isGone ? text('createReport.keep.gone') : failure && reasonOf(failure);

  const save = async (over: SavedReport | null) => {
    const parsed = savedReportForm.safeParse({ name, period, report, format, schedule });
    if (!parsed.success) {
      const [issue] = fieldIssues(parsed.error);
      return setProblem(issue ? translate(issue.key, issue.params) : null);
    }
    setProblem(null);
    const result = await saving.send(parsed.data, over);
    if (!notify(result, text(over ? 'createReport.changed' : 'createReport.kept', { name })))
      return;
    onSaved(result.data.report);
    onClose();
  };
  const saveNew = { isPending: saving.isPending, onPress: () => void save(null) };
  return (
    <Dialog
      onClose={onClose}
      title={text('createReport.keep.title')}
      actions={
        <>
          <Button onPress={onClose}>{text('createReport.keep.cancel')}</Button>
          {row ? (
            <>
              <Button {...saveNew}>{text('createReport.keep.asNew')}</Button>
              <Button variant="primary" isPending={saving.isPending} onPress={() => void save(row)}>
                {text('createReport.keep.change')}
              </Button>
            </>
          ) : (
            <Button variant="primary" {...saveNew}>
              {text('createReport.keep.do')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <TextField label={text('createReport.keep.name')} value={name} onChange={setName} />
        <Select
          label={text('createReport.keep.period')}
          value={period}
          onChange={setPeriod}
          options={optionsOf(REPORT_PERIODS, (option) => text(reportPeriodKey(option)))}
        />
        <Select
          label={text('createReport.keep.schedule')}
          value={schedule}
          onChange={setSchedule}
          options={optionsOf(REPORT_SCHEDULES, (option) => text(reportScheduleKey(option)))}
        />
        <Select
          label={text('createReport.keep.format')}
          value={format}
          onChange={setFormat}
          options={optionsOf(REPORT_FORMATS, (option) => option.toUpperCase())}
        />
        <Problem>{problem ?? reason}</Problem>
      </Stack>
    </Dialog>
  );
}
