import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { z } from 'zod';

const professionalId = z.string();
const province = z.enum(['QC', 'ON']);
export const title = z.enum(['lawyer', 'notary', 'paralegal', 'mediator']);
const lang = z.enum(['fr', 'en']);
const list = z.array(z.string().max(40)).max(40);

/** What matching needs to know of a practice (specification 4.3.1). */
export const practice = z.object({
  fields: list.min(1),
  regions: list.min(1),
  languages: z.array(z.string().min(2).max(3)).min(1).max(10),
  radiusKm: z.number().int().min(0).max(1_000).default(50),
  postalCode: z.string().max(7),
  remote: z.boolean().default(false),
  rates: z.array(z.enum(['1', '2', '3', '4', '5'])).min(1),
  minBudget: z.number().int().min(0).max(5).default(0),
  callYear: z.number().int().min(1950).max(2100),
  acceptsAJ: z.boolean().default(false),
  acceptsMP: z.boolean().default(false),
  acceptsConsult: z.boolean().default(false),
  mediator: z.boolean().default(false),
  paralegalScope: z.boolean().default(false),
  superOptIn: z.boolean().default(false),
  urgentOptIn: z.boolean().default(false),
});
export type Practice = z.infer<typeof practice>;

const contact = { email: z.string(), phoneNumber: z.string() };

/** Every event of a professional, in the order of a membership (4.10.5). */
export const professionalEvents = {
  ProfessionalRegistered: event(
    z.object({ professionalId, title, name: z.string(), firm: z.string().optional(), province, lang, ...contact }),
    { personal: { email: 'professionalId', phoneNumber: 'professionalId' } },
  ),
  ProfessionalApplied: event(z.object({ professionalId, licenceNo: z.string(), insurance: z.string(), practice })),
  ProfessionalTermsAccepted: event(z.object({ professionalId, version: z.string(), lang, frDeliveredAt: z.string() })),
  ChannelVerified: event(z.object({ professionalId, channel: z.enum(['sms', 'email']) })),
  LicenceVerified: event(z.object({ professionalId, province, source: z.string(), nextCheckAt: z.string() })),
  LicenceFailed: event(z.object({ professionalId, source: z.string() })),
  ProfessionalApproved: event(z.object({ professionalId, onboarding: z.enum(['held', 'waived']) })),
  ProfessionalRejected: event(z.object({ professionalId, reasonCode: z.string() })),
  ProfessionalSuspended: event(z.object({ professionalId, notice: z.string() })),
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
    z.object({ professionalId, days: z.array(z.number().int().min(1).max(7)), fromMinute: z.number().int(), toMinute: z.number().int() }),
  ),
  OffersPaused: event(
    z.object({
      professionalId,
      scope: z.enum(['all', 'field', 'region', 'type']),
      value: z.string().optional(),
      until: z.string().optional(),
      pauseReason: z.string().optional(),
    }),
  ),
  OffersResumed: event(z.object({ professionalId })),
};
export type ProfessionalEvent = EventOf<typeof professionalEvents>;

export interface Pause {
  readonly scope: 'all' | 'field' | 'region' | 'type';
  readonly value?: string;
  readonly until?: string;
}
/** When offers may arrive: days 1 (Monday) to 7, minutes after local midnight. */
export interface OfferHours {
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
}
export interface ProfessionalState {
  readonly status: 'None' | 'Registered' | 'Applied' | 'Approved' | 'Suspended' | 'Rejected' | 'Closed';
  readonly title?: z.infer<typeof title>;
  readonly name: string;
  readonly firm?: string;
  readonly province?: 'QC' | 'ON';
  readonly lang: 'fr' | 'en';
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly licenceNo?: string;
  readonly practice?: Practice;
  readonly licenceVerifiedAt?: string;
  readonly licenceNextCheckAt?: string;
  readonly termsVersion?: string;
  readonly channels: readonly ('sms' | 'email')[];
  readonly pause?: Pause;
  readonly hours?: OfferHours;
  readonly rejectedAt?: string;
}

const initial: ProfessionalState = { status: 'None', name: '', lang: 'fr', channels: [] };

export const professional = decider<ProfessionalState, typeof professionalEvents>({
  category: 'professional',
  events: professionalEvents,
  initial,
  evolve,
});

function evolve(s: ProfessionalState, e: ProfessionalEvent, meta: { occurredAt: string }): ProfessionalState {
  switch (e.type) {
    case 'ProfessionalRegistered': {
      const { professionalId: _, ...who } = e.data;
      return { ...s, ...who, status: 'Registered' };
    }
    case 'ProfessionalApplied':
      return { ...s, status: 'Applied', licenceNo: e.data.licenceNo, practice: e.data.practice };
    case 'ProfessionalTermsAccepted':
      return { ...s, termsVersion: e.data.version };
    case 'ChannelVerified':
      return { ...s, channels: s.channels.includes(e.data.channel) ? s.channels : [...s.channels, e.data.channel] };
    case 'LicenceVerified':
      return { ...s, licenceVerifiedAt: meta.occurredAt, licenceNextCheckAt: e.data.nextCheckAt };
    case 'LicenceFailed':
      return { ...s, licenceVerifiedAt: undefined, licenceNextCheckAt: undefined };
    case 'ProfessionalApproved':
    case 'ProfessionalReinstated':
      return { ...s, status: 'Approved' };
    case 'ProfessionalRejected':
      return { ...s, status: 'Rejected', rejectedAt: meta.occurredAt };
    case 'ProfessionalSuspended':
      return { ...s, status: 'Suspended' };
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
      return { ...s, pause: { scope: e.data.scope, value: e.data.value, until: e.data.until } };
    case 'OffersResumed':
      return { ...s, pause: undefined };
    default:
      return e satisfies never;
  }
}

const DAY_MS = 86_400_000;
const current = (until: string | undefined, now: string): boolean => until === undefined || Date.parse(until) > Date.parse(now);

/** Whether a pause covers everything right now. */
export const isPaused = (pause: Pause | undefined, now: string): boolean => pause?.scope === 'all' && current(pause.until, now);

/** Whether a licence was looked up recently enough (`licence.maxAgeDays`). */
export const licenceLive = (verifiedAt: string | undefined, now: string): boolean =>
  verifiedAt !== undefined && Date.parse(now) - Date.parse(verifiedAt) <= defaults['licence.maxAgeDays'] * DAY_MS;

/** E01–E03 for a claim: `true`, or why not. */
export function mayClaim(
  s: ProfessionalState,
  asked: { province: 'QC' | 'ON'; now: string },
): true | { code: 'E01' | 'E02' | 'E03'; detail: string } {
  if (s.status !== 'Approved') return { code: 'E01', detail: s.status === 'Suspended' ? 'suspended' : 'not-approved' };
  if (isPaused(s.pause, asked.now)) return { code: 'E01', detail: 'paused' };
  if (s.province !== asked.province || !licenceLive(s.licenceVerifiedAt, asked.now)) return { code: 'E02', detail: 'licence' };
  if (s.termsVersion !== defaults['professional.termsVersion']) return { code: 'E03', detail: 'terms' };
  return true;
}
