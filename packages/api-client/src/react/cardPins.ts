import { useMutation } from './query.ts';

/** Fetches the PIN of a card: a ticket, then the PIN for it. It is kept nowhere. [GW-18, PID-02] */
export const useViewPin = () =>
  useMutation(async (calls, cardId: string) => {
    const ticket = await calls.createIframeToken({ params: { cardId } });
    if (!ticket.ok) return ticket;
    return calls.viewPin({ params: { cardId }, body: { token: ticket.data.token } });
  });
