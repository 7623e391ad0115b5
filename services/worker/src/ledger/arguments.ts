import { atAndJson } from '../at-and-json.js';
import { Misuse } from '../events/arguments.js';

/** What the command line of `npm run ledger` asks for. */
export interface Asked {
  readonly command: 'verify' | 'statement' | 'trial-balance' | 'export';
  /** The professional of a statement. */
  readonly professionalId?: string;
  /** ISO instant, included; now when absent. */
  readonly at?: string;
  readonly json: boolean;
}

export const HELP = `npm run ledger -- <command>

  verify                     proves the books anew from the log: the twelve invariants, by an implementation of their own
  statement <professionalId> every entry of one account, with its lines in coins and in money and the balance it left
  trial-balance              every account in coins and in cents: debit, credit, balance; both sides must be even
  export                     the journal as JSON, one line per event: accounts, payments and documents, without names

      --at <instant>             … as the books stood then: 2026-11-21T14:30:00Z, or 2026-11-21 for the end of that day in Montréal
      --json                     … the answer as JSON (verify, statement, trial-balance)

verify ends with 0 when all twelve hold, with 1 when one does not, naming each fault with its stream and position. Ids, amounts and
codes only: no personal data.
`;

const COMMANDS = ['verify', 'statement', 'trial-balance', 'export'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  const line = atAndJson(argv, COMMANDS);
  if (!line) return undefined;
  const { command, words, at, json } = line;
  const [professionalId, ...more] = command === 'statement' ? words : [undefined, ...words];
  if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many for ${command}.`);
  if (command === 'statement' && (professionalId === undefined || !UUID.test(professionalId)))
    throw new Misuse('statement needs the id of a professional, such as 018f4e2a-….');
  return {
    command,
    json,
    ...(professionalId === undefined ? {} : { professionalId: professionalId.toLowerCase() }),
    ...(at === undefined ? {} : { at }),
  };
}
