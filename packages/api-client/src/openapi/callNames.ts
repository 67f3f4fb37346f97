import { isCall } from '../contract/call.ts';
import { AREAS } from '../contract/onDemand.ts';

/** The names of each area's calls as they stand in their file. */
export async function writeCallNames(): Promise<string> {
  const areas = Object.entries(AREAS).map(async ([area, load]) => {
    const calls = Object.entries(await load()).filter(([, value]) => isCall(value));
    return [area, calls.map(([name]) => name).toSorted()] as const;
  });
  return `${JSON.stringify(Object.fromEntries(await Promise.all(areas)), null, 2)}\n`;
}
