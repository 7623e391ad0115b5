import {
  automationRule,
  masked,
  shippedRule,
  stoppedNow,
  type Due,
  type Finder,
  type Sample,
  type Tried,
  type TriedOccasion,
} from '@jurilien/automation';
import type { ConfigPlace, Recorded } from '@jurilien/event-sourcing';
import { gate, isHeld, type Way } from '@jurilien/messaging';
import { kindOf, templateOf, type Channel, type Vars } from '@jurilien/notifications';
import { localDate, segmentsOf } from '@jurilien/reference';
import { asOf, processFacts, questionsOf, writeWords, type Kernel } from '@jurilien/runtime';
import { addressFacts, recipientOf, reminderMoment, subjectOf, type Subject } from '../messages/delivery/address-facts.js';
import { withoutWay } from '../messages/end-run.js';
import { firstInTurn } from '../messages/in-turn.js';
import { readerOf, type Reached } from '../messages/rules/readers/index.js';
import { variablesOf } from '../messages/rules/variables-of.js';
import type { Seen } from '../messages/seen.js';
import { waysOf, writtenOn } from '../messages/wishes.js';
import type { PastStates } from './past-states.js';
import type { Replayed } from './replayed.js';

/** What becomes of one occurrence in a trial. */
export interface Outcome {
  readonly waits: boolean;
  readonly stopped: readonly string[];
  readonly sent?: TriedOccasion;
  /** Its words in both languages. */
  sample(): Promise<Sample | undefined>;
}
const nothing = (over: Partial<Outcome>): Outcome => ({ waits: false, stopped: [], sample: () => Promise.resolve(undefined), ...over });

/** Finds facts and variables as they were at an instant; links and codes are none that open anything. */
export function pastFinder({ kernel, now, state }: Seen, { occurrence: { about } }: Due): Finder {
  const { publicUrl } = kernel.settings;
  return {
    ...{ about, ...asOf(kernel, now), state, ask: questionsOf(kernel) },
    ...processFacts(kernel),
    link: (_purpose, { lang }) => Promise.resolve(`${publicUrl}/${lang === 'fr' ? 'exemple' : 'en/example'}`),
    code: () => '000000',
  };
}

/** One message of a trial: whether it would have gone but for caps, on which ways, and if not, why. */
export async function tryOne(kernel: Kernel, states: PastStates, replayed: Replayed, due: Due, e: Recorded): Promise<Outcome> {
  const { rule, text, now } = replayed;
  const at = due.dueAt ?? e.occurredAt;
  if (at > now) return nothing({ waits: true });
  const seen: Seen = { kernel, now: at, state: states.at(at) };
  const finder = pastFinder(seen, due);
  const asDrafted = { ...automationRule.initial, versions: [{ version: 2, text }], decided: 'Active' } as const;
  const begun = { ruleVersion: 2, dueAt: due.dueAt, key: `${rule}:${due.key}` };
  const code = await stoppedNow(shippedRule(rule)!, asDrafted, begun, finder);
  if (code) return nothing({ stopped: [code] });
  const reader = await readerOf(text.audience, finder);
  if (!reader) return nothing({ stopped: ['Z12'] });
  const said = await variablesOf(text.template, finder, reader);
  if (!said) return nothing({ stopped: ['Z08'] });
  const { vars } = said;
  const { leadId = due.occurrence.about.leadId } = reader;
  return tryWays(seen, finder, { replayed, reader, leadId, channels: due.occurrence.about.channels, before: due.occurrence.anchor, vars });
}

/** Whom the words of a rule go to, and what they say. */
interface Asked {
  readonly replayed: Replayed;
  readonly reader: Reached;
  readonly leadId: string | undefined;
  /** On these ways alone, where the occurrence names them. */
  readonly channels: readonly Channel[] | undefined;
  /** What it reminds of, where that is an instant. */
  readonly before: string | undefined;
  readonly vars: Vars;
}

/** The ways of one message: as its reader wishes. */
async function tryWays(seen: Seen, finder: Finder, asked: Asked): Promise<Outcome> {
  const { reader, leadId } = asked;
  const { template, inTurn } = asked.replayed.text;
  const channels: readonly string[] = asked.channels ?? asked.replayed.text.channels;
  const written = writtenOn(template, channels);
  const ways = await waysOf(seen, { ...reader, recipientKind: reader.kind }, { template, leadId, channels: written });
  const usable = ways.filter(({ channel }) => reader.addresses[channel]);
  const taken = inTurn ? await firstInTurn(seen, usable, reader.addresses) : usable;
  const found = await Promise.all(taken.map((way) => tryWay(seen, way, asked)));
  const stopped = found.flatMap(({ code = [] }) => code);
  const texts = found.flatMap(({ message = [] }) => message);
  const messages = [...texts, ...taskOf(seen, finder, asked, channels)];
  // Whether a reader has a list of notices is not known of the past.
  const nowhere = taken.length === 0 && !channels.includes('inapp');
  if (messages.length === 0) return nothing({ stopped: nowhere ? [withoutWay(written, ways)] : stopped });
  const { place = {} } = found[0] ?? {};
  return {
    ...{ waits: false, stopped },
    sent: { at: seen.now, class: templateOf(template).class, recipientId: reader.id, leadId, place, messages },
    sample: async () => (texts[0] ? sampleOf(seen, finder, texts[0].channel as Channel, asked) : undefined),
  };
}

/** The task that a rule would have asked the team for. */
const taskOf = ({ now }: Seen, { about }: Finder, { leadId, reader }: Asked, channels: readonly string[]): readonly Tried[] =>
  channels.includes('followUp') && (leadId || about.professionalId || reader.kind === 'professional')
    ? [{ day: localDate(now, 'QC'), channel: 'followUp', contactId: '' }]
    : [];

/** One way: the message as it would have gone, or the code that stops it. */
interface TriedWay {
  readonly place: ConfigPlace;
  readonly message?: Tried;
  readonly code?: string;
}

async function tryWay(seen: Seen, way: Way, asked: Asked): Promise<TriedWay> {
  const { channel, neutral } = way;
  const { reader, leadId } = asked;
  const { rule, text } = asked.replayed;
  const m = {
    ...{ rule, channel, class: templateOf(text.template).class, to: reader.addresses[channel]! },
    ...{ recipientKind: reader.kind, recipientId: reader.id },
    ...(leadId ? { leadId } : {}),
    ...(neutral ? { neutral } : {}),
  };
  const about = await subjectOf(seen, m);
  const { province } = recipientOf(about);
  const verdict = gate({
    now: seen.now,
    message: { ...m, kind: kindOf(rule) },
    ...addressFacts(seen, m, { ...about, window: text.window }),
  });
  if (isHeld(verdict)) return { place: { province }, code: verdict.code };
  const until = verdict === 'send' ? undefined : goesAt(seen, m, { ...about, window: text.window }, asked, verdict.later);
  const message: Tried = {
    ...{ day: localDate(until ?? seen.now, 'QC'), channel, contactId: about.contactId },
    ...(channel === 'sms' ? { segments: segments(seen.kernel, way, asked) } : {}),
    ...(until && until > seen.now ? { deferred: true as const } : {}),
  };
  return { place: { province }, message };
}

/** When what quiet hours keep goes: as they open, or earlier where it reminds of what comes before. */
function goesAt(seen: Seen, m: Parameters<typeof reminderMoment>[1], about: Subject, { replayed, before }: Asked, later: string): string {
  const { reminds } = replayed.text;
  if (!reminds || before === undefined) return later;
  return reminderMoment(seen, m, about, { dueAt: seen.now, before, leastMinutes: reminds.leastMinutes });
}

/** Words without content, and a short link, are one. */
function segments(kernel: Kernel, { neutral, channel }: Way, { replayed, reader, vars }: Asked): number {
  if (neutral) return 1;
  const { lang, shortTexts: short } = reader;
  const { text, sender } = replayed;
  return segmentsOf(writeWords(kernel, text.template, channel, lang, vars, { sender, short }).text).segments;
}

/** The words of one message in both languages, with what is personal masked. */
async function sampleOf({ kernel, now }: Seen, finder: Finder, channel: Channel, { replayed, reader }: Asked): Promise<Sample> {
  const { text, sender } = replayed;
  const words = async (lang: 'fr' | 'en'): Promise<string> => {
    const said = await variablesOf(text.template, finder, { ...reader, lang }, masked);
    return writeWords(kernel, text.template, channel, lang, said!.vars, { sender }).text;
  };
  return { recipient: reader.kind, at: now, channel, fr: await words('fr'), en: await words('en') };
}
