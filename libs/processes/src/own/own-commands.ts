import { acceptance, type AcceptanceState, relayEnd, STANDING, UNDER_WAY } from '@jurilien/acceptance';
import { LEAD_ENDS } from '@jurilien/contracts';
import { type AsOf, type Ctx, decision, ERASED, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { lead, type LeadState, wishOf } from '@jurilien/lead';
import { availability, type AvailabilityState } from '@jurilien/scheduling';
import { relay, relayDid, type RelayState, wordKeyOf } from '@jurilien/messaging';
import {
  type ClientKind,
  isAway,
  ownAutomation,
  ownAutomations,
  type OwnAutomationsState,
  ownDid,
  ownKind,
  type OwnKind,
  professional,
  type ProfessionalState,
  wasAnswered,
} from '@jurilien/professionals';
import { addBusinessHours, automationMaxLatenessHours, DAY_MS, HOUR_MS, plus, reached } from '@jurilien/reference';
import { z } from 'zod';
import { ownWords } from './own-words.js';
import { OWN_RULES } from './own-rules.js';

const ofAcceptance = { professionalId: ids.professionalId, leadId: ids.leadId, acceptanceId: ids.acceptanceId };
type Ids = Readonly<Record<keyof typeof ofAcceptance, string>>;
const streams = (i: Ids) => ({
  own: streamOf(ownAutomations, i.professionalId),
  relay: streamOf(relay, i.acceptanceId),
  acceptance: streamOf(acceptance, i.acceptanceId),
  lead: streamOf(lead, i.leadId),
  professional: streamOf(professional, i.professionalId),
  availability: streamOf(availability, i.professionalId),
});
interface States {
  readonly own: OwnAutomationsState;
  readonly relay: RelayState;
  readonly acceptance: AcceptanceState;
  readonly lead: LeadState;
  readonly professional: ProfessionalState;
  readonly availability: AvailabilityState;
}
const province = ({ acceptance: s }: { readonly acceptance: AcceptanceState }): 'QC' | 'ON' | undefined => s.province;
const isOwn = (a: AcceptanceState, { leadId, professionalId }: Ids): boolean =>
  a.status !== 'None' && a.leadId === leadId && a.professionalId === professionalId;

/** What waits for which moment of an acceptance, and when it is due after it. */
const FOLLOW_UP_DAYS = { followUp3d: 3, followUp10d: 10 } as const;
const MOMENTS = { accepted: ['welcomeMessage', 'bookingLink', 'selfReminder'], spoken: ['followUp3d', 'followUp10d'] } as const;

function dueAt(kind: OwnKind, at: string, { own, acceptance: a }: Pick<States, 'own' | 'acceptance'>, { config }: AsOf): string {
  if (kind === 'selfReminder') return addBusinessHours(at, ownAutomation(own, kind).afterHours ?? 1, a.province ?? 'QC', config);
  return kind === 'followUp3d' || kind === 'followUp10d' ? plus(at, FOLLOW_UP_DAYS[kind] * DAY_MS) : at;
}

/**
 * An acceptance began, or its two spoke for the first time: what the professional has switched on by then waits for its instant. What is
 * switched on later is for later acceptances.
 */
export const planOwnAutomations = decision({
  name: 'PlanOwnAutomations',
  input: z.object({ ...ofAcceptance, moment: z.enum(['accepted', 'spoken']), at: z.iso.datetime() }),
  streams: (i: Ids) => ({ own: streamOf(ownAutomations, i.professionalId), acceptance: streamOf(acceptance, i.acceptanceId) }),
  province,
  decide({ moment, at, ...named }, { own, acceptance: a }, ctx) {
    // The client may confirm a contact that the professional recorded days ago: the first word counts.
    if (!isOwn(a, named) || (moment === 'accepted' ? a.openedAt : a.contactedAt) !== at) return {};
    const waits = (kind: OwnKind): boolean => own.waiting.some((w) => w.kind === kind && w.acceptanceId === named.acceptanceId);
    const kinds = MOMENTS[moment].filter((kind) => ownAutomation(own, kind).enabled && !waits(kind));
    return {
      own: kinds.map((kind) =>
        ownDid('ProfessionalAutomationPlanned', { ...named, kind, dueAt: dueAt(kind, at, { own, acceptance: a }, ctx) }),
      ),
    };
  },
});

/** In which stages of an acceptance each still means something. */
const STAGES: Readonly<Record<OwnKind, readonly AcceptanceState['status'][]>> = {
  welcomeMessage: STANDING,
  bookingLink: STANDING,
  selfReminder: ['ToContact'],
  followUp3d: UNDER_WAY,
  followUp10d: UNDER_WAY,
  outOfOffice: STANDING,
};

type Code = 'Z01' | 'Z02' | 'Z03' | 'Z08' | 'Z10' | 'Z11' | 'Z12' | 'Z13' | 'Z14';

/** Why an automation has nothing to do any more (4.7.2); what the address says is looked at by the gate of every message. */
function stopped(
  kind: OwnKind,
  { own, acceptance: a, lead: l, professional: p, availability: hours }: States,
  now: string,
): Code | undefined {
  if (LEAD_ENDS.includes(l.status) || relayEnd(a, l, now)) return 'Z01';
  if (!STAGES[kind].includes(a.status)) return 'Z02';
  // A link to hours that no one may book leads nowhere.
  if (kind === 'bookingLink' && hours.plan?.offersBooking !== true) return 'Z02';
  if (!ownAutomation(own, kind).enabled || p.status !== 'Approved') return 'Z11';
  return l.clientName === ERASED ? 'Z12' : undefined;
}

/** What an automation says to the client, or why it cannot. */
function wordsToClient(kind: ClientKind, states: States): { readonly body: string } | { readonly code: Code } {
  const { lead: l } = states;
  // Once per acceptance, whatever is planned or replayed; an absence is answered once a day.
  const isRepeated = kind !== 'outOfOffice' && states.relay.entries.some((e) => e.rule === OWN_RULES[kind]);
  if (isRepeated) return { code: 'Z10' };
  const wish = wishOf(l);
  if (wish && !wish.channels.some((c) => c !== 'call')) return { code: 'Z13' };
  if (!ownAutomation(states.own, kind).texts[l.lang]) return { code: 'Z14' };
  const body = ownWords(kind, states);
  return body === undefined ? { code: 'Z08' } : { body };
}

/** The run of one automation for one acceptance: the words in the conversation, or the code of why there are none. */
function run(kind: OwnKind, named: Ids, states: States, ctx: Ctx, late = false) {
  const { lead: l } = states;
  const entryId = ctx.newId();
  const { professionalId, leadId, acceptanceId } = named;
  const of = { professionalId, leadId, acceptanceId, kind, personId: l.personId, entryId };
  const code = stopped(kind, states, ctx.now) ?? (late ? ('Z03' as const) : undefined);
  const notSent = (why: Code) => ({ own: [ownDid('ProfessionalAutomationRan', { ...of, outcome: 'notSent', code: why })] });
  if (code) return notSent(code);
  const written = ownDid('ProfessionalAutomationRan', { ...of, outcome: 'written' });
  if (kind === 'selfReminder') return ownWords(kind, states) === undefined ? notSent('Z08') : { own: [written] };
  const words = wordsToClient(kind, states);
  if ('code' in words) return notSent(words.code);
  const said = { relayId: acceptanceId, leadId, professionalId, personId: l.personId, entryId, via: 'page' as const, body: words.body };
  return { own: [written], relay: [relayDid('AutomationWroteToClient', { ...said, bodyKey: wordKeyOf(said), rule: OWN_RULES[kind] })] };
}

/** The instant of an automation came: everything is looked at again, and it is written or not, once. */
export const runOwnAutomation = decision({
  name: 'RunOwnAutomation',
  input: z.object({ ...ofAcceptance, kind: ownKind }),
  streams,
  province,
  decide({ kind, ...named }, states, ctx) {
    refuseUnless(isOwn(states.acceptance, named), 'NOT_FOUND', 'acceptance');
    const planned = states.own.waiting.find((w) => w.kind === kind && w.acceptanceId === named.acceptanceId);
    if (!planned) return {};
    refuseUnless(reached(planned.dueAt, ctx.now), 'WRONG_STATE', 'not-due');
    // A machine that stood still for days has nothing to send any more.
    const late = reached(plus(planned.dueAt, ctx.config.value(automationMaxLatenessHours) * HOUR_MS), ctx.now);
    return run(kind, named, states, ctx, late);
  },
});

/** A client wrote to someone who is away: they read so at once, with the day of the return, once in 24 hours. */
export const answerForAbsence = decision({
  name: 'AnswerForAbsence',
  input: z.object(ofAcceptance),
  streams,
  province,
  decide(named, states, ctx) {
    const { own, lead: l } = states;
    if (!isOwn(states.acceptance, named) || !isAway(own, ctx.now) || wasAnswered(own, l.personId, ctx.now)) return {};
    return run('outOfOffice', named, states, ctx);
  },
});

/** What the gate or the provider made of a message of an own automation: sent, or held back with the code of why. */
export const settleOwnAutomation = decision({
  name: 'SettleOwnAutomation',
  input: z.object({ professionalId: ids.professionalId, kind: ownKind, entryId: ids.entryId, code: z.string().max(8).optional() }),
  streams: (i: { professionalId: string }) => ({ own: streamOf(ownAutomations, i.professionalId) }),
  decide({ code, ...of }, { own }) {
    const run = own.runs.find((r) => r.entryId === of.entryId);
    // A text that came back and left again as an e-mail is one message; one that was held back may leave another way.
    if (!run || run.outcome === 'sent' || (code && run.outcome !== 'written')) return {};
    return { own: [code ? ownDid('ProfessionalAutomationHeldBack', { ...of, code }) : ownDid('ProfessionalAutomationSent', of)] };
  },
});
