import { PROVINCES, US_STATES } from '../addresses/regions.ts';

const REGIONS = [...US_STATES, ...PROVINCES];
const CODES: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** Finds the two-letter code of a state or province by code or name. */
export const stateOf = (text: string): string | undefined =>
  CODES.get(
    text
      .toLowerCase()
      .replaceAll('.', '')
      .replace(/^(?:us|ca)[-\s]/, ''),
  );

/** Extracts the city and state from the end of an address, such as `…, Amarillo, TX 79101, USA`. */
export function placeAtEnd(
  address: string,
): { readonly city: string | null; readonly state: string } | null {
  const [, town, code = '', canadian = ''] =
    /(?:^|,\s*)(?:([^,\d][^,]*),\s*)?(?:([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?|([A-Z]{2})\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?:,\s*(?:US|USA|United States|CA|Canada))?$/.exec(
      address,
    ) ?? [];
  const state = stateOf(code || canadian);
  return state === undefined ? null : { city: town ?? null, state };
}
