/** Values that are kept with what was made of them: fleets, amounts and first names come again. */
const KNOWN_MAX = 500;
/** New values in a row, once no more are kept, after which all are taken for different: IDs, VINs. */
const NEW_VALUES_MAX = 100;

/**
 * The same function, which remembers what it gave for `blank`, which is asked most, for the value
 * before and for the first others. Where hardly any value comes again it leaves off looking.
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
