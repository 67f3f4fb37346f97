import { expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { requireActivation } from './guards.ts';

it('[FLAG-01] registration redirects to sign-in while account activation is off', () => {
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
