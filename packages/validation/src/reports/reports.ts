import * as z from 'zod/mini';
import { id, list, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/** How to read a column's figures: cents, mills, thousandths, hundredths of a mile per gallon. */
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
  /** The report adds it up. */
  readonly isTotal?: true;
}

/** The message key of a column's head. */
export const reportColumnKey = (column: string) => `reportColumn.${column}`;

/** What a report is about; more of a kind are found in one place of the screen. */
export interface ReportType {
  readonly columns: readonly ReportColumn[];
  /** What its chart shows: a bar for each value of `by`. */
  readonly chart: { readonly by: string; readonly value: string } | null;
  readonly group: 'spend' | 'vehicles' | 'taxes' | 'exceptions' | 'rebates';
}

const words = (...ids: readonly string[]) =>
  ids.map((name): ReportColumn => ({ id: name, cell: 'text' }));
const sums = (cell: ReportCell, ...ids: readonly string[]) =>
  ids.map((name): ReportColumn => ({ id: name, cell, isTotal: true }));
const one = (name: string, cell: ReportCell): ReportColumn => ({ id: name, cell });

const rebateColumns = (by: string): readonly ReportColumn[] => [
  ...words(by),
  ...sums('count', 'purchases'),
  ...sums('gallons', 'gallons'),
  ...sums('money', 'gross', 'discount', 'net'),
];

const types = {
  /** Custom: every line of every purchase. */
  purchases: {
    group: 'spend',
    columns: [
      one('day', 'day'),
      ...words('number', 'status', 'card', 'driver', 'unit', 'fleet', 'department'),
      ...words('site', 'city', 'state', 'product', 'group', 'ledgerCode'),
      ...sums('quantity', 'quantity'),
      one('unitPrice', 'price'),
      ...sums('money', 'gross', 'discount', 'net'),
    ],
    chart: null,
  },
  departments: {
    group: 'spend',
    columns: [
      ...words('department', 'departmentName', 'fleet'),
      ...sums('count', 'cards', 'purchases'),
      ...sums('gallons', 'gallons'),
      ...sums('money', 'fuel', 'nonFuel', 'discount', 'net'),
    ],
    chart: { by: 'departmentName', value: 'net' },
  },
  stations: {
    group: 'spend',
    columns: [
      ...words('siteNumber', 'site', 'city', 'state', 'product'),
      ...sums('gallons', 'gallons'),
      one('averagePrice', 'price'),
      one('regionPrice', 'price'),
      one('difference', 'price'),
      ...words('priceSource'),
      ...sums('money', 'net'),
    ],
    chart: null,
  },
  fleetManagement: {
    group: 'vehicles',
    columns: [
      ...words('unit', 'vehicle', 'fleet'),
      ...sums('count', 'purchases'),
      ...sums('gallons', 'gallons'),
      ...sums('money', 'fuel', 'nonFuel', 'net', 'elsewhereNet'),
      ...sums('miles', 'miles'),
      one('mpg', 'mpg'),
      one('costPerMile', 'price'),
      ...words('sources'),
    ],
    chart: { by: 'unit', value: 'net' },
  },
  mpg: {
    group: 'vehicles',
    columns: [
      ...words('unit', 'vehicle', 'fleet'),
      ...sums('count', 'fills', 'doubtful'),
      ...sums('gallons', 'gallons', 'elsewhereGallons'),
      ...sums('miles', 'miles'),
      one('mpg', 'mpg'),
      ...words('sources'),
    ],
    chart: { by: 'unit', value: 'mpg' },
  },
  ifta: {
    group: 'taxes',
    columns: [
      ...words('state', 'fuelType'),
      ...sums('count', 'purchases'),
      ...sums('gallons', 'gallons', 'elsewhereGallons'),
      ...sums('money', 'net'),
      one('averagePrice', 'price'),
      ...words('sources'),
    ],
    chart: { by: 'state', value: 'gallons' },
  },
  taxExempt: {
    group: 'taxes',
    columns: [
      ...words('state', 'fuelType'),
      ...sums('gallons', 'gallons'),
      one('taxRate', 'price'),
      ...sums('money', 'federalTax'),
    ],
    chart: { by: 'state', value: 'federalTax' },
  },
  exceptions: {
    group: 'exceptions',
    columns: [
      one('day', 'day'),
      ...words('rule', 'outcome', 'number', 'card', 'driver', 'unit', 'fleet'),
      ...words('site', 'city', 'state'),
      ...sums('money', 'amount'),
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

/** What each report shows, of what its chart is, and what it adds up. [RPT-02, RPT-03] */
export const reportTypes: Readonly<Record<ReportKind, ReportType>> = types;

/** Reports of what the program took off. [GW-122] */
export const REBATE_KINDS = ['rebatesByBrand', 'rebatesByProduct', 'rebatesByMonth'] as const;

/** The message key of a report's name. */
export const reportKey = (kind: ReportKind) => `report.${kind}` as const satisfies MessageKey;
/** The message key of what a report is for. */
export const reportPurposeKey = (kind: ReportKind) =>
  `reportPurpose.${kind}` as const satisfies MessageKey;

/** The message key of what several reports have in common. */
export const reportGroupKey = (group: ReportType['group']) =>
  `reportGroup.${group}` as const satisfies MessageKey;

/** Days that a saved report covers, seen from the day on which it runs; `days`: those it names. */
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

/** What a report reads: its kind, its days, whose purchases, which columns in which order. */
export const reportQuery = shape({
  kind: reportKind,
  fromDate: text(10),
  toDate: text(10),
  fleetId: nullable(id),
  /** Columns of the kind; empty: all of them. */
  columns: list(text(40)),
  /** The customer's own code for each product group, for the column `ledgerCode`. */
  ledgerCodes: z.record(text(40), text(20), { error: 'value.invalid' }),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** The columns that a query shows, in the order of the query. */
export function columnsOf({ kind, columns }: Pick<ReportQuery, 'kind' | 'columns'>) {
  const all = reportTypes[kind].columns;
  const chosen = columns.flatMap((name) => all.find((column) => column.id === name) ?? []);
  return chosen.length === 0 ? all : chosen;
}
