import { automationRule, masked, shippedRule, stoppedNow, type Due, type Finder, type Sample, type Tried } from '@jurilien/automation';
import type { Recorded } from '@jurilien/event-sourcing';
import { contactPoint, gate, isHeld, openFrom } from '@jurilien/messaging';
import { kindOf, templateOf, type Channel, type Vars } from '@jurilien/notifications';
import { localDate, segmentsOf } from '@jurilien/reference';
import { asOf, senderOf, writeWords, type Kernel } from '@jurilien/runtime';
import { readerOf, type Reached } from '../messages/rules/readers.js';
import { variablesOf } from '../messages/rules/variables-of.js';
import type { PastStates } from './past-states.js';
import type { Replayed } from './replayed.js';

interface Outcome {
  readonly waits: boolean;
  readonly stopped: readonly string[];
  readonly sent: readonly Tried[];
  samples(): Promise<readonly Sample[]>;
}
const nothing = (over: Partial<Outcome>): Outcome => ({ waits: false, stopped: [], sent: [], samples: () => Promise.resolve([]), ...over });

/** Finds facts and variables as they were at an instant; links and codes are none that open anything. */
function pastFinder(kernel: Kernel, states: PastStates, { occurrence: { about } }: Due, at: string): Finder {
  return {
    ...{ about, ...asOf(kernel, at), publicUrl: kernel.settings.publicUrl },
    state: (decider, id) => states.state(decider, id, at),
    link: (_purpose, { lang }) => Promise.resolve(`${kernel.settings.publicUrl}/${lang === 'fr' ? 'exemple' : 'en/example'}`),
    code: () => '000000',
  };
}

/** One message of a trial: whether it would have gone, on which ways, and if not, why. */
export async function tryOne(kernel: Kernel, states: PastStates, { rule, text, now }: Replayed, due: Due, e: Recorded): Promise<Outcome> {
  const at = due.dueAt ?? e.occurredAt;
  if (at > now) return nothing({ waits: true });
  const finder = pastFinder(kernel, states, due, at);
  const shipped = shippedRule(rule)!;
  const asDrafted = { ...automationRule.initial, versions: [{ version: 2, text }], decided: 'Active' } as const;
  const code = await stoppedNow(shipped, asDrafted, { ruleVersion: 2, dueAt: due.dueAt }, finder);
  if (code) return nothing({ stopped: [code] });
  const reader = await readerOf(text.audience, finder);
  if (!reader) return nothing({ stopped: ['Z12'] });
  const vars = await variablesOf(text.template, finder, reader);
  if (!vars) return nothing({ stopped: ['Z08'] });
  const ways = await Promise.all(
    channelsOf(text.channels).map((channel) => way(kernel, states, { template: text.template, channel, at }, reader, vars)),
  );
  const sent = ways.flatMap((w) => (w && typeof w !== 'string' ? [w] : []));
  return {
    waits: false,
    sent,
    stopped: ways.filter((w) => typeof w === 'string'),
    samples: async () =>
      Promise.all(
        sent
          .slice(0, 1)
          .map(async ({ channel }) => sampleOf(kernel, finder, { template: text.template, channel: channel as Channel, at }, reader)),
      ),
  };
}

const channelsOf = (channels: readonly string[]): Channel[] => channels.filter((c): c is Channel => c === 'sms' || c === 'email');

interface Way {
  readonly template: string;
  readonly channel: Channel;
  readonly at: string;
}

/** One way: the message as it would have gone, the code that stops it, or nothing where the reader has no such address. */
async function way(
  kernel: Kernel,
  states: PastStates,
  { template, channel, at }: Way,
  reader: Reached,
  vars: Vars,
): Promise<Tried | string | undefined> {
  const to = reader.addresses[channel];
  if (!to) return undefined;
  const { class: messageClass } = templateOf(template);
  const address = channel === 'sms' ? `phone:${to}` : `email:${to.trim().toLowerCase()}`;
  const contact = await states.state(contactPoint, kernel.secrets.hash(address), at);
  const asked = { channel, class: messageClass, kind: kindOf(template) };
  const opensAt = openFrom({ ...asked, recipientKind: reader.kind }, { zone: reader.zone }, asOf(kernel, at), false);
  const verdict = gate({ now: at, message: asked, contact, opensAt });
  if (isHeld(verdict)) return verdict.code;
  const until = verdict === 'send' ? undefined : verdict.later;
  const { text } = writeWords(kernel, template, channel, reader.lang, vars, { sender: senderOf(kernel) });
  return {
    day: localDate(until ?? at, 'QC'),
    channel,
    recipientId: reader.id,
    ...(channel === 'sms' ? { segments: segmentsOf(text).segments } : {}),
    ...(until ? { deferred: true as const } : {}),
  };
}

/** The words of one message in both languages, with what is personal masked. */
async function sampleOf(kernel: Kernel, finder: Finder, { template, channel, at }: Way, reader: Reached): Promise<Sample> {
  const words = async (lang: 'fr' | 'en'): Promise<string> => {
    const vars = await variablesOf(template, finder, { ...reader, lang }, masked);
    return writeWords(kernel, template, channel, lang, vars!, { sender: senderOf(kernel) }).text;
  };
  return { recipient: reader.kind, at, channel, fr: await words('fr'), en: await words('en') };
}
