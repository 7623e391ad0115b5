import { Misuse } from '../events/arguments.js';

/** What the command line of `npm run audit` asks for. */
export type Asked =
  | { readonly command: 'verify'; readonly head?: string }
  | { readonly command: 'show'; readonly person?: string; readonly action?: string; readonly subject?: string; readonly limit: number };

export const HELP = `npm run audit -- <command>

  verify                   walks the chain of seals and every row under it; says the first block and row that is not as it was
      --head <hash>            … and that this hash, written down earlier, is still in the chain
  show                     who did and saw what, newest first
      --person <id>            … one person: the id of a user or professional, or an operator's name
      --action <code>          … one act: saw, denied, signed-in, or the name of an event, such as LeadValidated
      --subject <stream>       … about one thing, such as lead-018f…
      --limit <n>              … so many lines; 50 unless said

verify ends with 0 when everything is as it was sealed, with 1 when something is not. Ids and codes only: no personal data.
`;

const OPTIONS = { verify: ['head'], show: ['person', 'action', 'subject', 'limit'] } as const;
const SHOWN = { usual: 50, most: 10_000 };

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  const [command, ...rest] = argv;
  if (command === undefined || ['help', '--help', '-h'].includes(command) || rest.includes('--help')) return undefined;
  if (command !== 'verify' && command !== 'show') throw new Misuse(`There is no command "${command}". Commands: verify, show.`);
  const options = optionsOf(command, rest);
  if (command === 'show') return { command, ...options, limit: limitOf(options.limit) };
  const { head } = options;
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new Misuse('--head needs the hash of a seal: 64 characters, 0-9 and a-f.');
  return { command, head };
}

function optionsOf(command: keyof typeof OPTIONS, rest: readonly string[]): Record<string, string> {
  const known: readonly string[] = OPTIONS[command];
  const options: Record<string, string> = {};
  for (let i = 0; i < rest.length; i++) {
    const [name = '', inline] = rest[i]!.replace(/^--/, '').split(/=(.*)/s);
    if (!rest[i]!.startsWith('--') || !known.includes(name))
      throw new Misuse(`${command} knows no "${rest[i]}"; it knows ${known.map((o) => `--${o}`).join(', ')}.`);
    const value = inline ?? rest[++i];
    if (!value || value.startsWith('--')) throw new Misuse(`--${name} needs a value.`);
    options[name] = value;
  }
  return options;
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return SHOWN.usual;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > SHOWN.most)
    throw new Misuse(`--limit ${text} is not a number from 1 to ${SHOWN.most}.`);
  return limit;
}
