import { createListeners } from '../app/listeners.ts';

const SLOWER = 1.3;

interface Parts<State, Answer> {
  readonly initial: State;
  readonly look: (signal: AbortSignal) => Promise<Answer>;
  /** What an answer changes. */
  readonly take: (answer: Answer, state: State) => Partial<State>;
  /** Whether another look can find something else. */
  readonly canChange: (state: State) => boolean;
  /** Milliseconds until the next look: at first, and at most. */
  readonly waits: readonly [first: number, longest: number];
}

/** A state that is looked at while it can change, one look at a time and ever more slowly. */
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
  /** Begins looking often again, as when the page is seen again or something was asked. */
  function lookNow() {
    wait = firstWait;
    if (isFollowed && parts.canChange(state)) void look();
  }
  /** Drops the look that is on its way: it began before what was answered since. */
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
    /** Follows the state until the function that it returns is called. */
    follow() {
      isFollowed = true;
      lookNow();
      return stop;
    },
    lookNow,
    /** Looks soon, and often again: something newer has come. */
    lookSoon() {
      drop();
      wait = firstWait;
      lookLater();
    },
  };
}
