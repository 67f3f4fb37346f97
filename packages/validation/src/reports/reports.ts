import * as z from 'zod/mini';
import { id, list, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Formats of a column: cents, mills, thousandths, hundredths of a mile per gallon, and so on. */
export const REPORT_CELLS = [
  'text',
  'day',
  'money',
  'price',
  'gallons',
  'quantity',
  'miles',
  'mpg',
  'count',
] as const;
export type ReportCell = (typeof REPORT_CELLS)[number];

export interface ReportColumn {
  readonly id: string;
  readonly cell: ReportCell;
  /** Set if the report totals the column. */
  readonly isTotal?: true;
}

/** The message key for a column's header. */
export const reportColumnKey = (column: string) => `reportColumn.${column}`;

/** The definition of a report; the screen lists reports by group. */
export interface ReportType {
  readonly columns: readonly ReportColumn[];
  /** The chart: one bar for each value of `by`. */
  readonly chart: { readonly by: string; readonly value: string } | null;
  readonly group: 'spend' | 'vehicles' | 'taxes' | 'exceptions' | 'rebates';
}

const textColumns = (...ids: readonly string[]) =>
  ids.map((name): ReportColumn => ({ id: name, cell: 'text' }));
const totalColumns = (cell: ReportCell, ...ids: readonly string[]) =>
  ids.map((name): ReportColumn => ({ id: name, cell, isTotal: true }));
const plainColumn = (name: string, cell: ReportCell): ReportColumn => ({ id: name, cell });

const rebateColumns = (by: string): readonly ReportColumn[] => [
  ...textColumns(by),
  ...totalColumns('count', 'purchases'),
  ...totalColumns('gallons', 'gallons'),
  ...totalColumns('money', 'gross', 'discount', 'net'),
];

const types = {
  /** Custom report: every line of every purchase. */
  purchases: {
    group: 'spend',
    columns: [
      plainColumn('day', 'day'),
      ...textColumns('number', 'status', 'card', 'driver', 'unit', 'fleet', 'department'),
      ...textColumns('site', 'city', 'state', 'product', 'group', 'ledgerCode'),
      // gallons and pieces do not add up
      plainColumn('quantity', 'quantity'),
      plainColumn('unitPrice', 'price'),
      ...totalColumns('money', 'gross', 'discount', 'net'),
    ],
    chart: null,
  },
  departments: {
    group: 'spend',
    columns: [
      ...textColumns('department', 'departmentName', 'fleet'),
      ...totalColumns('count', 'cards', 'purchases'),
      ...totalColumns('gallons', 'gallons'),
      ...totalColumns('money', 'fuel', 'nonFuel', 'discount', 'net'),
    ],
    chart: { by: 'departmentName', value: 'net' },
  },
  stations: {
    group: 'spend',
    columns: [
      ...textColumns('siteNumber', 'site', 'city', 'state', 'product'),
      ...totalColumns('gallons', 'gallons'),
      plainColumn('averagePrice', 'price'),
      plainColumn('regionPrice', 'price'),
      plainColumn('difference', 'price'),
      ...textColumns('priceSource'),
      ...totalColumns('money', 'net'),
    ],
    chart: null,
  },
  fleetManagement: {
    group: 'vehicles',
    columns: [
      ...textColumns('unit', 'vehicle', 'fleet'),
      ...totalColumns('count', 'purchases'),
      ...totalColumns('gallons', 'gallons'),
      ...totalColumns('money', 'fuel', 'nonFuel', 'net', 'elsewhereNet'),
      ...totalColumns('miles', 'miles'),
      plainColumn('mpg', 'mpg'),
      plainColumn('costPerMile', 'price'),
      ...textColumns('sources'),
    ],
    chart: { by: 'unit', value: 'net' },
  },
  mpg: {
    group: 'vehicles',
    columns: [
      ...textColumns('unit', 'vehicle', 'fleet'),
      ...totalColumns('count', 'fills', 'doubtful'),
      ...totalColumns('gallons', 'gallons', 'elsewhereGallons'),
      ...totalColumns('miles', 'miles'),
      plainColumn('mpg', 'mpg'),
      ...textColumns('sources'),
    ],
    chart: { by: 'unit', value: 'mpg' },
  },
  ifta: {
    group: 'taxes',
    columns: [
      ...textColumns('state', 'fuelType'),
      ...totalColumns('count', 'purchases'),
      ...totalColumns('gallons', 'gallons', 'elsewhereGallons'),
      ...totalColumns('money', 'net'),
      plainColumn('averagePrice', 'price'),
      ...textColumns('sources'),
    ],
    chart: { by: 'state', value: 'gallons' },
  },
  taxExempt: {
    group: 'taxes',
    columns: [
      ...textColumns('state', 'fuelType'),
      ...totalColumns('gallons', 'gallons'),
      plainColumn('taxRate', 'price'),
      ...totalColumns('money', 'federalTax'),
    ],
    chart: { by: 'state', value: 'federalTax' },
  },
  exceptions: {
    group: 'exceptions',
    columns: [
      plainColumn('day', 'day'),
      ...textColumns('rule', 'outcome', 'number', 'card', 'driver', 'unit', 'fleet'),
      ...textColumns('site', 'city', 'state'),
      ...totalColumns('money', 'amount'),
    ],
    chart: null,
  },
  rebatesByBrand: {
    group: 'rebates',
    columns: rebateColumns('brand'),
    chart: { by: 'brand', value: 'discount' },
  },
  rebatesByProduct: {
    group: 'rebates',
    columns: rebateColumns('product'),
    chart: { by: 'product', value: 'discount' },
  },
  rebatesByMonth: {
    group: 'rebates',
    columns: rebateColumns('month'),
    chart: { by: 'month', value: 'discount' },
  },
} as const satisfies Readonly<Record<string, ReportType>>;

export const REPORT_KINDS = [
  'purchases',
  'departments',
  'stations',
  'fleetManagement',
  'mpg',
  'ifta',
  'taxExempt',
  'exceptions',
  'rebatesByBrand',
  'rebatesByProduct',
  'rebatesByMonth',
] as const satisfies readonly (keyof typeof types)[];
export const reportKind = oneOf(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKind>;

/** Each report's columns, chart, and totals. [RPT-02, RPT-03] */
export const reportTypes: Readonly<Record<ReportKind, ReportType>> = types;

/** Reports on the program's discounts. [GW-122] */
export const REBATE_KINDS = ['rebatesByBrand', 'rebatesByProduct', 'rebatesByMonth'] as const;

/** The message key for a report's name. */
export const reportKey = (kind: ReportKind) => `report.${kind}` as const satisfies MessageKey;
/** The message key for a report's purpose. */
export const reportPurposeKey = (kind: ReportKind) =>
  `reportPurpose.${kind}` as const satisfies MessageKey;

/** The message key for the name of a group of reports. */
export const reportGroupKey = (group: ReportType['group']) =>
  `reportGroup.${group}` as const satisfies MessageKey;

/** Periods of a saved report, relative to the day on which it runs; `days` means fixed days. */
export const REPORT_PERIODS = [
  'days',
  'lastWeek',
  'lastMonth',
  'lastQuarter',
  'monthToDate',
  'lastYear',
] as const;
export const reportPeriod = oneOf(REPORT_PERIODS);
export type ReportPeriod = z.infer<typeof reportPeriod>;
export const reportPeriodKey = (period: ReportPeriod) =>
  `reportPeriod.${period}` as const satisfies MessageKey;

export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export const reportFormat = oneOf(REPORT_FORMATS);
export type ReportFormat = z.infer<typeof reportFormat>;

/** Maximum length of a customer's code for a product group. */
export const LEDGER_CODE_CHARACTERS_MAX = 20;

/** A report's query: its kind, days, fleet, and columns in order. */
export const reportQuery = shape({
  kind: reportKind,
  fromDate: text(10),
  toDate: text(10),
  fleetId: nullable(id),
  /** Columns of the kind; empty means all. */
  columns: list(text(40)),
  /** The customer's code for each product group, shown in the `ledgerCode` column. */
  ledgerCodes: z.record(text(40), text(LEDGER_CODE_CHARACTERS_MAX), { error: 'value.invalid' }),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** The columns that a query shows, in its order. */
export function columnsOf({ kind, columns }: Pick<ReportQuery, 'kind' | 'columns'>) {
  const all = reportTypes[kind].columns;
  const chosen = columns.flatMap((name) => all.find((column) => column.id === name) ?? []);
  return chosen.length === 0 ? all : chosen;
}
