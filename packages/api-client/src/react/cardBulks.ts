import type { Contract, RequestOf } from '../contract/index.ts';
import { isBulkUnderWay, type SharedProfileAnswer } from '@forecourt/validation';
import { useMutation, usePolledQuery, useQuery } from './query.ts';

/** Polling interval of a bulk change in progress. */
const BULK_REFRESH_MILLISECONDS = 1000;
const BULK_ROWS = 200;

/** A bulk change, polled while it is in progress. */
export const useCardBulk = (bulkId: string | null) =>
  usePolledQuery('getCardBulk', bulkId === null ? null : { params: { bulkId } }, (data) =>
    data && isBulkUnderWay(data.bulk.state) ? BULK_REFRESH_MILLISECONDS : 0,
  );

type RowState = NonNullable<RequestOf<Contract['listCardBulkRows']>['query']['state']>;

/** The first rows of a bulk change in one state; fetches nothing if `count` is 0. */
export const useCardBulkRows = (bulkId: string, state: RowState | undefined, count: number) =>
  useQuery(
    'listCardBulkRows',
    count === 0
      ? null
      : { params: { bulkId }, query: { limit: BULK_ROWS, ...(state ? { state } : {}) } },
  );

export interface BulkStep {
  readonly bulkId: string;
  readonly step: 'start' | 'cancel' | 'undo';
  /** For `start`: how to change the profiles that other cards share. */
  readonly sharedProfiles?: readonly SharedProfileAnswer[];
}

/** Starts, cancels, or undoes a bulk change. */
export const useStepCardBulk = () =>
  useMutation((calls, { bulkId, step, sharedProfiles = [] }: BulkStep) => {
    const params = { bulkId };
    if (step === 'start') {
      const body = { sharedProfiles: [...sharedProfiles] };
      return calls.startCardBulk({ params, body });
    }
    return calls[step === 'cancel' ? 'cancelCardBulk' : 'undoCardBulk']({ params, body: {} });
  });
