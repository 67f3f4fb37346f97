/**
 * Writes `openapi.json` and the names of the calls of each area out of the contract.
 *
 *   node --conditions=@forecourt/source scripts/openapi.ts             after a change of the contract
 *   node --conditions=@forecourt/source scripts/openapi.ts --released  at a release: it becomes the baseline
 */
import { writeFileSync } from 'node:fs';
import { writeCallNames, writeOpenApi } from '../src/openapi/index.ts';
import { CURRENT_FILE, NAMES_FILE, packageVersion, RELEASED_FILE } from './files.ts';

const written = writeOpenApi(packageVersion());
writeFileSync(CURRENT_FILE, written);
writeFileSync(NAMES_FILE, await writeCallNames());
if (process.argv.includes('--released')) writeFileSync(RELEASED_FILE, written);
