import { expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { requireActivation } from './guards.ts';

it('[FLAG-01] one registers while accounts are activated here, else is led to the sign-in', () => {
  expect(requireActivation({ flags: resolveFlags() })).toBeNull();
  const off = { flags: resolveFlags({ accountActivation: false }) };
  const thrown = () => {
    try {
      return requireActivation(off);
    } catch (answer) {
      return answer instanceof Response ? answer.headers.get('location') : answer;
    }
  };
  expect(thrown()).toBe('/en/login/');
});
