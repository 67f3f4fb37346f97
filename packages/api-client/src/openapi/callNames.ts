import { isCall } from '../contract/call.ts';
import { AREAS } from '../contract/onDemand.ts';

/** The content of `callNames.json`: the names of each area's calls. */
export async function writeCallNames(): Promise<string> {
  const areas = Object.entries(AREAS).map(async ([area, load]) => {
    const calls = Object.entries(await load()).filter(([, value]) => isCall(value));
    return [area, calls.map(([name]) => name).toSorted()] as const;
  });
  return `${JSON.stringify(Object.fromEntries(await Promise.all(areas)), null, 2)}\n`;
}
