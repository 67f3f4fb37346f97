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
])(
  'an issuer is an address of the web, and one thing is said of what is none: %s',
  (issuer, keys) => {
    expect(keysOf(identityClientConfig, { issuer })).toEqual(keys);
  },
);
