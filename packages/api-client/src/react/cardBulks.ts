import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import type { CardBulk } from '../contract/index.ts';
import type { SharedProfileAnswer } from '@forecourt/validation';
import { useApi } from './ApiProvider.tsx';
import { useMutation, usePolledQuery, useQuery, type Mutation, type Query } from './query.ts';
import type { CardFilters } from './useCards.ts';

/** An action on many cards that is under way is asked for again so often. */
const BULK_REFRESH_MILLISECONDS = 1000;
const BULK_ROWS = 200;

type Preview = RequestOf<Contract['previewCardBulk']>['body'] & { readonly idempotencyKey: string };
type BulkAnswer = ResponseOf<Contract['getCardBulk']>;
const isUnderWay = ({ state }: CardBulk) => state === 'running' || state === 'undoing';

/** What an action on many cards can change elsewhere. */
const CHANGED = [
  'getCardBulk',
  'listCardBulkRows',
  'listCards',
  'getCard',
  'getCardAudit',
  'getDashboard',
  'listLimitProfiles',
  'getLimitProfile',
  'getCardPrompts',
  'listOrders',
] as const;

/** Previews an action on many cards; nothing is changed yet. */
export function usePreviewCardBulk(): Mutation<[Preview], BulkAnswer> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ idempotencyKey, ...body }: Preview) =>
      client.previewCardBulk({ body }, { idempotencyKey, userId, accountId }),
    [],
  );
}

/** An action on many cards; asked for again while it is under way. */
export function useCardBulk(bulkId: string | null): Query<BulkAnswer> {
  return usePolledQuery('getCardBulk', bulkId === null ? null : { params: { bulkId } }, (data) =>
    data && isUnderWay(data.bulk) ? BULK_REFRESH_MILLISECONDS : 0,
  );
}

type RowState = NonNullable<RequestOf<Contract['listCardBulkRows']>['query']['state']>;

/** The first rows of an action on many cards in one state; `version` changes when they did. */
export function useCardBulkRows(
  bulkId: string | null,
  state: RowState | undefined,
  count: number,
): Query<ResponseOf<Contract['listCardBulkRows']>> {
  return useQuery(
    'listCardBulkRows',
    bulkId === null || count === 0
      ? null
      : { params: { bulkId }, query: { limit: BULK_ROWS, ...(state ? { state } : {}) } },
    { keepPreviousData: true },
  );
}

export interface BulkStep {
  readonly bulkId: string;
  readonly step: 'start' | 'cancel' | 'undo';
  /** With the start: what becomes of profiles that other cards use too. */
  readonly sharedProfiles?: readonly SharedProfileAnswer[];
  readonly idempotencyKey: string;
}

/** Starts, cancels or takes back an action on many cards. */
export function useStepCardBulk(): Mutation<[BulkStep], BulkAnswer> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ bulkId, step, sharedProfiles = [], idempotencyKey }: BulkStep) => {
    const request = { params: { bulkId }, body: {} };
    const options = { idempotencyKey, userId, accountId };
    if (step === 'start') {
      const body = { sharedProfiles: [...sharedProfiles] };
      return client.startCardBulk({ ...request, body }, options);
    }
    return step === 'cancel'
      ? client.cancelCardBulk(request, options)
      : client.undoCardBulk(request, options);
  }, CHANGED);
}

type ExportFormat = RequestOf<Contract['exportCards']>['query']['format'];

/** The cards under the filters as a file. [GW-24] */
export function useExportCards(): Mutation<
  [CardFilters, ExportFormat],
  ResponseOf<Contract['exportCards']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (filters: CardFilters, format: ExportFormat) =>
      client.exportCards({ query: { ...filters, format } }, { userId, accountId }),
    [],
  );
}
