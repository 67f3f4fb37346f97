import type { CallResult } from '../client/index.ts';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, type Mutation } from './query.ts';

type ShownPin = ResponseOf<Contract['viewPin']>;

/** Fetches the PIN of a card: a ticket, then the PIN for it. It is kept nowhere. [GW-18, PID-02] */
export function useViewPin(): Mutation<[cardId: string], ShownPin> {
  const { client, userId, accountId } = useApi();
  const run = async (cardId: string): Promise<CallResult<ShownPin>> => {
    const scope = { userId, accountId };
    const ticket = await client.createIframeToken({ params: { cardId } }, scope);
    if (!ticket.ok) return ticket;
    return client.viewPin({ params: { cardId }, body: { token: ticket.data.token } }, scope);
  };
  return useMutation(run, ['getCardAudit']);
}

export interface NewPin extends RequestOfSetPin {
  readonly cardId: string;
}
type RequestOfSetPin = RequestOf<Contract['setPin']>['body'];

/** Sets the PIN of a card. Sent again it changes nothing. [PID-02] */
export function useSetPin(): Mutation<[NewPin], ResponseOf<Contract['setPin']>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ cardId, ...body }: NewPin) =>
      client.setPin({ params: { cardId }, body }, { userId, accountId }),
    ['getCard', 'listCards', 'getCardAudit'],
  );
}

/** Has the PIN of a card sent to whoever holds it. [PID-03] */
export function useRequestPinReminder(): Mutation<
  [cardId: string, idempotencyKey: string],
  ResponseOf<Contract['requestPinReminder']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (cardId: string, idempotencyKey: string) =>
      client.requestPinReminder(
        { params: { cardId }, body: {} },
        { idempotencyKey, userId, accountId },
      ),
    ['getCardAudit'],
  );
}
