import { afterAll, beforeAll } from 'vitest';
import { testSignInsSurvive } from './testing/durability.ts';
import { identityProcess, type IdentityProcess } from './testing/identityProcess.ts';

let identity: IdentityProcess;
beforeAll(async () => {
  identity = await identityProcess();
});
afterAll(() => identity.stop());

testSignInsSurvive(() => identity, 'SIGKILL');
