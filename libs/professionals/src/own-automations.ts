import { decider, ERASED, event, type EventOf } from '@jurilien/event-sourcing';
import { DAY_MS, reached } from '@jurilien/reference';
import { z } from 'zod';
import { OWN_TEXT_LENGTH } from './own-texts.js';

/** What a professional may have done by itself for their own clients (M21); each has one text and one switch. */
export const OWN_KINDS = ['welcomeMessage', 'bookingLink', 'selfReminder', 'followUp3d', 'followUp10d', 'outOfOffice'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];
/** What is said to a client, and so through the conversation of an acceptance. */
export type ClientKind = Exclude<OwnKind, 'selfReminder'>;

/** For how many business hours a reminder to oneself may wait. */
export const REMINDER_HOURS = { least: 1, most: 24 } as const;
/** How long an absence may last, and how far ahead it may begin. */
export const ABSENCE_DAYS = 180;

export const ownKind = z.enum(OWN_KINDS);
const words = z.string().trim().max(OWN_TEXT_LENGTH);
export const ownTexts = z.object({ fr: words.optional(), en: words.optional() });
type OwnTexts = z.infer<typeof ownTexts>;

/** What a version says besides its texts; `from` and `until` are the first instant away and the first instant back. */
const settings = { afterHours: z.number().int().optional(), from: z.string().optional(), until: z.string().optional() };
const ofRun = { professionalId: z.string(), kind: ownKind, acceptanceId: z.string(), leadId: z.string() };
const ofMessage = { professionalId: z.string(), kind: ownKind, entryId: z.string() };

/** The life of a professional's own automations: one stream each, beside the membership. */
export const ownAutomationEvents = {
  /** One version: its words are the professional's own, and sealed as theirs. */
  ProfessionalAutomationSaved: event(
    z.object({
      professionalId: z.string(),
      province: z.enum(['QC', 'ON']),
      kind: ownKind,
      enabled: z.boolean(),
      texts: z.union([ownTexts, z.literal(ERASED)]),
      ...settings,
    }),
    { personal: { texts: 'professionalId' } },
  ),
  /** `over`: an absence came to its end. */
  ProfessionalAutomationDisabled: event(z.object({ professionalId: z.string(), kind: ownKind, cause: z.enum(['self', 'over']) })),
  ProfessionalAutomationPlanned: event(z.object({ ...ofRun, dueAt: z.string() })),
  /** What was due was looked at: written to its reader, or not, with a code of 4.7.2. */
  ProfessionalAutomationRan: event(
    z.object({ ...ofRun, personId: z.string(), entryId: z.string(), outcome: z.enum(['written', 'notSent']), code: z.string().optional() }),
  ),
  /** What the gate and the provider made of a message that was written; once per message. */
  ProfessionalAutomationSent: event(z.object(ofMessage)),
  ProfessionalAutomationHeldBack: event(z.object({ ...ofMessage, code: z.string() })),
};
export type OwnAutomationEvent = EventOf<typeof ownAutomationEvents>;

type Saved = Extract<OwnAutomationEvent, { type: 'ProfessionalAutomationSaved' }>['data'];
interface OwnVersion extends Pick<Saved, 'afterHours' | 'from' | 'until'> {
  readonly texts: OwnTexts;
  readonly enabled: boolean;
  readonly at: string;
}
/** One of them as it is now, what it said before, and what came of it. */
export interface OwnAutomation extends Omit<OwnVersion, 'at'> {
  /** Newest first. */
  readonly versions: readonly OwnVersion[];
  readonly sent: number;
  readonly lastSentAt?: string;
  readonly notSent: number;
  /** Why the last one that was not sent was not. */
  readonly lastCode?: string;
}
interface OwnRun {
  readonly kind: OwnKind;
  readonly leadId: string;
  readonly entryId: string;
  readonly at: string;
  readonly outcome: 'written' | 'notSent' | 'sent';
  readonly code?: string;
}
type Planned = Extract<OwnAutomationEvent, { type: 'ProfessionalAutomationPlanned' }>['data'];
export interface OwnAutomationsState {
  readonly kinds: Readonly<Partial<Record<OwnKind, OwnAutomation>>>;
  /** What will be looked at, when. */
  readonly waiting: readonly Omit<Planned, 'professionalId'>[];
  /** The last ones, newest first. */
  readonly runs: readonly OwnRun[];
  /** Clients who had the answer of an absence within a day. */
  readonly answered: readonly { readonly personId: string; readonly at: string }[];
}

/** Versions and runs that are remembered; what was before is in the log. */
const VERSIONS_KEPT = 20;
const RUNS_KEPT = 100;

export const ownAutomations = decider<OwnAutomationsState, typeof ownAutomationEvents>({
  category: 'ownautomations',
  events: ownAutomationEvents,
  initial: { kinds: {}, waiting: [], runs: [], answered: [] },
  evolve,
});

/** What an automation is before anything was saved: off, without words. */
const UNSAVED: OwnAutomation = { enabled: false, texts: {}, versions: [], sent: 0, notSent: 0 };
export const ownAutomation = (s: OwnAutomationsState, kind: OwnKind): OwnAutomation => s.kinds[kind] ?? UNSAVED;

type Meta = { readonly occurredAt: string };
function evolve(s: OwnAutomationsState, e: OwnAutomationEvent, { occurredAt: now }: Meta): OwnAutomationsState {
  const { kind } = e.data;
  const before = ownAutomation(s, kind);
  const withKind = (changed: Partial<OwnAutomation>): OwnAutomationsState => ({
    ...s,
    kinds: { ...s.kinds, [kind]: { ...before, ...changed } },
  });
  switch (e.type) {
    case 'ProfessionalAutomationSaved': {
      const { texts, enabled, afterHours, from, until } = e.data;
      const version = { texts: texts === ERASED ? {} : texts, enabled, afterHours, from, until };
      return withKind({ ...version, versions: [{ ...version, at: now }, ...before.versions].slice(0, VERSIONS_KEPT) });
    }
    case 'ProfessionalAutomationDisabled':
      return withKind({ enabled: false });
    case 'ProfessionalAutomationPlanned': {
      const { professionalId: _, ...planned } = e.data;
      return { ...s, waiting: [...s.waiting, planned] };
    }
    case 'ProfessionalAutomationRan': {
      const { acceptanceId, leadId, personId, entryId, outcome, code } = e.data;
      const counted = outcome === 'written' ? s : withKind({ notSent: before.notSent + 1, lastCode: code });
      return {
        ...counted,
        waiting: s.waiting.filter((w) => w.kind !== kind || w.acceptanceId !== acceptanceId),
        runs: [{ kind, leadId, entryId, at: now, outcome, ...(code ? { code } : {}) }, ...s.runs].slice(0, RUNS_KEPT),
        answered: kind === 'outOfOffice' ? [...answeredWithin(s, now), { personId, at: now }] : s.answered,
      };
    }
    case 'ProfessionalAutomationSent':
      return { ...withKind({ sent: before.sent + 1, lastSentAt: now }), runs: settled(s.runs, e.data.entryId, 'sent') };
    case 'ProfessionalAutomationHeldBack': {
      const { entryId, code } = e.data;
      return { ...withKind({ notSent: before.notSent + 1, lastCode: code }), runs: settled(s.runs, entryId, 'notSent', code) };
    }
    default:
      return e satisfies never;
  }
}

const settled = (runs: readonly OwnRun[], entryId: string, outcome: OwnRun['outcome'], code?: string): OwnRun[] =>
  runs.map((run) => (run.entryId === entryId ? { ...run, outcome, ...(code ? { code } : {}) } : run));

const answeredWithin = ({ answered }: OwnAutomationsState, now: string) =>
  answered.filter(({ at }) => !reached(new Date(Date.parse(at) + DAY_MS).toISOString(), now));

/** Whether a client was answered for an absence within the last 24 hours: once a day is enough. */
export const wasAnswered = (s: OwnAutomationsState, personId: string, now: string): boolean =>
  answeredWithin(s, now).some((a) => a.personId === personId);

/** Whether someone is away at an instant: their absence is on, has begun and is not over. */
export const isAway = (s: OwnAutomationsState, now: string): boolean => {
  const { enabled, from, until } = ownAutomation(s, 'outOfOffice');
  return enabled && from !== undefined && until !== undefined && reached(from, now) && !reached(until, now);
};

/** One event of them, typed by its name. */
export const ownDid = <T extends OwnAutomationEvent['type']>(
  type: T,
  data: Extract<OwnAutomationEvent, { type: T }>['data'],
): OwnAutomationEvent => ({ type, data }) as OwnAutomationEvent;
