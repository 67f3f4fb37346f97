import { bulkRequests, cardRequests } from './cardRequests.ts';
import type { Asking, CardMutation } from './asking.ts';
import { limitRequests, oneClickRequests } from './limitRequests.ts';
import {
  importRequests,
  promptedIdRequests,
  proximityRequests,
  rosterRequests,
} from './rosterRequests.ts';

/** A successful request for each mutation. The types fail if the contract gains another one. */
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
