import { cdp } from 'vitest/browser';
import { beforeAll } from 'vitest';

/** For each file the page has another fraction of the processor, as pages of journeys have in `npm run test:firm`. */
beforeAll(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 + 3 * Math.random() }));
