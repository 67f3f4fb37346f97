/** Results to cache: fleets, amounts, and first names tend to repeat. */
const KNOWN_MAX = 500;
/** New values in a row, once the cache is full, after which all are assumed unique, like VINs. */
const NEW_VALUES_MAX = 100;

/**
 * Caches a function's results: for `blank`, which is the most frequent value, for the previous
 * value, and for the first distinct ones. Stops looking them up if values hardly ever repeat.
 */
export function remembered<Asked, Given extends object>(
  blank: NoInfer<Asked>,
  give: (asked: Asked) => Given,
): (asked: Asked) => Given {
  const ofBlank = give(blank);
  const known = new Map<Asked, Given>();
  let lastAsked: Asked = blank;
  let lastGiven = ofBlank;
  let newInRow = 0;
  return (asked) => {
    if (asked === blank) return ofBlank;
    if (asked === lastAsked) return lastGiven;
    if (newInRow > NEW_VALUES_MAX) return give(asked);
    let given = known.get(asked);
    if (given !== undefined) newInRow = 0;
    else {
      given = give(asked);
      if (known.size < KNOWN_MAX) known.set(asked, given);
      else newInRow += 1;
    }
    lastAsked = asked;
    lastGiven = given;
    return given;
  };
}
