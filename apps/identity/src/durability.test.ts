import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSignInsSurvive } from './testing/durability.ts';
import { identityProcess, runToEnd, type IdentityProcess } from './testing/identityProcess.ts';

let identity: IdentityProcess;
beforeAll(async () => {
  identity = await identityProcess();
});
afterAll(() => identity.stop());

testSignInsSurvive(() => identity, 'SIGTERM');

it('stops cleanly on SIGTERM, and logs that it is for development, demos, and tests', () => {
  expect(identity.lines()).toContain('for development, demos, and tests');
  expect(identity.lines()).toContain('"msg":"stopped"');
});

it('exits with code 1 and a one-line error if its port is in use', async () => {
  await identity.end('SIGTERM');
  const port = Number(identity.env['IDENTITY_PORT']);
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(port, resolve);
  });
  const { code, errors } = await runToEnd(identity.env);
  other.close();
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is in use. Stop the process that is using it, or choose another port.`,
  );
});
