import { useMutation } from './query.ts';

/** Gets a ticket and redeems it for the card's PIN, which is never cached. [GW-18, PID-02] */
export const useViewPin = () =>
  useMutation(async (calls, cardId: string) => {
    const ticket = await calls.createIframeToken({ params: { cardId } });
    if (!ticket.ok) return ticket;
    return calls.viewPin({ params: { cardId }, body: { token: ticket.data.token } });
  });
