// Whose request it is, as far as an address can tell: the proxy's word only where the proxy is ours.
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

export type IsProxy = (address: string | undefined) => boolean;

const range = /^([^/]+)\/(\d{1,3})$/;

/** Whether it is an address such as 10.0.0.1, or a range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [, address = text, bits] = range.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits ?? 0) <= (isIPv4(address) ? 32 : 128);
}

const mostRemembered = 1_000;

/** Whether an address is one of these addresses and ranges. */
export function proxiesAmong(trusted: readonly string[]): IsProxy {
  if (trusted.length === 0) return () => false;
  const list = new BlockList();
  for (const text of trusted) {
    const [, address = text, bits] = range.exec(text) ?? [];
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  const known = new Map<string, boolean>();
  return (given) => {
    const address = plainAddress(given);
    const before = known.get(address);
    if (before !== undefined) return before;
    const isOne = isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
    if (known.size >= mostRemembered) known.clear();
    known.set(address, isOne);
    return isOne;
  };
}

/** The address to count by: the last that no proxy of ours has. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: () => string | undefined,
  isProxy: IsProxy,
): string {
  if (!isProxy(peer)) return networkOf(peer);
  const hops = (forwardedFor() ?? '').split(',').map(addressIn);
  // What is no address came from further out than we can tell: whoever handed it on is counted.
  const last = hops.findLastIndex((hop) => !isProxy(hop));
  const visitor = hops[last];
  return networkOf(visitor === undefined || visitor === '' ? (hops[last + 1] ?? peer) : visitor);
}

/** What one household or machine has: an IPv4 address, or the /64 of an IPv6 one, in one spelling. */
export function networkOf(given: string | undefined): string {
  const address = plainAddress(given);
  if (!isIPv6(address)) return address;
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high !== undefined && low !== undefined) return dottedOf(high, low);
  const [head = '', tail] = written.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address that was written as the last two groups of an IPv6 one. */
function dottedOf(high: string, low: string): string {
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .map((pair) => `${pair >> 8}.${pair & 255}`)
    .join('.');
}

/** Some proxies add the port, and IPv6 then stands in brackets; empty for what is no address. */
function addressIn(hop: string): string {
  const text = hop.trim();
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = plainAddress(bracketed ?? dotted ?? text);
  return isIP(address) === 0 ? '' : address;
}

/** An IPv4 address that arrived over IPv6 is the same address, and a zone is this machine's own word. */
function plainAddress(address = ''): string {
  const plain = address.replace(/%.*$/, '');
  const [, dotted] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  return dotted ?? plain;
}
