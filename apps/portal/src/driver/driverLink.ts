import type { CallFailure, DriverCard, DriverPage } from '@forecourt/api-client';
import type { DriverRequestInput } from '@forecourt/validation';
import { saveDeviceKey } from './deviceKey.ts';
import { createFollowed } from './followed.ts';
import {
  linkProblemOf,
  isEnded,
  isOffline,
  linkOf,
  pollProblemOf,
  type LinkParts,
  type LinkProblem,
} from './link.ts';

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 15_000;
/** A request carries a photo, perhaps over a weak signal; after this, the page polls instead. */
const ASK_MILLISECONDS = 60_000;

export interface LinkState {
  readonly page: DriverPage | null;
  readonly problem: LinkProblem | null;
  /** True while a request is being sent. */
  readonly isPending: boolean;
}

function problemOfAsk(failure: CallFailure): LinkProblem {
  const { errorCode, status } = failure;
  const ended = linkProblemOf(failure);
  if (ended) return ended;
  if (errorCode.startsWith('driverRequest.')) return 'cannot';
  if (isOffline(failure)) return 'unsentOffline';
  if (status === 429) return 'unsentLimited';
  return status >= 400 && status < 500 ? 'unsentInvalid' : 'unsentFailed';
}
/** Without a definite response, the request may have arrived anyway. */
const mayHaveArrived = (problem: LinkProblem) =>
  problem === 'unsentOffline' || problem === 'unsentFailed';

/** Whether polling can change anything: no page yet, or a request that is open or usable. */
const canChange = ({ page, problem }: LinkState) =>
  !isEnded(problem) &&
  (page === null ||
    problem === 'unsure' ||
    page.request?.state === 'open' ||
    page.request?.state === 'allowed' ||
    page.request?.isWithdrawn === true);

/**
 * A decline's link as this phone sees it: polls while something can change, one poll at a time, and
 * sends requests. If a request gets no response, it polls to find out whether it arrived; sending
 * it again does not create a second one.
 */
export function createDriverLink(parts: LinkParts) {
  const { client, storage, token } = parts;
  const { body, renew } = linkOf(parts);
  /** Why the last request failed, reported once it is known not to have arrived. */
  let unsent: LinkProblem | null = null;
  const withPage = (page: DriverPage) => {
    // from an older gateway release, which creates the key itself
    if (page.deviceKey !== null) saveDeviceKey(storage, token, page.deviceKey);
    if (page.request) unsent = null;
    return { page, problem: unsent };
  };
  const initial: LinkState = { page: null, problem: null, isPending: false };
  const followed = createFollowed({
    initial,
    look: (signal) => client.openDriverLink({ body: body() }, { signal }),
    merge: (result, { problem }) => {
      if (result.ok) return withPage(result.data);
      const lookProblem = pollProblemOf(result.failure);
      return problem === 'unsure' && !isEnded(lookProblem) ? {} : { problem: lookProblem };
    },
    canChange,
    pollMilliseconds: [FIRST_WAIT, LONGEST_WAIT],
  });
  const { set } = followed;

  return {
    ...followed,
    async ask(request: DriverRequestInput) {
      unsent = null;
      set({ isPending: true });
      const signal = AbortSignal.timeout(ASK_MILLISECONDS);
      const result = await client.askAtPump({ body: { ...body(), ask: request } }, { signal });
      if (result.ok) {
        set(withPage(result.data));
      } else {
        const problem = problemOfAsk(result.failure);
        if (mayHaveArrived(problem)) unsent = problem;
        set({ problem: mayHaveArrived(problem) ? 'unsure' : problem });
      }
      set({ isPending: false });
      if (result.ok) followed.refreshSoon();
      else followed.refresh();
    },
    async openCard(): Promise<DriverCard | null> {
      const result = await client.openDriverCard({ body: body() });
      if (result.ok) return result.data;
      set({ problem: linkProblemOf(result.failure) ?? 'card' });
      return null;
    },
    renew,
  };
}
export type DriverLink = ReturnType<typeof createDriverLink>;
