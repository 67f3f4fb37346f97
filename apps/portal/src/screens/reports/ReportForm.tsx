import { useState } from 'react';
import {
  DateRangePicker,
  Disclosure,
  FormGroup,
  MultiSelect,
  Select,
  Stack,
  TextField,
  useTypedSearch,
} from '@forecourt/ui';
import {
  LEDGER_CODE_CHARACTERS_MAX,
  PRODUCT_GROUPS,
  REPORT_KINDS,
  reportColumnKey,
  reportGroupKey,
  reportKey,
  reportPurposeKey,
  reportsRange,
  reportTypes,
  type ProductGroup,
} from '@forecourt/validation';
import { useRangeIssue, useTypedRange } from '../../app/useTypedRange.ts';
import { useSentText, useText } from '../../messages/text.ts';
import type { ReportAddress } from './useReportAddress.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

const ALL_FLEETS = 'all';

/** The date range; a new one applies only once it is allowed. [RPT-04, MSG-62] */
function Days({ address }: { readonly address: ReportAddress }) {
  const text = useText();
  const translate = useSentText();
  const { fromDate, toDate } = address.report;
  const range = { from: fromDate, to: toDate };
  const { issue, field } = useTypedRange(range, useRangeIssue(reportsRange), ({ from, to }) =>
    address.change({ fromDate: from, toDate: to }),
  );
  return (
    <DateRangePicker
      label={text('createReport.days')}
      {...field}
      error={issue ? translate(issue.key, issue.params) : undefined}
    />
  );
}

interface LedgerCodeProps {
  readonly address: ReportAddress;
  readonly group: ProductGroup;
}

/** One code; the report updates after a pause in typing. */
function LedgerCode({ address: { report, change }, group }: LedgerCodeProps) {
  const text = useText();
  const [typed, type] = useTypedSearch(report.ledgerCodes[group] ?? '', (code) =>
    change({ [`code.${group}`]: code }),
  );
  return (
    <TextField
      label={text(`limits.group.${group}`)}
      maxLength={LEDGER_CODE_CHARACTERS_MAX}
      value={typed}
      onChange={type}
    />
  );
}

/** The customer's ledger code for each product group; collapsed if there are none. */
function LedgerCodes({ address }: { readonly address: ReportAddress }) {
  const text = useText();
  const [hasCodes] = useState(Object.keys(address.report.ledgerCodes).length > 0);
  return (
    <Disclosure title={text('createReport.codes')} defaultExpanded={hasCodes}>
      <FormGroup
        title={text('createReport.codes.groups')}
        hint={text('createReport.codes.hint')}
        columns={3}
      >
        {PRODUCT_GROUPS.map((group) => (
          <LedgerCode key={group} address={address} group={group} />
        ))}
      </FormGroup>
    </Disclosure>
  );
}

/** The report's type, dates, fleet, and columns. */
export function ReportForm({ address }: { readonly address: ReportAddress }) {
  const text = useText();
  const translate = useSentText();
  const fleets = useFleetOptions();
  const { report, change } = address;
  const { columns } = reportTypes[report.kind];
  return (
    <Stack gap={24}>
      <FormGroup title={text('createReport.kind')} hint={text(reportPurposeKey(report.kind))}>
        <Select
          label={text('createReport.kind')}
          value={report.kind}
          onChange={(kind) => change({ kind, columns: '' })}
          options={REPORT_KINDS.map((kind) => ({
            value: kind,
            label: text(reportKey(kind)),
            description: text(reportGroupKey(reportTypes[kind].group)),
          }))}
        />
        <Days address={address} />
        <Select
          label={text('createReport.fleet')}
          value={report.fleetId ?? ALL_FLEETS}
          onChange={(id) => change({ fleetId: id === ALL_FLEETS ? '' : id })}
          options={[{ value: ALL_FLEETS, label: text('createReport.fleet.all') }, ...fleets]}
        />
        <MultiSelect
          label={text('createReport.columns')}
          placeholder={text('createReport.columns.all')}
          value={report.columns}
          onChange={(columnIds) => change({ columns: columnIds.join(',') })}
          options={columns.map(({ id }) => ({ value: id, label: translate(reportColumnKey(id)) }))}
        />
      </FormGroup>
      {report.kind === 'purchases' && <LedgerCodes address={address} />}
    </Stack>
  );
}
