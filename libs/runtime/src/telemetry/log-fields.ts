import { z } from 'zod';
import { saidOf } from './said-error.js';

/** An id of ours or of a provider, or the name of a stream: no space, no sign of an address or a telephone number. */
const id = z.string().regex(/^[A-Za-z0-9][\w.:/-]{0,199}$/);
/** A name that code gives: of a reader, a job, a table, a command. */
const name = z.string().regex(/^[A-Za-z][\w.:/-]{0,99}$/);
const count = z.number();
const day = z.iso.date();
const counts = z.record(z.string().regex(/^[A-Za-z][\w-]{0,60}$/), count.optional());

/**
 * All that a log line may carry beside its sentence. What is not here, or is not of this form, is left out, and its name alone is
 * written (`dropped`). A field that is added states what it is, and is never a word that a person wrote.
 */
const LOG_FIELDS = {
  /** What went wrong: class, code and places (`saidOf`). */
  err: z.unknown().transform((error) => saidOf(error)),
  /** What an answer told its reader to quote. */
  reference: id,

  // Where it happened.
  what: z
    .string()
    .regex(/^[a-z][a-z ]{2,40}$/)
    .describe('the loop of a worker that failed'),
  reader: name.describe('a view or an automation'),
  job: name.describe('a kind of work'),
  timer: name.describe('a kind of timer'),
  command: name.describe('a command'),
  action: name.describe('an action that the record of accesses knows'),
  row: name.describe('a row of the retention table'),
  log: name.describe('a log that is sealed'),
  table: name.describe('a table'),
  template: name.describe('the code of a message template'),
  signal: name.describe('a signal of the operating system'),
  asked: name.describe('what the complaints of a day ask for'),
  code: name.describe('the code of a refusal or of a provider’s answer'),
  detail: name.describe('the fact a refusal states'),
  places: z.array(name).describe('tables where an erased canary was found'),
  views: z.array(z.string().regex(/^[\w-]{1,60} \d+$/)).describe('views that are built, with their versions'),

  // About what.
  work: id.describe('a row of work'),
  timerId: id.describe('a timer'),
  subject: id.describe('what a timer or a deadline belongs to'),
  mailId: id.describe('a received e-mail'),
  invoice: id.describe('an invoice, by the payment provider’s id'),
  hash: z.hex().max(64).describe('the hash of a seal'),
  position: count.describe('a position of the event log'),
  seal: count.describe('the number of a seal'),
  port: count.describe('where a process listens'),
  day: day.describe('a day of the books, of a run or of a canary'),
  at: count.describe('an instant of the demo, in milliseconds'),
  zone: name.describe('a time zone'),
  zoneFault: z
    .string()
    .regex(/^[A-Za-z][\w .,:;/()’'+-]{0,300}$/)
    .describe('what is wrong with the tables of time zones'),
  wallTime: z
    .string()
    .regex(/^[\d-]{10}T[\d:]{5,8}$/)
    .describe('the time of an appointment on its own clock'),
  startsAt: z.iso.datetime().describe('when an appointment stands by the former rules of its zone'),
  shouldStartAt: z.iso.datetime().describe('when it stands by the present ones'),
  keeps: z.boolean().describe('whether what was agreed by the clock moves with it'),

  // How many, how long.
  attempt: count,
  retryInSeconds: count,
  retryInMs: count,
  afterMs: count,
  ms: count,
  percent: count,
  rows: count,
  entries: count,
  missed: count,
  sent: count,
  complaints: count,
  commands: count,
  trouble: count,
  unexplainedCents: count,
  unfinished: z.boolean().describe('whether an erasure did not end'),
  counts: counts.describe('faults of the books by the rule they break'),
  byRow: z.record(name, counts.optional()).describe('what a retention run did, by row of its table'),
} satisfies Record<string, z.ZodType>;

/** What callers give; the compiler refuses a field that is not on the list. */
export type LogFields = { readonly [F in keyof typeof LOG_FIELDS]?: z.input<(typeof LOG_FIELDS)[F]> | undefined };

const MOST_NAMED = 20;
const NAMED = /^[A-Za-z]\w{0,39}$/;

/** What is on the list, as it may be written, with the names of what is not. */
export function allowed(fields: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const dropped = new Set<string>();
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const said = Object.hasOwn(LOG_FIELDS, field) ? LOG_FIELDS[field as keyof LogFields].safeParse(value) : undefined;
    if (said?.success) kept[field] = said.data;
    // Names of columns or of persons' own fields are names of ours; what does not look like one is not repeated either.
    else dropped.add(NAMED.test(field) ? field : '?');
  }
  return dropped.size > 0 ? { ...kept, dropped: [...dropped].slice(0, MOST_NAMED) } : kept;
}
