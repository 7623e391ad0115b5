import { isIP } from 'node:net';

/**
 * The address limits count by: of IPv6 its first 64 bits, which is the smallest network anyone gets, so that no one has
 * sixteen quintillion tries; an IPv4 address written as IPv6 is that address.
 */
export function addressGroup(address: string): string {
  const bare = address.split('%', 1)[0]!.toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [parts(head), parts(tail ?? '')];
  const whole = tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
