import { instantOf, notAnInstant } from '../instants.js';

/** What the command line of `npm run events` asks for. */
export interface Asked {
  readonly command: string;
  readonly subject: string;
  readonly version?: number;
  /** ISO instant. */
  readonly at?: string;
  /** Positions in a partition. */
  readonly size?: number;
  /** A position: what lies below it. */
  readonly before?: number;
  /** Of one event. */
  readonly position?: number;
  readonly tablespace?: string;
  readonly personal: boolean;
  readonly reason: string;
}

/** The command line cannot be understood; the message says what to write instead. */
export class Misuse extends Error {}

export const HELP = `npm run events -- <command>

  stream <name>            a stream's events in order            npm run events -- stream lead-018f…
  state <name>             a stream folded to its state
      --version <n>            … to a version
      --at <instant>           … to an instant, such as 2026-11-21T14:30:00Z, or to the end of a day, such as 2026-11-21
  event <position>         one event of the log, by its position
      --personal --reason "…"  also shows personal data; leaves a trace (stream, state, event)
  views                    every view: rows, position, how far behind
  rebuild <view> | --all   builds a view again beside the live one, which serves until the switch
  readers                  who reads the log, how far behind, how many events each has set aside
  aside                    events that a reader could not take: which, for which row, why
  retry <reader>           takes what a reader has set aside, once the cause is corrected
  give-up <reader>         forgets one event that a reader has set aside, and takes what waited behind it
      --position <n>           … at this position
      --reason "…"             required for both; leaves a trace
  acts                     what operators did: looked at personal data, tried again, gave up
  partition                puts the log into partitions while the product runs; docs/scaling.md says when
      --size <n>               positions in each, 50000000 when not said
  partitions               every partition: positions, rows, size, where it lies
  archive                  moves full partitions to other disks while the product runs; docs/scaling.md says how
      --before <position>      those wholly below it
      --tablespace <name>      where to; pg_default is where they came from
  rewrap                   wraps every person's key under the MASTER_KEY of today (after a rotation)

Personal data is not shown unless asked for. All of it works while the product runs.
`;

/** Per command: what its argument is called (none when absent) and the options it knows. */
const COMMANDS: Readonly<Record<string, { readonly subject?: string; readonly options: readonly string[] }>> = {
  stream: { subject: 'a stream name, such as lead-018f…', options: ['version', 'at', 'personal', 'reason'] },
  state: { subject: 'a stream name, such as lead-018f…', options: ['version', 'at', 'personal', 'reason'] },
  event: { subject: 'a position, such as 4711', options: ['personal', 'reason'] },
  views: { options: [] },
  rebuild: { subject: 'the name of a view, or --all', options: ['all'] },
  readers: { options: [] },
  aside: { options: [] },
  retry: { subject: 'the name of a reader; "aside" lists them', options: ['reason'] },
  'give-up': { subject: 'the name of a reader; "aside" lists them', options: ['position', 'reason'] },
  acts: { options: [] },
  partition: { options: ['size'] },
  partitions: { options: [] },
  archive: { options: ['before', 'tablespace'] },
  rewrap: { options: [] },
};
const FLAGS = new Set(['personal', 'all']);
const REASON = { min: 5, max: 500 };

/** @throws Misuse with a sentence for the first thing that is wrong; `undefined` means: show the help */
export function asked(argv: readonly string[]): Asked | undefined {
  const [command, ...rest] = argv;
  if (command === undefined || ['help', '--help', '-h'].includes(command) || rest.includes('--help')) return undefined;
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command]! : undefined;
  if (!known) throw new Misuse(`There is no command "${command}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  const { words, options } = split(rest, command, known.options);
  const subject = options.has('all') ? '--all' : words[0];
  if (known.subject && !subject) throw new Misuse(`${command} needs ${known.subject}.`);
  const extra = words[known.subject && !options.has('all') ? 1 : 0];
  if (extra !== undefined) throw new Misuse(`"${extra}" is one word too many for ${command}.`);
  const reason = options.get('reason') ?? '';
  const personal = options.has('personal');
  if ((personal || ['retry', 'give-up'].includes(command)) && (reason.length < REASON.min || reason.length > REASON.max)) {
    throw new Misuse(
      `${personal ? '--personal' : command} needs --reason "…", ${REASON.min} to ${REASON.max} characters: it is kept with your name.`,
    );
  }
  if (command === 'give-up' && !options.has('position')) throw new Misuse('give-up needs --position <n>; "aside" lists them.');
  if (command === 'archive' && !(options.has('before') && options.has('tablespace')))
    throw new Misuse('archive needs --before <position> and --tablespace <name>; "partitions" lists what there is.');
  return {
    command,
    subject: subject ?? '',
    personal,
    reason,
    version: versionOf(options.get('version')),
    size: sizeOf(options.get('size')),
    before: positionOf('before', options.get('before')),
    position: positionOf('position', options.get('position')),
    tablespace: options.get('tablespace'),
    at: atOf(options.get('at')),
  };
}

function split(rest: readonly string[], command: string, known: readonly string[]): { words: string[]; options: Map<string, string> } {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i]!;
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    if (!known.includes(name))
      throw new Misuse(
        `${command} knows no option --${name}${known.length > 0 ? `; it knows ${known.map((o) => `--${o}`).join(', ')}` : ''}.`,
      );
    const value = FLAGS.has(name) ? '' : (inline ?? rest[++i]);
    if (value === undefined || value.startsWith('--')) throw new Misuse(`--${name} needs a value.`);
    options.set(name, value);
  }
  return { words, options };
}

/** A partition that fills while the log is put into partitions would refuse appends. */
const LEAST_SIZE = 1_000_000;

function sizeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const size = Number(text);
  if (!Number.isSafeInteger(size) || size < LEAST_SIZE)
    throw new Misuse(`--size ${text} is not a size: a whole number, ${LEAST_SIZE} at least.`);
  return size;
}

function positionOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const position = Number(text);
  if (!Number.isSafeInteger(position) || position < 1) throw new Misuse(`--${option} ${text} is not a position: they count 1, 2, 3…`);
  return position;
}

function versionOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const version = Number(text);
  if (!Number.isInteger(version) || version < 1 || version > 2_147_483_647)
    throw new Misuse(`--version ${text} is not a version: they count 1, 2, 3…`);
  return version;
}

function atOf(text: string | undefined): string | undefined {
  const at = text === undefined ? undefined : instantOf(text);
  if (text !== undefined && at === undefined) throw new Misuse(notAnInstant(text));
  return at;
}
