import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import { Button, Dialog, Select, Stack, TextField } from '@forecourt/ui';
import {
  fieldIssues,
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
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useNotify } from '../../app/useNotify.ts';
import { hasText } from '../../messages/hasText.ts';
import { useSentText, useText } from '../../messages/text.ts';

interface SaveReportDialogProps {
  readonly report: ReportQuery;
  readonly onClose: () => void;
}

/** Saves a report with its name, period, file format, and schedule. [RPT-02] */
export function SaveReportDialog({ report, onClose }: SaveReportDialogProps) {
  const text = useText();
  const translate = useSentText();
  const notify = useNotify();
  const saving = useMutation('saveReport');
  const [name, setName] = useState(text(reportKey(report.kind)));
  const [period, setPeriod] = useState<ReportPeriod>('lastMonth');
  const [schedule, setSchedule] = useState<ReportSchedule>('none');
  const [format, setFormat] = useState<ReportFormat>('xlsx');
  const [problem, setProblem] = useState<string | null>(null);
  const form = { name, period, report, format, schedule };

  const save = async () => {
    const parsed = savedReportForm.safeParse(form);
    const [issue] = parsed.success ? [] : fieldIssues(parsed.error);
    if (issue) return setProblem(translate(issue.key, issue.params));
    const result = await saving.send({ body: form });
    if (notify(result, text('createReport.kept', { name }))) return onClose();
    const { errorCode, params, fields } = result.failure;
    const [first] = fields;
    if (first) return setProblem(translate(first.key, first.params));
    setProblem(hasText(errorCode) ? text(errorCode, params) : text('reports.failed'));
  };
  return (
    <Dialog
      onClose={onClose}
      title={text('createReport.keep.title')}
      actions={
        <>
          <Button onPress={onClose}>{text('createReport.keep.cancel')}</Button>
          <Button variant="primary" isPending={saving.isPending} onPress={() => void save()}>
            {text('createReport.keep.do')}
          </Button>
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
          options={REPORT_FORMATS.map((option) => ({ value: option, label: option.toUpperCase() }))}
        />
        <Problem>{problem}</Problem>
      </Stack>
    </Dialog>
  );
}
