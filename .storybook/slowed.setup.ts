import { cdp } from 'vitest/browser';
import { beforeAll } from 'vitest';

/** The page has a fraction of the processor, as journeys have in `npm run test:firm`. */
beforeAll(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 4 }));
