// Generates the token files for tools and hosts: tokens/tokens.json (DTCG) and tokens/ramps.css.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokens, rampsCss } from '../src/theme/designTokens.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'tokens');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
writeFileSync(join(folder, 'ramps.css'), rampsCss());
