import { expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { identityClientConfig } from './identityClientConfig.ts';

it.each([
  ['https://id.example/oauth2/forecourt', []],
  ['http://localhost:4300/oauth2/forecourt', []],
  ['no address at all', ['issuer.notUrl']],
  ['xhttps://id.example', ['issuer.notUrl']],
  ['httpsx://id.example', ['issuer.notUrl']],
  ['ftp://id.example', ['issuer.notUrl']],
])('an issuer must be a web URL, with a single issue reported if it is not: %s', (issuer, keys) => {
  expect(keysOf(identityClientConfig, { issuer })).toEqual(keys);
});
