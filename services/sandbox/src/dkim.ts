import { createHash, verify, type KeyObject } from 'node:crypto';

/** What a receiver finds out about the signature of a message (RFC 6376). */
export type DkimVerdict = 'pass' | 'fail' | 'none';
/** The public key that a domain publishes under a selector. */
export type PublishedKeys = (selector: string, domain: string) => KeyObject | undefined;

interface HeaderField {
  readonly name: string;
  readonly value: string;
}

const spaces = (text: string): string => text.replace(/[ \t]+/g, ' ');
/** One field in the relaxed form of section 3.4.2. */
const relaxed = ({ name, value }: HeaderField): string => `${name}:${spaces(value.replace(/\r\n/g, '')).trim()}`;

function fieldsOf(head: string): HeaderField[] {
  return head.split(/\r\n(?![ \t])/).map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1) };
  });
}

/** The body in the relaxed form of section 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => spaces(line).replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
}

const tagsOf = (value: string): Map<string, string> =>
  new Map(
    value.split(';').flatMap((tag): [string, string][] => {
      const [name, ...rest] = tag.split('=');
      return rest.length > 0 ? [[name!.trim(), rest.join('=').replace(/\s+/g, '')]] : [];
    }),
  );

/** The fields that a signature covers, each from the bottom up, then its own without the signature itself. */
function signedText(fields: readonly HeaderField[], signature: HeaderField, names: readonly string[]): string {
  const left = fields.filter((f) => f !== signature);
  const covered = names.flatMap((name) => {
    const at = left.findLastIndex((f) => f.name === name);
    return at < 0 ? [] : left.splice(at, 1).map(relaxed);
  });
  const own = relaxed({ ...signature, value: signature.value.replace(/(\bb=)[^;]*/, '$1') });
  return [...covered, own].join('\r\n');
}

/** Checks the first signature of a message, as a receiver does: over its body and the headers it names, in the relaxed forms. */
export function dkimVerdict(raw: Buffer, keyOf: PublishedKeys): DkimVerdict {
  const message = raw.toString('latin1');
  const end = message.indexOf('\r\n\r\n');
  const fields = fieldsOf(message.slice(0, end));
  const signature = fields.find((f) => f.name === 'dkim-signature');
  if (!signature) return 'none';
  const tags = tagsOf(signature.value);
  const tag = (name: string): string => tags.get(name) ?? '';
  const names = tag('h').toLowerCase().split(':');
  const key = keyOf(tag('s'), tag('d'));
  if (!key || tag('c') !== 'relaxed/relaxed' || !names.includes('from')) return 'fail';
  const bodyHash = createHash('sha256')
    .update(relaxedBody(message.slice(end + 4)), 'latin1')
    .digest('base64');
  if (bodyHash !== tag('bh')) return 'fail';
  const text = Buffer.from(signedText(fields, signature, names), 'latin1');
  const given = Buffer.from(tag('b'), 'base64');
  return tag('a') === 'rsa-sha256' && verify('sha256', text, key, given) ? 'pass' : 'fail';
}
