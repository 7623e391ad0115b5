import { Misuse } from '../events/arguments.js';

/** What the command line of `npm run admin` asks for. */
export type Asked =
  | { readonly command: 'create'; readonly email: string; readonly name: string; readonly lang: 'fr' | 'en' }
  | { readonly command: 'reset-factors'; readonly email: string; readonly reason: string };

export const HELP = `npm run admin -- <command>

  create                   opens an administrator's account and prints the link by which its holder chooses a password
      --email <address>        … who signs in with this address
      --name "<name>"          … and is called so
      --lang fr|en             … and is written to in French (unless said) or English
  reset-factors            takes the second factors of an account away, for who lost phone and recovery codes and has no
                           colleague who could do it in the console; the next sign-in enrols anew
      --email <address>        … whose
      --reason "…"             … and why: it is kept with your name

A password is never printed, and no one but its holder ever knows it. Each act leaves a trace: npm run events -- acts
`;

const OPTIONS = { create: ['email', 'name', 'lang'], 'reset-factors': ['email', 'reason'] } as const;
type Command = keyof typeof OPTIONS;
const REASON = { min: 5, max: 500 };

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  const [command, ...rest] = argv;
  if (command === undefined || ['help', '--help', '-h'].includes(command) || rest.includes('--help')) return undefined;
  if (!isCommand(command)) throw new Misuse(`There is no command "${command}". Commands: create, reset-factors.`);
  const { email = '', name = '', lang = 'fr', reason = '' } = optionsOf(command, rest);
  if (!email.trim()) throw new Misuse(`${command} needs --email, the address of the account.`);
  if (command === 'create') {
    if (!name.trim()) throw new Misuse('create needs --name "…", what the person is called.');
    if (lang !== 'fr' && lang !== 'en') throw new Misuse(`--lang ${lang} is not a language we write in: fr or en.`);
    return { command, email, name, lang };
  }
  if (reason.trim().length < REASON.min || reason.length > REASON.max)
    throw new Misuse(`reset-factors needs --reason "…", ${REASON.min} to ${REASON.max} characters: it is kept with your name.`);
  return { command, email, reason: reason.trim() };
}

const isCommand = (text: string): text is Command => Object.hasOwn(OPTIONS, text);

function optionsOf(command: Command, rest: readonly string[]): Partial<Record<string, string>> {
  const known: readonly string[] = OPTIONS[command];
  const options: Partial<Record<string, string>> = {};
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i]!;
    if (!word.startsWith('--')) throw new Misuse(`"${word}" is one word too many; a text of several words needs quotes around it.`);
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (!known.includes(name)) throw new Misuse(`${command} knows no option --${name}; it knows ${known.map((o) => `--${o}`).join(', ')}.`);
    const value = inline ?? rest[++i];
    if (value === undefined || value.startsWith('--')) throw new Misuse(`--${name} needs a value.`);
    options[name] = value;
  }
  return options;
}
