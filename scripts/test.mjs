// npm test: what conventions ask of every change.
import { checkAndExit } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { steps } from './lib/steps.mjs';

await ensureChromium();
await checkAndExit(steps());
