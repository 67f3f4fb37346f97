/** Results to cache: fleets, amounts, and first names tend to repeat. */
const CACHED_MAX = 500;
/** New values in a row, once the cache is full, after which all are assumed unique, like VINs. */
const NEW_VALUES_MAX = 100;

/**
 * Caches a function's results: for `blank`, which is the most frequent value, for the previous
 * value, and for the first distinct ones. Stops looking them up if values hardly ever repeat.
 */
export function memoizeRecent<Key, Result extends object>(
  blank: NoInfer<Key>,
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const blankResult = compute(blank);
  const cache = new Map<Key, Result>();
  let lastKey: Key = blank;
  let lastResult = blankResult;
  let missesInARow = 0;
  return (key) => {
    if (key === blank) return blankResult;
    if (key === lastKey) return lastResult;
    if (missesInARow > NEW_VALUES_MAX) return compute(key);
    let result = cache.get(key);
    if (result !== undefined) missesInARow = 0;
    else {
      result = compute(key);
      if (cache.size < CACHED_MAX) cache.set(key, result);
      else missesInARow += 1;
    }
    lastKey = key;
    lastResult = result;
    return result;
  };
}
