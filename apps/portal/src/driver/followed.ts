import { createListeners } from '../app/listeners.ts';

const BACKOFF_FACTOR = 1.3;

interface FollowedOptions<State, Result> {
  readonly initial: State;
  readonly look: (signal: AbortSignal) => Promise<Result>;
  /** Returns the changes that a response makes to the state. */
  readonly merge: (result: Result, state: State) => Partial<State>;
  /** Whether another poll could change the state. */
  readonly canChange: (state: State) => boolean;
  /** Milliseconds between polls: initial and maximum. */
  readonly pollMilliseconds: readonly [first: number, longest: number];
}

/** State polled while it can change, one poll at a time, at growing intervals. */
export function createFollowed<State, Result>(options: FollowedOptions<State, Result>) {
  const [firstWait, longestWait] = options.pollMilliseconds;
  let state = options.initial;
  const { subscribe, notify } = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let inFlight: AbortController | null = null;
  let isFollowed = false;
  const set = (next: Partial<State>) => {
    state = { ...state, ...next };
    notify();
  };
  async function poll() {
    clearTimeout(timer);
    inFlight?.abort();
    const controller = (inFlight = new AbortController());
    const result = await options.look(controller.signal);
    if (inFlight !== controller) return;
    inFlight = null;
    set(options.merge(result, state));
    pollLater();
  }
  function pollLater() {
    clearTimeout(timer);
    if (!isFollowed || !options.canChange(state)) return;
    timer = setTimeout(() => void poll(), wait);
    wait = Math.min(wait * BACKOFF_FACTOR, longestWait);
  }
  /** Resets the interval and polls now: the page became visible, or a request was made. */
  function refresh() {
    wait = firstWait;
    if (isFollowed && options.canChange(state)) void poll();
  }
  /** Drops the poll in flight, which started before the latest response. */
  function abortPoll() {
    inFlight?.abort();
    inFlight = null;
  }
  function stop() {
    isFollowed = false;
    clearTimeout(timer);
    abortPoll();
  }
  return {
    read: () => state,
    set,
    subscribe,
    /** Starts polling; returns a function that stops it. */
    follow() {
      isFollowed = true;
      refresh();
      return stop;
    },
    refresh,
    /** Drops the poll in flight and resets the interval, because newer state just arrived. */
    refreshSoon() {
      abortPoll();
      wait = firstWait;
      pollLater();
    },
  };
}
