import { type BlockList, isIP, isIPv4 } from 'node:net';

/** The IP address in an entry of X-Forwarded-For, which may have a port, or undefined. */
function parseAddress(entry: string): string | undefined {
  const address = entry
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(address) ? address : undefined;
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Adds an address such as 127.0.0.1 or ::1, or a network such as 10.0.0.0/8.
 * @returns false if it is neither
 */
export function addTrustedProxy(list: BlockList, entry: unknown): boolean {
  const match = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(typeof entry === 'string' ? entry : '');
  const [, address = '', prefix] = match ?? [];
  if (!isIP(address)) return false;
  const family = familyOf(address);
  const bits = family === 'ipv4' ? 32 : 128;
  if (Number(prefix ?? bits) > bits) return false;
  list.addSubnet(address, Number(prefix ?? bits), family);
  return true;
}

export const isTrustedProxy = (trustedProxies: BlockList, address: string) =>
  trustedProxies.check(address, familyOf(address));

/**
 * The address of the visitor. Each proxy appends the address of its client to X-Forwarded-For, so an
 * entry counts as long as all addresses after it are trusted.
 */
export function findClientAddress(
  peer: string,
  forwardedFor: string,
  trustedProxies: BlockList,
): string {
  const entries = forwardedFor.split(',').map(parseAddress);
  let address = parseAddress(peer) ?? '';
  while (address && isTrustedProxy(trustedProxies, address)) {
    const client = entries.pop();
    if (!client) break;
    address = client;
  }
  return address;
}

/** The groups of an IPv6 address. The URL parser writes an IPv4 address at its end as two groups. */
function splitGroups(address: string): string[] {
  const [start = '', end = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end].map((part) => part.split(':').filter(Boolean));
  const zeros = Array(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}

/**
 * The key under which requests of an address are counted: an IPv4 address, or an IPv6 network.
 * A connection usually has a /64 network, an organization a /48.
 */
export function rateLimitKey(address: string, prefix: 64 | 48 = 64): string {
  const plain = parseAddress(address) ?? '';
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (!plain.includes(':') || ipv4) return ipv4 ?? plain;
  return `${splitGroups(plain)
    .slice(0, prefix / 16)
    .join(':')}::/${prefix}`;
}
