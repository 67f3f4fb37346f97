import full from 'libphonenumber-js/max/metadata';
import { expect, it } from 'vitest';
import { nanpMetadata } from './nanpMetadata.ts';

const header = `import type { MetadataJson } from 'libphonenumber-js/core';

/**
 * What libphonenumber (Apache License 2.0) knows of the numbers under the calling code 1, with the
 * types of number; the data of all other countries is left out.
 */
`;

it('[AUTH-50] [AUTH-51] [AUTH-52] nanpMetadata is libphonenumber’s data for code 1', async () => {
  const codes = full.country_calling_codes['1'] ?? [];
  const part = {
    ...full,
    country_calling_codes: { 1: codes },
    countries: Object.fromEntries(codes.map((code) => [code, full.countries[code]])),
    nonGeographic: {},
  };
  const literal = `'${JSON.stringify(part)
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)}'`;
  const source = `${header}export const nanpMetadata: MetadataJson = /* @__PURE__ */ JSON.parse(\n  ${literal},\n);\n`;
  await expect(source).toMatchFileSnapshot('./nanpMetadata.ts');
  expect(nanpMetadata).toEqual(part);
});
