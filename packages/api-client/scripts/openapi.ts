/**
 * Generates `openapi.json` and the names of each area's calls from the contract.
 *
 *   node --conditions=@forecourt/source scripts/openapi.ts             after contract changes
 *   node --conditions=@forecourt/source scripts/openapi.ts --released  at a release: new baseline
 */
import { writeFileSync } from 'node:fs';
import { writeCallNames } from '../src/openapi/callNames.ts';
import { writeOpenApi } from '../src/openapi/createOpenApi.ts';
import { CURRENT_FILE, NAMES_FILE, packageVersion, RELEASED_FILE } from './files.ts';

const openApiJson = writeOpenApi(packageVersion());
writeFileSync(CURRENT_FILE, openApiJson);
writeFileSync(NAMES_FILE, await writeCallNames());
if (process.argv.includes('--released')) writeFileSync(RELEASED_FILE, openApiJson);
