import { bulkRequests, cardRequests } from './cardRequests.ts';
import type { Asking, CardMutation } from './asking.ts';
import { limitRequests, oneClickRequests } from './limitRequests.ts';
import {
  importRequests,
  promptedIdRequests,
  proximityRequests,
  rosterRequests,
} from './rosterRequests.ts';

/** A request that succeeds for each of them; one that the contract gains is missed here by the types. */
export const cardMutations: Readonly<Record<CardMutation, Asking>> = {
  ...bulkRequests,
  ...cardRequests,
  ...limitRequests,
  ...oneClickRequests,
  ...proximityRequests,
  ...promptedIdRequests,
  ...rosterRequests,
  ...importRequests,
};
