import type { CallFailure, Client, DriverCard, DriverPage } from '@forecourt/api-client';
import type { DriverAsk } from '@forecourt/validation';
import { deviceKeyOf, keepDeviceKey } from './deviceKey.ts';
import { createFollowed } from './followed.ts';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 15_000;
/** A request comes with a picture, perhaps over a weak signal; after that it is looked for. */
const ASK_MILLISECONDS = 60_000;

/** What stands in the way of the driver, each with words of its own for what to do. */
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

export interface LinkState {
  readonly page: DriverPage | null;
  readonly problem: LinkProblem | null;
  /** A request is on its way. */
  readonly isPending: boolean;
}

export const isEnded = (problem: LinkProblem | null): problem is 'over' | 'elsewhere' =>
  problem === 'over' || problem === 'elsewhere';

const OF_LINK: Readonly<Record<string, LinkProblem>> = {
  'driverLink.over': 'over',
  'driverLink.elsewhere': 'elsewhere',
};
const isOffline = ({ status }: CallFailure) => status === 0;

/** What keeps a look from an answer. */
export const problemOfLook = (failure: CallFailure): LinkProblem =>
  OF_LINK[failure.errorCode] ?? (isOffline(failure) ? 'offline' : 'busy');

function problemOfAsk(failure: CallFailure): LinkProblem {
  const { errorCode, status } = failure;
  const known = OF_LINK[errorCode];
  if (known) return known;
  if (errorCode.startsWith('driverRequest.')) return 'cannot';
  if (isOffline(failure)) return 'unsentOffline';
  if (status === 429) return 'unsentLimited';
  return status >= 400 && status < 500 ? 'unsentInvalid' : 'unsentFailed';
}
/** Where no answer says so, the request may have arrived all the same. */
const mayHaveArrived = (problem: LinkProblem) =>
  problem === 'unsentOffline' || problem === 'unsentFailed';

/** Whether something can still change: the page did not come, a request is open, or it can be used. */
const canChange = ({ page, problem }: LinkState) =>
  !isEnded(problem) &&
  (page === null ||
    problem === 'unsure' ||
    page.request?.state === 'open' ||
    page.request?.state === 'allowed' ||
    page.request?.isWithdrawn === true);

export interface LinkParts {
  readonly client: Pick<
    Client,
    'openDriverLink' | 'openDriverCard' | 'askAtPump' | 'renewDriverLink'
  >;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly token: string;
}

/**
 * The link of a decline as this phone has it: looked at while something can change, one look at a
 * time, and asked by. A request that no answer came to is looked for, since asking twice is one
 * request.
 */
export function createDriverLink({ client, storage, token }: LinkParts) {
  /** What stands against the last request, once it is known that it did not arrive. */
  let unsent: LinkProblem | null = null;
  const link = () => ({ token, deviceKey: deviceKeyOf(storage, token) });
  const pageTaken = (page: DriverPage) => {
    // of an older release, which makes the key
    if (page.deviceKey !== null) keepDeviceKey(storage, token, page.deviceKey);
    if (page.request) unsent = null;
    return { page, problem: unsent };
  };
  const initial: LinkState = { page: null, problem: null, isPending: false };
  const followed = createFollowed({
    initial,
    look: (signal) => client.openDriverLink({ body: link() }, { signal }),
    take: (answer, { problem }) => {
      if (answer.ok) return pageTaken(answer.data);
      const isLookedFor = problem === 'unsure' && !OF_LINK[answer.failure.errorCode];
      return isLookedFor ? {} : { problem: problemOfLook(answer.failure) };
    },
    canChange,
    waits: [FIRST_WAIT, LONGEST_WAIT],
  });
  const { set } = followed;

  return {
    ...followed,
    async ask(asked: DriverAsk) {
      unsent = null;
      set({ isPending: true });
      const signal = AbortSignal.timeout(ASK_MILLISECONDS);
      const answer = await client.askAtPump({ body: { ...link(), ask: asked } }, { signal });
      if (answer.ok) {
        set(pageTaken(answer.data));
      } else {
        const problem = problemOfAsk(answer.failure);
        if (mayHaveArrived(problem)) unsent = problem;
        set({ problem: mayHaveArrived(problem) ? 'unsure' : problem });
      }
      set({ isPending: false });
      if (answer.ok) followed.lookSoon();
      else followed.lookNow();
    },
    async openCard(): Promise<DriverCard | null> {
      const answer = await client.openDriverCard({ body: link() });
      if (answer.ok) return answer.data;
      set({ problem: OF_LINK[answer.failure.errorCode] ?? 'card' });
      return null;
    },
    /** Whether the text was asked for. */
    renew: async () => (await client.renewDriverLink({ body: { token } })).ok,
  };
}
export type DriverLink = ReturnType<typeof createDriverLink>;
