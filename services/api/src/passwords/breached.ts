import { createHash } from 'node:crypto';

/** How much of the hash leaves: some hundreds of breached passwords begin with the same five digits (k-anonymity). */
const SENT = 5;
/** Someone waits for the answer; without one the password is taken, and asked about again at the next sign-in. */
const PATIENCE_MS = 1_500;

/** A list of passwords that were breached somewhere. */
export interface BreachedPasswords {
  /** Whether a password is on the list; `undefined` when the list did not answer. */
  has(password: string): Promise<boolean | undefined>;
}

/** No list: nothing is asked, nothing is known. */
const none: BreachedPasswords = { has: () => Promise.resolve(undefined) };

/**
 * The list at an address that speaks the range protocol of Have I Been Pwned: `GET /range/<first five digits of the SHA-1>` answers the
 * rest of each hash that begins so, with how often it was seen. Neither the password nor its hash leaves, nor whose it is.
 */
export function breachedPasswordsAt(url: string | undefined, ask: typeof fetch = fetch): BreachedPasswords {
  if (url === undefined) return none;
  const base = url.replace(/\/$/, '');
  return {
    async has(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const answer = await ask(`${base}/range/${hash.slice(0, SENT)}`, {
          // Answers of one length: who watches the line cannot tell the range by it.
          headers: { 'add-padding': 'true' },
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return answer.ok ? seen(await answer.text(), hash.slice(SENT)) > 0 : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** How often the rest of a hash was seen, by a list with a line for each; padding was never seen. */
function seen(list: string, rest: string): number {
  const line = list.split(/\r?\n/).find((one) => one.toUpperCase().startsWith(`${rest}:`));
  return line ? Number(line.slice(rest.length + 1)) : 0;
}
