import { atAndJson } from '../at-and-json.js';
import { Misuse } from '../events/arguments.js';

/** What the command line of `npm run config` asks for. */
export interface Asked {
  readonly command: 'export' | 'diff' | 'verify';
  /** An export of this or another environment. */
  readonly file?: string;
  /** ISO instant, included; now when absent. */
  readonly at?: string;
  readonly json: boolean;
}

export const HELP = `npm run config -- <command>

  export                     the configuration as JSON: every key, what is shipped and what was set, signed by the key of the audit chain
  verify <file>              whether an export is as it was signed, and by which environment's key
  diff <file>                what differs between an export and what is in force here; its signature is proved first
  diff --at <instant>        what differs between another instant and what is in force here now

      --at <instant>             … as it was then: 2026-11-21T14:30:00Z, or 2026-11-21 for the end of that day in Montréal
      --json                     … the answer as JSON (diff, verify)

verify ends with 0 when the signature holds; diff when nothing differs. An export has no personal data.
`;

const COMMANDS = ['export', 'diff', 'verify'] as const;

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  const line = atAndJson(argv, COMMANDS);
  if (!line) return undefined;
  const { command, words, at, json } = line;
  const [file, ...more] = command === 'export' ? [undefined, ...words] : words;
  if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many for ${command}.`);
  if (command === 'verify' && file === undefined) throw new Misuse('verify needs the file of an export.');
  if (command === 'diff' && (file === undefined) === (at === undefined))
    throw new Misuse('diff needs the file of an export, or --at with an instant.');
  return { command, json, ...(file === undefined ? {} : { file }), ...(at === undefined ? {} : { at }) };
}
