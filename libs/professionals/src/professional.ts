import { type AsOf, type Config, type ConfigPlace, decider, ERASED, event, type EventOf, oneLine } from '@jurilien/event-sourcing';
import { DAY_MS, licenceMaxAgeDays, termsStanding } from '@jurilien/reference';
import { z } from 'zod';
import { isPaused, PAUSE_SCOPES, pauseIn, spansFrom, spansUntil, withoutPause, withPause, type Pause, type PauseSpan } from './pauses.js';
import { evolveJoining, joiningEvents, type JoiningEvent, type JoiningState } from './joining.js';
import { evolvePublication, publicationEvents, type PublicationEvent, type PublicationState } from './publication.js';
import { consultationEvents, type ConsultationTerms, termsIn } from './consultation-terms.js';
import { evolveHabits, habitEvents, type HabitEvent, type HabitState } from './offer-habits.js';

const professionalId = z.string();
export const province = z.enum(['QC', 'ON']);
export const title = z.enum(['lawyer', 'notary', 'paralegal', 'mediator']);
const lang = z.enum(['fr', 'en']);
/** What a pause is of: everything, one field, one region, or one kind of request. */
const pauseScope = z.enum(PAUSE_SCOPES);
const pauseOf = { scope: pauseScope, value: z.string().optional() };
const list = z.array(z.string().max(40)).max(40);

/** What matching needs to know of a practice (specification 4.3.1). */
export const practice = z.object({
  fields: list.min(1),
  regions: list.min(1),
  languages: z.array(z.string().min(2).max(3)).min(1).max(10),
  radiusKm: z.number().int().min(0).max(1_000).default(50),
  postalCode: z.string().max(7),
  /** Stands in for a postal code whose area is too wide for a distance. */
  city: oneLine(100).optional(),
  remote: z.boolean().default(false),
  rates: z.array(z.enum(['1', '2', '3', '4', '5'])).min(1),
  minBudget: z.number().int().min(0).max(5).default(0),
  callYear: z.number().int().min(1950).max(2100),
  acceptsAJ: z.boolean().default(false),
  acceptsMP: z.boolean().default(false),
  acceptsConsult: z.boolean().default(false),
  mediator: z.boolean().default(false),
  paralegalScope: z.boolean().default(false),
  /** Fields a paralegal takes within the Ontario scope; absent = all of them. */
  paralegalFields: list.optional(),
  superOptIn: z.boolean().default(false),
  urgentOptIn: z.boolean().default(false),
  /** Own limits, rolling 24 hours and 7 days; they lower the shipped ones, never raise them (E17). */
  caps: z
    .object({
      claimsPerDay: z.number().int().min(1).max(100).optional(),
      claimsPerWeek: z.number().int().min(1).max(500).optional(),
      coinsPerWeekCc: z.number().int().min(50).max(1_000_000).optional(),
    })
    .optional(),
});
export type Practice = z.infer<typeof practice>;

const contact = { email: z.string(), phoneNumber: z.string() };

/** Every event of a professional, in the order of a membership (4.10.5). */
export const professionalEvents = {
  ProfessionalRegistered: event(
    z.object({ professionalId, title, name: z.string(), firm: z.string().optional(), province, lang, ...contact }),
    { personal: { email: 'professionalId', phoneNumber: 'professionalId' } },
  ),
  ProfessionalApplied: event(
    z.object({ professionalId, licenceNo: z.string(), insurance: z.string(), insuranceUntil: z.string().optional(), practice }),
  ),
  /** `version` is the day that names it; `textHash` is of the text in the language it was agreed to in. */
  ProfessionalTermsAccepted: event(
    z.object({ professionalId, version: z.string(), lang, frDeliveredAt: z.string(), textHash: z.string().optional() }),
  ),
  ChannelVerified: event(z.object({ professionalId, channel: z.enum(['sms', 'email']) })),
  ChannelUnverified: event(z.object({ professionalId, channel: z.enum(['sms', 'email']), cause: z.enum(['unreachable']) })),
  LicenceVerified: event(
    z.object({ professionalId, province, source: z.string(), extract: z.string().optional(), nextCheckAt: z.string() }),
  ),
  LicenceFailed: event(z.object({ professionalId, source: z.string(), extract: z.string().optional() })),
  ProfessionalApproved: event(z.object({ professionalId, onboarding: z.enum(['held', 'waived']) })),
  /** What staff write of someone is sealed with that person's key; it stands in clear in events from before it was. */
  ProfessionalRejected: event(z.object({ professionalId, reasonCode: z.string(), note: z.string().optional() }), {
    personal: { note: 'professionalId' },
  }),
  ProfessionalSuspended: event(z.object({ professionalId, notice: z.string(), until: z.string().optional() }), {
    personal: { notice: 'professionalId' },
  }),
  ProfessionalReinstated: event(z.object({ professionalId })),
  ProfessionalProfileUpdated: event(
    z.object({
      professionalId,
      name: z.string().optional(),
      firm: z.string().optional(),
      lang: lang.optional(),
      email: z.string().optional(),
      phoneNumber: z.string().optional(),
    }),
    { personal: { email: 'professionalId', phoneNumber: 'professionalId' } },
  ),
  MatchingPreferencesSet: event(z.object({ professionalId, practice })),
  OfferHoursSet: event(
    z.object({
      professionalId,
      days: z.array(z.number().int().min(1).max(7)),
      fromMinute: z.number().int(),
      toMinute: z.number().int(),
      holidays: z.array(z.iso.date()).optional(),
    }),
  ),
  /** `auto`: by us, because offers went unanswered (MO20). */
  OffersPaused: event(
    z.object({
      professionalId,
      ...pauseOf,
      until: z.string().optional(),
      pauseReason: z.string().optional(),
      auto: z.boolean().optional(),
    }),
  ),
  /** The end of a pause is near, and its end comes by itself. */
  PauseEndAnnounced: event(z.object({ professionalId, ...pauseOf, until: z.string() })),
  /** Every pause, or the one named; `auto` when it had come to its own end. */
  /** Entries of the blacklist that begin and cease to count (4.10.8). */
  OffersBarred: event(z.object({ professionalId, entryId: z.string() })),
  OffersUnbarred: event(z.object({ professionalId, entryId: z.string() })),
  OffersResumed: event(
    z.object({ professionalId, scope: pauseScope.optional(), value: z.string().optional(), auto: z.boolean().optional() }),
  ),
  AccountManagerAssigned: event(z.object({ professionalId, managerId: z.string().nullable() })),
  /** The file is erased: what was public of it is shown nowhere any more. */
  ProfessionalErased: event(z.object({ professionalId })),
  ...joiningEvents,
  ...publicationEvents,
  ...habitEvents,
  ...consultationEvents,
};
export type ProfessionalEvent = EventOf<typeof professionalEvents>;

/** When offers may arrive: days 1 (Monday) to 7, minutes after local midnight; `holidays` are local dates off. */
export interface OfferHours {
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly holidays?: readonly string[];
}
/** States of a membership, in the order of its life. */
export const PROFESSIONAL_STATES = ['Registered', 'Applied', 'Approved', 'Suspended', 'Rejected', 'Closed'] as const;
export interface ProfessionalState extends JoiningState, PublicationState, HabitState {
  readonly status: 'None' | (typeof PROFESSIONAL_STATES)[number];
  readonly title?: z.infer<typeof title>;
  readonly name: string;
  readonly firm?: string;
  readonly province?: 'QC' | 'ON';
  readonly lang: 'fr' | 'en';
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly licenceNo?: string;
  readonly insurance?: string;
  readonly insuranceUntil?: string;
  readonly appliedAt?: string;
  readonly approvedAt?: string;
  readonly practice?: Practice;
  readonly licenceVerifiedAt?: string;
  readonly licenceNextCheckAt?: string;
  readonly termsVersion?: string;
  readonly channels: readonly ('sms' | 'email')[];
  /** Pauses side by side, at most one of a kind; one whose end has passed pauses nothing. */
  readonly pauses: readonly Pause[];
  /** When everything was paused in the last week: those days add nothing to a quota (E17). */
  readonly pauseSpans?: readonly PauseSpan[];
  /** Entries of the blacklist that keep offers away (E15). */
  readonly barredBy: readonly string[];
  readonly hours?: OfferHours;
  /** What a consultation costs and how it goes, once it was said. */
  readonly consultation?: ConsultationTerms;
  readonly rejectedAt?: string;
  readonly accountManagerId?: string;
  readonly erased?: boolean;
  readonly rejection?: { readonly reasonCode: string; readonly note?: string };
}

const initial: ProfessionalState = { status: 'None', name: '', lang: 'fr', channels: [], pauses: [], barredBy: [] };

export const professional = decider<ProfessionalState, typeof professionalEvents>({
  category: 'professional',
  alone: true,
  events: professionalEvents,
  initial,
  evolve,
});

interface Meta {
  readonly occurredAt: string;
  readonly actor: { readonly id: string };
  readonly config: Config;
}

function evolve(s: ProfessionalState, e: ProfessionalEvent, meta: Meta): ProfessionalState {
  switch (e.type) {
    case 'ProfessionalRegistered': {
      const { professionalId: _, ...who } = e.data;
      return { ...s, ...who, status: 'Registered' };
    }
    case 'ProfessionalApplied': {
      const { professionalId: _, ...application } = e.data;
      return { ...s, ...application, status: 'Applied', appliedAt: meta.occurredAt };
    }
    case 'ProfessionalTermsAccepted':
      return { ...s, termsVersion: e.data.version };
    case 'ChannelVerified':
      return { ...s, channels: s.channels.includes(e.data.channel) ? s.channels : [...s.channels, e.data.channel] };
    case 'ChannelUnverified':
      return { ...s, channels: s.channels.filter((c) => c !== e.data.channel) };
    case 'LicenceVerified':
      return { ...s, licenceVerifiedAt: meta.occurredAt, licenceNextCheckAt: e.data.nextCheckAt, licenceCheckDueAt: undefined };
    case 'LicenceFailed':
      return { ...s, licenceVerifiedAt: undefined, licenceNextCheckAt: undefined };
    case 'ProfessionalApproved':
      return { ...s, status: 'Approved', approvedAt: meta.occurredAt };
    case 'ProfessionalReinstated':
      return { ...s, status: 'Approved', suspensionProposed: undefined };
    case 'ProfessionalRejected':
      return { ...s, status: 'Rejected', rejectedAt: meta.occurredAt, rejection: { reasonCode: e.data.reasonCode, note: e.data.note } };
    case 'ProfessionalSuspended':
      return { ...s, status: 'Suspended', suspendedUntil: e.data.until, suspensionProposed: undefined };
    case 'ProfessionalProfileUpdated': {
      const { professionalId: _, ...changed } = e.data;
      return { ...s, ...changed };
    }
    case 'MatchingPreferencesSet':
      return { ...s, practice: e.data.practice };
    case 'OfferHoursSet': {
      const { professionalId: _, ...hours } = e.data;
      return { ...s, hours };
    }
    case 'OffersPaused':
      return {
        ...s,
        pauses: withPause(s.pauses, pauseIn(e.data)),
        ...(e.data.scope === 'all' ? { pauseSpans: spansFrom(s.pauseSpans, meta.occurredAt, e.data.until) } : {}),
      };
    case 'OffersBarred':
      return { ...s, barredBy: [...s.barredBy, e.data.entryId] };
    case 'OffersUnbarred':
      return { ...s, barredBy: s.barredBy.filter((entryId) => entryId !== e.data.entryId) };
    case 'OffersResumed':
      return {
        ...s,
        pauses: withoutPause(s.pauses, e.data),
        ...((e.data.scope ?? 'all') === 'all' ? { pauseSpans: spansUntil(s.pauseSpans, meta.occurredAt) } : {}),
      };
    case 'ConsultationTermsSet':
      return { ...s, consultation: termsIn(e.data) };
    case 'PauseEndAnnounced':
      return s;
    case 'ProfessionalErased': {
      const { title, province, lang } = s;
      return { ...initial, title, province, lang, status: 'Closed', name: ERASED, erased: true };
    }
    case 'AccountManagerAssigned':
      return { ...s, accountManagerId: e.data.managerId ?? undefined };
    default:
      if (isHabit(e)) return evolveHabits(s, e, meta);
      return isPublication(e) ? { ...s, ...evolvePublication(s, e, meta) } : { ...s, ...evolveJoining(s, e, meta) };
  }
}

const isPublication = (e: JoiningEvent | PublicationEvent): e is PublicationEvent => Object.hasOwn(publicationEvents, e.type);
const isHabit = (e: JoiningEvent | PublicationEvent | HabitEvent): e is HabitEvent => Object.hasOwn(habitEvents, e.type);

/** Whether a licence was looked up recently enough (`licence.maxAgeDays`). */
const licenceLive = (verifiedAt: string | undefined, { now, config }: AsOf, at: ConfigPlace): boolean =>
  verifiedAt !== undefined && Date.parse(now) - Date.parse(verifiedAt) <= config.value(licenceMaxAgeDays, at) * DAY_MS;

/** E01–E03 and E15 for a claim: `true`, or why not. */
export function mayClaim(
  s: ProfessionalState,
  { province, ...asOf }: AsOf & { readonly province: 'QC' | 'ON' },
): true | { code: 'E01' | 'E02' | 'E03' | 'E15'; detail: string } {
  if (s.status !== 'Approved') return { code: 'E01', detail: s.status === 'Suspended' ? 'suspended' : 'not-approved' };
  if (isPaused(s.pauses, asOf.now)) return { code: 'E01', detail: 'paused' };
  if (s.province !== province || !licenceLive(s.licenceVerifiedAt, asOf, { province })) return { code: 'E02', detail: 'licence' };
  if (termsStanding(s.termsVersion, asOf) === 'due') return { code: 'E03', detail: 'terms' };
  if (s.barredBy.length > 0) return { code: 'E15', detail: 'blacklisted' };
  return true;
}
