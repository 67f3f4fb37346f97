/** The reason in the history of a card that closing its account blocked. */
export const CLOSING_REASON = 'accountClosed';
