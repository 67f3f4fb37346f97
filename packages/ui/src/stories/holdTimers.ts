/** Holds back certain timers, so that a story can fire them itself. */
export function holdTimers(isHeld: (ms: number) => boolean) {
  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  };
  const held = new Map<number, () => void>();
  let count = 0;
  Object.assign(window, {
    setTimeout: (act: () => void, ms = 0, ...args: unknown[]) => {
      if (!isHeld(ms)) return real.setTimeout(act, ms, ...args);
      count += 1;
      held.set(-count, act);
      return -count;
    },
    clearTimeout: (timer: number) => {
      if (!held.delete(timer)) real.clearTimeout(timer);
    },
  });
  return { held, restore: () => Object.assign(window, real) };
}
