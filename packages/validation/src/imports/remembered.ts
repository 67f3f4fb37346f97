/** Values that are kept with what was made of them: fleets, amounts and first names come again. */
const KNOWN_MAX = 500;

/**
 * The same function, which remembers what it gave for the first values that it was asked about, and
 * gives that up where hardly any of them comes again.
 */
export function remembered<Asked, Given extends object>(
  give: (asked: Asked) => Given,
): (asked: Asked) => Given {
  const known = new Map<Asked, Given>();
  let repeats = 0;
  let isOfUse = true;
  return (asked) => {
    if (!isOfUse) return give(asked);
    let found = known.get(asked);
    if (found !== undefined) {
      repeats += 1;
      return found;
    }
    found = give(asked);
    if (known.size < KNOWN_MAX) known.set(asked, found);
    else isOfUse = repeats > KNOWN_MAX;
    return found;
  };
}
