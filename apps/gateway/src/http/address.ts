import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The network address that the call came from. */
    address: string;
  }
}

/** Returns the network address that a request came from. */
export type AddressReader = (request: IncomingMessage | undefined) => string;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** Strips the prefix that a dual-stack socket adds to an IPv4 address. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Trusts `x-forwarded-for` only from our own proxies, and only the last address in it that isn't
 * one of them: a caller can forge anything further to the left.
 *
 * @param proxies addresses and ranges (`10.0.0.0/8`)
 */
export function addressReader(proxies: readonly string[]): AddressReader {
  const ours = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) ours.addAddress(address, familyOf(address));
    else ours.addSubnet(address, Number(bits), familyOf(address));
  }
  const isOurs = (address: string) => isIP(address) !== 0 && ours.check(address, familyOf(address));
  return (request) => {
    const own = plain(request?.socket.remoteAddress ?? 'unknown');
    if (!isOurs(own)) return own;
    const told = [request?.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain);
    const caller = told.findLast((address) => !isOurs(address)) ?? '';
    return isIP(caller) === 0 ? own : caller;
  };
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

const groups = (text: string | undefined) => (text ? text.split(':') : []);

/** The key by which calls are counted: for IPv6 the /64, since one line can use all of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const [first, last] = [groups(before), groups(after)];
  const left = Math.max(0, IPV6_GROUPS - first.length - last.length);
  const all = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  const network = all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Provided by Node; empty in tests that call without a server. */
interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** Records where each call came from. */
export function noteAddress(read: AddressReader): MiddlewareHandler {
  return (c, next) => {
    const bindings: Bindings | undefined = c.env;
    c.set('address', read(bindings?.incoming));
    return next();
  };
}

/** The network address that the call came from. */
export const callerAddress = (c: Context): string => c.get('address');
