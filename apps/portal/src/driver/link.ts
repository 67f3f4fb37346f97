import type { CallFailure, Client } from '@forecourt/api-client';
import { deviceKeyOf, type KeyStorage } from './deviceKey.ts';

/** Problems that a driver can meet; each has its own text and advice. */
export type LinkProblem =
  /** The link does not work on this phone. */
  | 'over'
  | 'elsewhere'
  /** The page cannot be refreshed; it keeps trying. */
  | 'offline'
  | 'busy'
  /** The request can no longer be granted. */
  | 'cannot'
  /** Unknown whether the request arrived; polling to find out. */
  | 'unsure'
  /** The request did not arrive. */
  | 'unsentOffline'
  | 'unsentLimited'
  | 'unsentInvalid'
  | 'unsentFailed'
  /** The card guide did not load. */
  | 'card';

export const isEnded = (problem: LinkProblem | null): problem is 'over' | 'elsewhere' =>
  problem === 'over' || problem === 'elsewhere';

const ENDS: Readonly<Record<string, LinkProblem>> = {
  'driverLink.over': 'over',
  'driverLink.elsewhere': 'elsewhere',
};
/** How a failure ended the link; undefined if the link still works. */
export const linkProblemOf = ({ errorCode }: CallFailure): LinkProblem | undefined =>
  ENDS[errorCode];
export const isOffline = ({ status }: CallFailure): boolean => status === 0;

/** Why a poll failed. */
export const pollProblemOf = (failure: CallFailure): LinkProblem =>
  linkProblemOf(failure) ?? (isOffline(failure) ? 'offline' : 'busy');

export interface LinkParts {
  readonly client: Pick<
    Client,
    'openDriverLink' | 'openDriverCard' | 'askAtPump' | 'renewDriverLink'
  >;
  readonly storage: KeyStorage;
  readonly token: string;
}

/** Calls common to both kinds of link. */
export const linkOf = ({ client, storage, token }: LinkParts) => ({
  body: () => ({ token, deviceKey: deviceKeyOf(storage, token) }),
  /** Requests a text message with a new link; resolves to whether it was sent. */
  renew: async (): Promise<boolean> => (await client.renewDriverLink({ body: { token } })).ok,
});
