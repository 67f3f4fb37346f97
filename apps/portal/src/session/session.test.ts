// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config/runtimeConfig.ts';
import { createSession } from './session.ts';

const network = vi.hoisted(() => ({ isOffline: true }));
vi.mock('@okta/okta-auth-js/idx', () => ({
  OktaAuth: class {
    idx = { canProceed: () => false };
    token = { renewTokens: async () => ({}) };
    constructor() {
      if (network.isOffline) throw new TypeError('Failed to fetch');
    }
    async start() {}
  },
}));

it('loads the identity client again if an earlier attempt failed', async () => {
  const read = readConfig({
    gatewayUrl: 'https://gateway.example',
    issuers: { main: 'https://id.example/oauth2/forecourt' },
  });
  if (!read.ok) throw new Error('the configuration is wrong');
  const session = createSession({
    config: read.config,
    origin: 'https://portal.example',
    local: localStorage,
    arrive: () => null,
    replace: async () => undefined,
  });
  await expect(session.idx()).rejects.toThrow('Failed to fetch');
  network.isOffline = false;
  expect((await session.idx()).canProceed()).toBe(false);
});
