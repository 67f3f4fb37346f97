import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressReader, networkOf } from './address.ts';

const request = (remoteAddress: string, forwarded?: string) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const made = new IncomingMessage(socket);
  if (forwarded !== undefined) made.headers['x-forwarded-for'] = forwarded;
  return made;
};
const read = addressReader(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

it.each([
  ['of a stranger, whatever it says', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['before our proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['before several of ours', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['of whoever made up what is left of it', '127.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['before our proxy on IPv6', '::ffff:127.0.0.1', '2001:db8::7, fd00::1', '2001:db8::7'],
  ['of our proxy that names nobody', '10.1.2.3', undefined, '10.1.2.3'],
  ['of our proxy that names no address', '10.1.2.3', '203.0.113.7, unknown', '10.1.2.3'],
])('returns the address %s', (_whose, remoteAddress, forwarded, address) => {
  expect(read(request(remoteAddress, forwarded))).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('counts calls from %s under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
