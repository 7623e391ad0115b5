import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Everything of IPv4 that is not the public internet (IANA special-purpose registry), the metadata addresses of clouds among it. */
const INSIDE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Azure's wire server answers on a public-looking address.
  ['168.63.129.16', 32],
];
/** Of IPv6 only global unicast is public, and of that not what carries an IPv4 address or stands in documents. */
const OUTSIDE_V6 = ['2000::', 3] as const;
const INSIDE_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const listOf = (family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
};
const insideV4 = listOf('ipv4', INSIDE_V4);
const insideV6 = listOf('ipv6', INSIDE_V6);
const outsideV6 = listOf('ipv6', [OUTSIDE_V6]);

/** Whether an address is one of the public internet: what is not known to be is not. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !insideV4.check(address, 'ipv4')
    : isIPv6(address) && outsideV6.check(address, 'ipv6') && !insideV6.check(address, 'ipv6');
