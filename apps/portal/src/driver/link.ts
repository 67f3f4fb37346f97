import type { CallFailure, Client } from '@forecourt/api-client';
import { deviceKeyOf, type KeyStorage } from './deviceKey.ts';

/** What is in the driver's way, each with words of its own for what to do. */
export type LinkProblem =
  /** The link is of no use to this phone. */
  | 'over'
  | 'elsewhere'
  /** The page cannot be brought up to date; it keeps trying. */
  | 'offline'
  | 'busy'
  /** The request cannot be allowed anymore. */
  | 'cannot'
  /** Whether the request arrived is not known; it is looked for. */
  | 'unsure'
  /** The request did not arrive. */
  | 'unsentOffline'
  | 'unsentLimited'
  | 'unsentInvalid'
  | 'unsentFailed'
  /** The card in plain words did not come. */
  | 'card';

export const isEnded = (problem: LinkProblem | null): problem is 'over' | 'elsewhere' =>
  problem === 'over' || problem === 'elsewhere';

const ENDS: Readonly<Record<string, LinkProblem>> = {
  'driverLink.over': 'over',
  'driverLink.elsewhere': 'elsewhere',
};
/** How a link has ended, by what failed; undefined: it goes on. */
export const endedBy = ({ errorCode }: CallFailure): LinkProblem | undefined => ENDS[errorCode];
export const isOffline = ({ status }: CallFailure): boolean => status === 0;

/** Why a look got no answer. */
export const problemOfLook = (failure: CallFailure): LinkProblem =>
  endedBy(failure) ?? (isOffline(failure) ? 'offline' : 'busy');

export interface LinkParts {
  readonly client: Pick<
    Client,
    'openDriverLink' | 'openDriverCard' | 'askAtPump' | 'renewDriverLink'
  >;
  readonly storage: KeyStorage;
  readonly token: string;
}

/** What this phone sends by a link, whatever that shows. */
export const linkOf = ({ client, storage, token }: LinkParts) => ({
  body: () => ({ token, deviceKey: deviceKeyOf(storage, token) }),
  /** Asks for a text with another link; answers whether that was done. */
  renew: async (): Promise<boolean> => (await client.renewDriverLink({ body: { token } })).ok,
});
