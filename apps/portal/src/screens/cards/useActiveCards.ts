import { useQuery } from '@forecourt/api-client/react';

/** Most cards that a form offers at once. */
export const CARD_CHOICES_MAX = 500;

/** Cards that something can be good at: those in use, by whose they are. */
export const useActiveCards = () =>
  useQuery('listCards', {
    query: { status: 'active', limit: CARD_CHOICES_MAX, sort: 'assignedTo' },
  });
