/** Holds back certain timers, so that a story can fire them itself. */
export function holdTimers(isHeld: (ms: number) => boolean) {
  const originals = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  };
  const held = new Map<number, () => void>();
  let count = 0;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms = 0, ...args: unknown[]) => {
      if (!isHeld(ms)) return originals.setTimeout(callback, ms, ...args);
      count += 1;
      held.set(-count, callback);
      return -count;
    },
    clearTimeout: (timer: number) => {
      if (!held.delete(timer)) originals.clearTimeout(timer);
    },
  });
  return { held, restore: () => Object.assign(window, originals) };
}
