import type { ReportFormat, ReportQuery, SavedReportForm } from '@forecourt/validation';
import type { Contract, ReportAnswer, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

/** Every kind of report with its columns. [GW-123] */
export function useReportTypes(): Query<ResponseOf<Contract['listReportTypes']>> {
  return useQuery('listReportTypes', {});
}

/** The first rows of a report with its totals; null asks nothing. [RPT-01] */
export function useReport(report: ReportQuery | null): Query<ReportAnswer> {
  return useQuery('readReport', report === null ? null : { body: { report } }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}

type Begun = ResponseOf<Contract['downloadReport']>;

/** Begins to make the file of a report. [GW-124] */
export function useDownloadReport(): Mutation<
  [report: ReportQuery, format: ReportFormat, idempotencyKey: string],
  Begun
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (report: ReportQuery, format: ReportFormat, idempotencyKey: string) =>
      client.downloadReport({ body: { report, format } }, { idempotencyKey, userId, accountId }),
    ['listExports'],
  );
}

/** The reports and export profiles that the caller keeps. [RPT-02] */
export function useSavedReports(): Query<ResponseOf<Contract['listSavedReports']>> {
  return useQuery('listSavedReports', {});
}

type Saved = ResponseOf<Contract['saveReport']>;

/** Which kept report is changed, as it was last seen. */
export interface SeenReport {
  readonly savedReportId: string;
  readonly version: number;
}

/** Keeps a report; with `seen` it changes the one that is there. */
export function useSaveReport(): Mutation<
  [form: SavedReportForm, seen: SeenReport | null, idempotencyKey: string],
  Saved
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: SavedReportForm, seen: SeenReport | null, idempotencyKey: string) => {
      const scope = { idempotencyKey, userId, accountId };
      if (seen === null) return client.saveReport({ body }, scope);
      const { savedReportId, version } = seen;
      return client.changeSavedReport(
        { params: { savedReportId }, body },
        { ...scope, ifMatch: version },
      );
    },
    ['listSavedReports'],
  );
}

/** Keeps a report no longer. */
export function useRemoveSavedReport(): Mutation<
  [seen: SeenReport, idempotencyKey: string],
  ResponseOf<Contract['removeSavedReport']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ savedReportId, version }: SeenReport, idempotencyKey: string) =>
      client.removeSavedReport(
        { params: { savedReportId } },
        { idempotencyKey, ifMatch: version, userId, accountId },
      ),
    ['listSavedReports'],
  );
}

/** Begins to make the file of a kept report. */
export function useRunSavedReport(): Mutation<
  [savedReportId: string, idempotencyKey: string],
  Begun
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (savedReportId: string, idempotencyKey: string) =>
      client.runSavedReport(
        { params: { savedReportId }, body: {} },
        { idempotencyKey, userId, accountId },
      ),
    ['listExports', 'listSavedReports'],
  );
}
