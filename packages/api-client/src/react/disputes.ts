import type { Dispute } from '@forecourt/validation';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type Pages } from './usePages.ts';

/** What a dispute changes elsewhere. */
const CHANGED = ['listDisputes', 'getDispute', 'listTransactions', 'getTransaction'] as const;

type DisputePage = ResponseOf<Contract['listDisputes']>;
interface Intent {
  /** Kept with the form, so that sending it again changes nothing twice. */
  readonly idempotencyKey: string;
}

/** Disputes of the account page by page, newest first. */
export function useDisputes(): Pages<Dispute, DisputePage> {
  return usePages('listDisputes', {});
}

/** One dispute with its documents and its history; null fetches nothing. */
export function useDispute(disputeId: string | null): Query<ResponseOf<Contract['getDispute']>> {
  return useQuery('getDispute', disputeId === null ? null : { params: { disputeId } });
}

/** Disputes a purchase. [DISP-01] */
export function useFileDispute(): Mutation<
  [RequestOf<Contract['fileDispute']>['body'], Intent],
  Dispute
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body, { idempotencyKey }) =>
      client.fileDispute({ body }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Adds a document to a dispute. [DISP-02] */
export function useAddDisputeDocument(): Mutation<
  [RequestOf<Contract['addDisputeDocument']>, Intent],
  Dispute
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (request, { idempotencyKey }) =>
      client.addDisputeDocument(request, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Withdraws a dispute for good. */
export function useWithdrawDispute(): Mutation<
  [Pick<Dispute, 'disputeId' | 'version'>, Intent],
  Dispute
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ disputeId, version }, { idempotencyKey }) =>
      client.withdrawDispute(
        { params: { disputeId } },
        { idempotencyKey, ifMatch: version, userId, accountId },
      ),
    CHANGED,
  );
}

/** The receipt of a dispute as a PDF file. [SCREEN-58] */
export function useDisputeReceipt(): Mutation<
  [disputeId: string],
  ResponseOf<Contract['getDisputeReceipt']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (disputeId: string) =>
      client.getDisputeReceipt({ params: { disputeId } }, { userId, accountId }),
    [],
  );
}

/** The content of one document of a dispute. */
export function useDisputeDocument(): Mutation<
  [disputeId: string, documentId: string],
  ResponseOf<Contract['getDisputeDocument']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (disputeId: string, documentId: string) =>
      client.getDisputeDocument({ params: { disputeId, documentId } }, { userId, accountId }),
    [],
  );
}
