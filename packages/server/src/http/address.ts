import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Returns the network address that a request came from. */
export type AddressReader = (request: IncomingMessage | undefined) => string;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** Strips the prefix that a dual-stack socket adds to an IPv4 address. */
const stripPrefix = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Trusts `x-forwarded-for` only from our own proxies, and only the last address in it that isn't
 * one of them: a caller can forge anything further to the left.
 *
 * @param proxies addresses and ranges (`10.0.0.0/8`)
 */
export function addressReader(proxies: readonly string[]): AddressReader {
  const proxyList = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) proxyList.addAddress(address, familyOf(address));
    else proxyList.addSubnet(address, Number(bits), familyOf(address));
  }
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxyList.check(address, familyOf(address));
  return (request) => {
    const peer = stripPrefix(request?.socket.remoteAddress ?? 'unknown');
    if (!isProxy(peer)) return peer;
    const forwarded = [request?.headers['x-forwarded-for'] ?? []]
      .flat()
      .join(',')
      .split(',')
      .map(stripPrefix);
    const caller = forwarded.findLast((address) => !isProxy(address)) ?? '';
    return isIP(caller) === 0 ? peer : caller;
  };
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

const groups = (text: string | undefined) => (text ? text.split(':') : []);

/** The key by which calls are counted: for IPv6 the /64, since one line can use all of it. */
export function networkOf(address: string): string {
  const plain = stripPrefix(address);
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [groups(before), groups(after)];
  const missing = Math.max(0, IPV6_GROUPS - head.length - tail.length);
  const allGroups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  const network = allGroups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
