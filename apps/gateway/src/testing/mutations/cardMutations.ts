import { bulkRequests, cardRequests } from './cardRequests.ts';
import type { RequestBuilder, CardMutation } from './requestBuilders.ts';
import { limitRequests, oneClickRequests } from './limitRequests.ts';
import {
  importRequests,
  promptedIdRequests,
  proximityRequests,
  rosterRequests,
} from './rosterRequests.ts';

/** A successful request for each mutation. The types fail if the contract gains another one. */
export const cardMutations: Readonly<Record<CardMutation, RequestBuilder>> = {
  ...bulkRequests,
  ...cardRequests,
  ...limitRequests,
  ...oneClickRequests,
  ...proximityRequests,
  ...promptedIdRequests,
  ...rosterRequests,
  ...importRequests,
};
