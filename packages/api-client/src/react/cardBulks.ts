import type { Contract, RequestOf } from '../contract/index.ts';
import { isBulkUnderWay, type SharedProfileAnswer } from '@forecourt/validation';
import { useMutation, usePolledQuery, useQuery } from './query.ts';

/** An action on many cards that is under way is asked for again so often. */
const BULK_REFRESH_MILLISECONDS = 1000;
const BULK_ROWS = 200;

/** An action on many cards; asked for again while it is under way. */
export const useCardBulk = (bulkId: string | null) =>
  usePolledQuery('getCardBulk', bulkId === null ? null : { params: { bulkId } }, (data) =>
    data && isBulkUnderWay(data.bulk.state) ? BULK_REFRESH_MILLISECONDS : 0,
  );

type RowState = NonNullable<RequestOf<Contract['listCardBulkRows']>['query']['state']>;

/** The first rows of an action on many cards in one state; a `count` of 0 fetches nothing. */
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
  /** With the start: what becomes of profiles that other cards use too. */
  readonly sharedProfiles?: readonly SharedProfileAnswer[];
}

/** Starts, cancels or takes back an action on many cards. */
export const useStepCardBulk = () =>
  useMutation((calls, { bulkId, step, sharedProfiles = [] }: BulkStep) => {
    const params = { bulkId };
    if (step === 'start') {
      const body = { sharedProfiles: [...sharedProfiles] };
      return calls.startCardBulk({ params, body });
    }
    return calls[step === 'cancel' ? 'cancelCardBulk' : 'undoCardBulk']({ params, body: {} });
  });
