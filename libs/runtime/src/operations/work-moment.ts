import { automationRule, shippedRule, textOf } from '@jurilien/automation';
import type { Config } from '@jurilien/event-sourcing';
import { templateOf } from '@jurilien/notifications';
import type { Work } from '@jurilien/processes';
import { automationMaxLatenessHours, DAY_MS, HOUR_MS, MINUTE_MS, plus } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/** No code lives longer. */
const CODE_LIVES_MS = HOUR_MS;
/** A test text that is this late is of no use to the person who asked for it. */
const TEST_LIVES_MS = HOUR_MS;
/** Letters of a morning are worth nothing the next one. */
const LETTERS_LIVE_MS = DAY_MS;

/** What its moment follows from. */
interface OfWork<N extends keyof Work> {
  readonly input: Work[N];
  readonly queue: string;
  readonly priority: number;
  readonly occurredAt: string;
}
type Tools = Pick<Kernel, 'books'> & { readonly config: Config };
type Moments = { readonly [N in keyof Work]?: (of: OfWork<N>, tools: Tools) => string | undefined };

/** Until when each kind of work is worth doing. Kinds that look at the state again when they run have no moment. */
const MOMENTS: Moments = {
  deliver: ({ priority, occurredAt }) => (priority === CODE ? plus(occurredAt, CODE_LIVES_MS) : undefined),
  notify: (of, tools) => ofRule(of, tools),
  'mind-relay': ({ input }) => input.answerBy,
  'test-template': ({ occurredAt }) => plus(occurredAt, TEST_LIVES_MS),
  'try-rule': ({ occurredAt }) => plus(occurredAt, TEST_LIVES_MS),
  'mail-report': ({ occurredAt }) => plus(occurredAt, LETTERS_LIVE_MS),
  'digest-follow-ups': ({ occurredAt }) => plus(occurredAt, LETTERS_LIVE_MS),
};

/** The priority of codes alone. */
const CODE = 1;

/** A code as long as it lives, a reminder until what it reminds of, what was planned as long as its rule lets it be late. */
function ofRule({ input, occurredAt }: OfWork<'notify'>, { books, config }: Tools): string | undefined {
  const shipped = shippedRule(input.rule);
  if (!shipped) return undefined;
  const { template, reminds, maxLateMinutes } = textOf(shipped, books.of(automationRule, input.rule), input);
  if (templateOf(template).class === 'otp') return plus(occurredAt, CODE_LIVES_MS);
  if (reminds && input.forDate) return input.forDate;
  if (input.dueAt === undefined) return undefined;
  return plus(input.dueAt, (maxLateMinutes ?? config.value(automationMaxLatenessHours) * 60) * MINUTE_MS);
}

/** Work as its row has it, written by this code or an older one. */
export interface TimelyWork {
  readonly job: string;
  readonly input: unknown;
  readonly queue: string;
  readonly priority: number;
  readonly occurredAt: string;
}

/** Until when work is worth doing: no one waits for it any more after that. Nothing where it is worth doing whenever. */
export function workMoment(kernel: Pick<Kernel, 'books' | 'configuration'>, of: TimelyWork): string | undefined {
  const moment = (MOMENTS as Readonly<Record<string, ((of: TimelyWork, tools: Tools) => string | undefined) | undefined>>)[of.job];
  return moment?.(of, { books: kernel.books, config: kernel.configuration.current() });
}

/** Whether the moment of work is past. @param now the database's instant */
export function isPastMoment(kernel: Pick<Kernel, 'books' | 'configuration'>, of: TimelyWork, now: string): boolean {
  const moment = workMoment(kernel, of);
  return moment !== undefined && Date.parse(moment) <= Date.parse(now);
}
