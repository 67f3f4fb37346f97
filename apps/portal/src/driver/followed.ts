import { createListeners } from '../app/listeners.ts';

const SLOWER = 1.3;

interface Parts<State, Answer> {
  readonly initial: State;
  readonly look: (signal: AbortSignal) => Promise<Answer>;
  /** Returns the changes that a response makes to the state. */
  readonly take: (answer: Answer, state: State) => Partial<State>;
  /** Whether another poll could change the state. */
  readonly canChange: (state: State) => boolean;
  /** Milliseconds between polls: initial and maximum. */
  readonly waits: readonly [first: number, longest: number];
}

/** State polled while it can change, one poll at a time, at growing intervals. */
export function createFollowed<State, Answer>(parts: Parts<State, Answer>) {
  const [firstWait, longestWait] = parts.waits;
  let state = parts.initial;
  const { subscribe, tell } = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let looking: AbortController | null = null;
  let isFollowed = false;
  const set = (next: Partial<State>) => {
    state = { ...state, ...next };
    tell();
  };
  async function look() {
    clearTimeout(timer);
    looking?.abort();
    const mine = (looking = new AbortController());
    const answer = await parts.look(mine.signal);
    if (looking !== mine) return;
    looking = null;
    set(parts.take(answer, state));
    lookLater();
  }
  function lookLater() {
    clearTimeout(timer);
    if (!isFollowed || !parts.canChange(state)) return;
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(wait * SLOWER, longestWait);
  }
  /** Resets the interval and polls now: the page became visible, or a request was made. */
  function lookNow() {
    wait = firstWait;
    if (isFollowed && parts.canChange(state)) void look();
  }
  /** Drops the poll in flight, which started before the latest response. */
  function drop() {
    looking?.abort();
    looking = null;
  }
  function stop() {
    isFollowed = false;
    clearTimeout(timer);
    drop();
  }
  return {
    read: () => state,
    set,
    subscribe,
    /** Starts polling; returns a function that stops it. */
    follow() {
      isFollowed = true;
      lookNow();
      return stop;
    },
    lookNow,
    /** Drops the poll in flight and resets the interval, because newer state just arrived. */
    lookSoon() {
      drop();
      wait = firstWait;
      lookLater();
    },
  };
}
