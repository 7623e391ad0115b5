import { decider, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { basis, type Basis } from './basis.js';

export const prospectId = ids.prospectId;
/** Stages that people move a prospect through by hand, before anything is applied for. */
export const EARLY_STAGES = ['prospect', 'contacted', 'meeting'] as const;
/** Stages that follow from what the registered professional does, in the order of a membership. */
export const LATER_STAGES = ['applied', 'approved', 'firstPurchase', 'active', 'atRisk'] as const;
/** Every stage in the order of the board. */
export const STAGES = [...EARLY_STAGES, ...LATER_STAGES, 'lost'] as const;
export type Stage = (typeof STAGES)[number];
/** Why a prospect is lost; the last two are said by the membership itself. */
export const LOST_REASONS = [
  'noInterest',
  'noAnswer',
  'otherService',
  'notEligible',
  'asksForSilence',
  'other',
  'rejected',
  'closed',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];
/** What a person of the team may say. */
export const LOST_BY_HAND = ['noInterest', 'noAnswer', 'otherService', 'notEligible', 'asksForSilence', 'other'] as const;
export type LostByHand = (typeof LOST_BY_HAND)[number];
export const PROSPECT_TITLES = ['lawyer', 'notary', 'paralegal', 'mediator'] as const;
/** By what a prospect is recognised in someone who registered: an address they proved, or a licence that was looked up. */
export const MATCHES = ['email', 'licence'] as const;
export type Match = (typeof MATCHES)[number];

const id = { prospectId: z.string() };
const sealed = {
  name: 'prospectId',
  email: 'prospectId',
  phoneNumber: 'prospectId',
  notes: 'prospectId',
  basisProof: 'prospectId',
  textsProof: 'prospectId',
} as const;

/**
 * Someone who may become a member (4.10.10). Who they are and what was noted is sealed with the prospect's own key; what a public register
 * says of a practice stands in clear.
 */
export const prospectEvents = {
  /** All that is known, each time it is written. */
  ProspectSaved: event(
    z.object({
      ...id,
      name: z.string(),
      email: z.string().optional(),
      phoneNumber: z.string().optional(),
      notes: z.string().optional(),
      title: z.enum(PROSPECT_TITLES),
      firm: z.string().optional(),
      licenceNo: z.string().optional(),
      fields: z.array(z.string()),
      province: z.enum(['QC', 'ON']),
      region: z.string().optional(),
      lang: z.enum(['fr', 'en']),
      ownerId: z.string().nullable(),
      /** Own do-not-call list: no one of the team phones this person. */
      noCalls: z.boolean(),
      basis: basis.optional(),
      basisProof: z.string().optional(),
      /** Since when they agree to texts, with its proof; absent in events of before 1 December 2026. */
      textsSince: z.string().optional(),
      textsProof: z.string().optional(),
      /** The list it came with. */
      importId: z.string().optional(),
    }),
    { personal: sealed },
  ),
  ProspectMoved: event(z.object({ ...id, stage: z.enum(STAGES), lostReason: z.enum(LOST_REASONS).optional() })),
  /** They registered, and it is certain that it is they. */
  ProspectConverted: event(z.object({ ...id, professionalId: z.string(), by: z.enum(MATCHES) })),
  ProspectErased: event(z.object(id)),
};
export type ProspectEvent = EventOf<typeof prospectEvents>;
type Saved = Extract<ProspectEvent, { type: 'ProspectSaved' }>['data'];

export interface ProspectState extends Partial<Omit<Saved, 'prospectId' | 'basis'>> {
  readonly status: 'None' | 'Known' | 'Erased';
  readonly stage: Stage;
  readonly lostReason?: LostReason | undefined;
  readonly basis?: Basis | undefined;
  readonly professionalId?: string;
}

export const prospect = decider<ProspectState, typeof prospectEvents>({
  category: 'prospect',
  alone: true,
  events: prospectEvents,
  initial: { status: 'None', stage: 'prospect' },
  evolve: (s, e) => {
    switch (e.type) {
      case 'ProspectSaved': {
        const { prospectId: _, ...said } = e.data;
        const { status: _s, stage, lostReason, professionalId } = s;
        return { status: 'Known', stage, lostReason, ...(professionalId ? { professionalId } : {}), ...said };
      }
      case 'ProspectMoved':
        return { ...s, stage: e.data.stage, lostReason: e.data.lostReason };
      case 'ProspectConverted':
        return { ...s, professionalId: e.data.professionalId };
      case 'ProspectErased':
        return { status: 'Erased', stage: s.stage };
      default:
        return e satisfies never;
    }
  },
});

/** What happened to a prospect, typed by its name. */
export const prospectDid = <T extends ProspectEvent['type']>(type: T, data: Extract<ProspectEvent, { type: T }>['data']): ProspectEvent =>
  ({ type, data }) as ProspectEvent;

/** Whether people move it by hand: what follows from a membership does not. */
export const isEarly = (stage: Stage): stage is (typeof EARLY_STAGES)[number] => (EARLY_STAGES as readonly Stage[]).includes(stage);
