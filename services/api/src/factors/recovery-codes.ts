import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@jurilien/identity';

/** Letters and digits no one confuses when reading them from paper (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 24;

/** Ten codes of 120 bits, written in fours. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % 32])
      .join('')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );

/** What is kept of a code. It has the strength of a key, so one pass of SHA-256 is enough; blanks, dashes and look-alikes do not matter. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')).digest('hex');
