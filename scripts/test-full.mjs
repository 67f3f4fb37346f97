// npm run test:full: npm test, and what only a release needs.
import { checkAndExit, runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { plain, steps, vitest, withoutStoryCache } from './lib/steps.mjs';
