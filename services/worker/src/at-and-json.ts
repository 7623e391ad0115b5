import { Misuse } from './events/arguments.js';
import { instantOf, notAnInstant } from './instants.js';

/** A command line of one command, its words, and the options `--at` and `--json`. */
export interface AtAndJson<C extends string> {
  readonly command: C;
  readonly words: readonly string[];
  /** ISO instant, included; now when absent. */
  readonly at?: string;
  readonly json: boolean;
}

/**
 * Reads a command line whose commands all know `--at` and `--json`.
 * @returns nothing when it asks for help
 * @throws Misuse with a sentence for the first thing that is wrong
 */
export function atAndJson<C extends string>(argv: readonly string[], commands: readonly C[]): AtAndJson<C> | undefined {
  const [name, ...rest] = argv;
  if (name === undefined || ['help', '--help', '-h'].includes(name) || rest.includes('--help')) return undefined;
  const command = commands.find((c) => c === name);
  if (!command) throw new Misuse(`There is no command "${name}". Commands: ${commands.join(', ')}.`);
  const words: string[] = [];
  let at: string | undefined;
  let json = false;
  for (let i = 0; i < rest.length; i++) {
    const [option = '', inline] = rest[i]!.split(/=(.*)/s);
    if (option === '--json' && inline === undefined) json = true;
    else if (option === '--at') at = atOf(inline ?? rest[++i]);
    else if (option.startsWith('--')) throw new Misuse(`${command} knows no option ${option}; it knows --at, --json.`);
    else words.push(rest[i]!);
  }
  return { command, words, json, ...(at === undefined ? {} : { at }) };
}

function atOf(text = ''): string {
  const at = instantOf(text);
  if (at === undefined) throw new Misuse(notAnInstant(text));
  return at;
}
