import { expect, it } from 'vitest';
import { runToEnd } from './testing/identityProcess.ts';
import { startIdentity } from './testing/startIdentity.ts';

it('exits with code 1 and a one-line error if the configuration file is missing', async () => {
  const { code, errors } = await runToEnd({ IDENTITY_CONFIG: '/nowhere.json' });
  expect(code).toBe(1);
  expect(errors).toContain('ENOENT');
  expect(errors.trim().split('\n')).toHaveLength(1);
});

it('serves no outbox page and no test controls unless they are enabled', async () => {
  const identity = await startIdentity({ DEMO: '0', TEST_CONTROLS: '0' });
  try {
    expect((await fetch(`${identity.url}/demo/outbox.json`)).status).toBe(404);
    expect((await fetch(`${identity.url}/demo/outbox`)).status).toBe(404);
    const moved = await fetch(`${identity.url}/test/clock`, { method: 'POST', body: '{}' });
    expect(moved.status).toBe(404);
  } finally {
    await identity.stop();
  }
});
