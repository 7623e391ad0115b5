import { createHash } from 'node:crypto';
import {
  ERASED,
  ownerNamed,
  erasedRow,
  fold,
  Refused,
  type AnyDecision,
  type NewEvent,
  type Recorded,
  type Row,
  type View,
} from '@jurilien/event-sourcing';
import { asShipped, at, faultsOf, pure, testCtx } from '@jurilien/event-sourcing/testing';
import { questionsContext } from '@jurilien/questions';
import fc from 'fast-check';
import { addLeadNote } from '../../../../acceptance/src/decisions/add-lead-note.js';
import { markLeadUnserved } from '../../../../search/src/decisions/mark-lead-unserved.js';
import {
  acceptedEvents,
  blockEvents,
  closeEvents,
  lead,
  leadContext,
  type LeadEvent,
  type LeadState,
  withdrawEvents,
} from '@jurilien/lead';
import { checklist, client, colleague, form, leadId, otherLead, staff, summary, system, validator } from '@jurilien/lead/testing';
import { leadDetails } from './lead-details.js';
import { leadStatuses } from './lead-statuses.js';
import { leads } from './leads.js';
import type { LeadStatus } from '@jurilien/contracts';

/** The arrows of 4.2.1, with withdraw, block and close drawn from every live state. */
const ARROWS: Partial<Record<LeadStatus, readonly LeadStatus[]>> = {
  None: ['Draft', 'AwaitingConfirmation'],
  Draft: ['AwaitingConfirmation', 'Closed'],
  AwaitingConfirmation: ['ToValidate', 'Closed'],
  ToValidate: ['InValidation', 'OnHold', 'Rejected'],
  InValidation: ['ToValidate', 'AwaitingInfo', 'OnHold', 'Rejected', 'Ready'],
  AwaitingInfo: ['ToValidate', 'Rejected'],
  OnHold: ['ToValidate', 'Rejected', 'Offering'],
  Ready: ['Offering', 'InValidation', 'OnHold', 'ToValidate'],
  Offering: ['SelfServe', 'Accepted', 'OnHold', 'Unserved'],
  SelfServe: ['Accepted', 'OnHold', 'Unserved'],
  Accepted: ['InService'],
  InService: [],
  Unserved: [],
  Closed: ['ToValidate'],
  Rejected: ['ToValidate'],
  Withdrawn: ['ToValidate'],
  Blocked: ['ToValidate'],
};
const ENDS: readonly LeadStatus[] = ['Closed', 'Rejected', 'Blocked', 'Withdrawn'];

/** Inputs that make sense now and then; the rules decide. */
const inputs: Record<string, (n: number) => Record<string, unknown>> = {
  StartLeadDraft: () => ({ form: 'request', lang: 'fr' }),
  SaveLeadDraft: (n) => ({ step: `s${n}`, answers: {} }),
  SubmitLead: (n) => ({
    ...form,
    consents: { sharing: n % 5 > 0, contact: n % 7 > 0, ...(n % 4 ? { script: 'phone-script/1/fr' } : {}) },
    duplicates: n % 3 ? [] : [otherLead],
    duplicateConfirmed: n % 2 === 0,
  }),
  ResendConfirmation: (n) => ({ channel: n % 2 ? 'sms' : 'email' }),
  ConfirmLeadEmail: (n) => ({ method: n % 2 ? 'link' : 'call' }),
  ConfirmLeadPhone: (n) => (n % 2 ? { method: 'call' } : { code: String(n) }),
  RequestLeadInfo: () => ({ questions: ['Quelle date?'] }),
  ProvideLeadInfo: () => ({ answers: { q1: 'Demain' } }),
  EditLead: (n) => ({ region: n % 2 ? '06' : '03', experience: n % 9 }),
  EditLeadSummary: (n) => ({ summary: n % 4 ? summary : 'Maude Tremblay se sépare.' }),
  HoldLead: (n) => ({ until: at((n % 40) * 1440) }),
  ValidateLead: (n) => ({ checklist: n % 5 ? checklist : {}, ...(n % 3 ? {} : { waiver: 'Jointe par un proche' }) }),
  RejectLead: () => ({ reasonCode: 'notLegal' }),
  SetLeadPrice: (n) => ({ creditValue: 1 + (n % 20) }),
  SetSuperLead: (n) => ({ superLead: n % 2 === 0 }),
  ApproveLeadPricing: (n) => ({ approved: n % 2 === 0 }),
  ScheduleLead: (n) => ({ sendAfter: at((n % 5) * 600) }),
  SetClientReadyAlert: () => ({ kind: 'ready' }),
  TagLead: (n) => ({ tagged: n % 2 === 0 }),
  AssignLead: () => ({ assigneeId: validator.id }),
  AddLeadNote: () => ({ note: 'x' }),
  LogCallAttempt: () => ({ outcome: 'noAnswer' }),
  RevealContact: () => ({ field: 'email', reasonCode: 'call' }),
  MarkLeadUnserved: (n) => ({ reason: n % 2 ? 'noTaker' : 'noEligible' }),
};
const ending: Record<string, (s: LeadState) => LeadEvent[]> = {
  withdraw: (s) => withdrawEvents(s, 'solved'),
  block: (s) => blockEvents(s, 'spam'),
  close: (s) => closeEvents(s, 'other'),
  accept: (s) => acceptedEvents(s, { acceptanceId: 'a', professionalId: 'p' }),
};
const rules: readonly AnyDecision[] = [...questionsContext.decisions, ...leadContext.decisions, markLeadUnserved, addLeadNote].map(pure);
const actors = [staff, colleague, validator, client, system];
/** The way from form to contact made, so that late states are reached; random steps come between. */
const SPINE = [
  'SubmitLead',
  'ConfirmLeadEmail',
  'TakeLeadForValidation',
  'EditLeadSummary',
  'ValidateLead',
  'StartOffering',
  'accept',
  'RecordLeadContactMade',
];
const names = [...rules.map((r) => r.name), ...Object.keys(ending)];
const step = fc.record({
  name: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...SPINE) }, { weight: 3, arbitrary: fc.constantFrom(...names) }),
  n: fc.nat(60),
  actor: fc.constantFrom(...actors),
  minutes: fc.constantFrom(0, 1, 5, 61, 1500),
});
const spine = SPINE.map((name) => ({ name, n: 1, actor: name === 'ConfirmLeadEmail' ? client : staff, minutes: 0 }));
const along = (last: string) => spine.slice(0, SPINE.indexOf(last) + 1);
const next = (name: string, n = 1) => ({ name, n, actor: staff, minutes: 0 });
/** Ways to late states: chance alone does not reach each of them in every run. */
const ends = [
  spine,
  [...along('TakeLeadForValidation'), next('HoldLead')],
  [...along('TakeLeadForValidation'), next('RejectLead')],
  [...along('StartOffering'), next('MarkLeadSelfServed')],
  // No one could be asked: that needs no waiting.
  [...along('StartOffering'), next('MarkLeadUnserved', 2)],
  ...Object.keys(ending).map((name) => [...along('StartOffering'), next(name)]),
];
/** Random steps alone, or after some way along the spine. */
const plan = fc
  .tuple(fc.array(step, { minLength: 1, maxLength: 40 }), fc.integer({ min: 0, max: SPINE.length }))
  .map(([random, way]) => [...spine.slice(0, way), ...random]);

function run(s: LeadState, name: string, n: number, ctx: ReturnType<typeof testCtx>): NewEvent[] {
  if (ending[name]) return ending[name](s);
  const rule = rules.find((r) => r.name === name)!;
  const input = rule.input.safeParse({ leadId, ...inputs[name]?.(n) });
  if (!input.success) return [];
  const states = Object.fromEntries(
    Object.entries(
      rule.streams(input.data as never, String, testCtx().now, testCtx().actor, testCtx().config) as Record<
        string,
        { decider: { initial: unknown } }
      >,
    ).map(([key, ref]) => [key, key === 'lead' ? s : ref.decider.initial]),
  );
  return (rule.decide(input.data as never, states as never, ctx) as { lead?: NewEvent[] }).lead ?? [];
}

type Steps = typeof plan extends fc.Arbitrary<infer P> ? P : never;

interface Happened {
  readonly by: string;
  readonly before: LeadState;
  readonly event: Recorded;
  readonly after: LeadState;
}

/** Plays steps one after another; refused ones say nothing. */
function* play(steps: Steps): Generator<Happened> {
  let s = lead.initial;
  let clock = 0;
  let version = 0;
  for (const { name, n, actor, minutes } of steps) {
    clock += minutes;
    // As the real one: what is hashed cannot be read in it.
    const ctx = testCtx({ actor, now: at(clock), hash: (value) => createHash('sha256').update(value).digest('hex') });
    let events: NewEvent[];
    try {
      events = run(s, name, n, ctx);
    } catch (e) {
      if (e instanceof Refused) continue;
      throw e;
    }
    for (const e of events) {
      const data = lead.events[e.type as LeadEvent['type']].schema.parse(e.data);
      const event = {
        position: ++version,
        stream: `lead-${leadId}`,
        version,
        type: e.type,
        data,
        occurredAt: ctx.now,
        actor,
        commandId: 'c',
        correlationId: 'x',
        config: asShipped(),
      } as Recorded;
      const before = s;
      s = fold(lead, [event], s);
      yield { by: name, before, event, after: s };
    }
  }
}

/** Both properties look at the same lives, so that each is played once. */
const seed = Date.now() % 2 ** 31;
const lives = new Map<string, readonly Happened[]>();
function played(steps: Steps): readonly Happened[] {
  const key = JSON.stringify(steps);
  const found = lives.get(key) ?? [...play(steps)];
  lives.set(key, found);
  return found;
}

/** An event as it reads once the keys of these owners are destroyed. */
function erased(e: Recorded, owners: readonly string[]): Recorded {
  const { personal } = lead.events[e.type as LeadEvent['type']];
  const gone = Object.entries(personal as Record<string, string>).filter(
    // A part of a key goes with the whole.
    ([field, owner]) => e.data[field] !== undefined && owners.includes(String(ownerNamed(e.data, owner)).split('/')[0]!),
  );
  return { ...e, data: { ...e.data, ...Object.fromEntries(gone.map(([field]) => [field, ERASED])) } };
}

/** The row a view makes of a life. */
const rowOf = (v: View, events: readonly Recorded[]): Row | undefined =>
  events.reduce<Row | undefined>((row, e) => {
    const on = v.on[e.type];
    return on ? ((typeof on === 'function' ? on : on.fold)(row, e) ?? undefined) : row;
  }, undefined);

/** What of a row is left once its keys are destroyed. */
const leftOf = (v: View, row: Row | undefined): Row =>
  Object.fromEntries(
    Object.entries((row && erasedRow(v, row)) ?? {})
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

describe('any sequence of commands', () => {
  const seen = new Set<LeadStatus>();
  // proves: ASVS row 51
  it('stays in the state machine and neither validates nor offers without consent', () => {
    fc.assert(
      fc.property(plan, (steps) => {
        for (const {
          by,
          before: { status: before },
          event: { type },
          after: s,
        } of played(steps)) {
          seen.add(s.status);
          const arrows = [
            before,
            ...(ARROWS[before] ?? []),
            ...(ENDS.includes(before) || before === 'None' ? [] : (['Withdrawn', 'Blocked', 'Closed'] as const)),
          ];
          if (!arrows.includes(s.status)) throw new Error(`${by} led from ${before} to ${s.status}`);
          const shared = s.consents['sharing'] === true;
          if ((type === 'LeadValidated' || type === 'LeadOfferingStarted') && !shared) throw new Error(`${type} without consent`);
          if (type === 'LeadOfferingStarted' && !s.facts.teamValidated) throw new Error('offered before anyone validated it');
        }
      }),
      { numRuns: 1_200, seed, examples: ends.map((steps): [Steps] => [steps]) },
    );
    const late: LeadStatus[] = [
      'Offering',
      'SelfServe',
      'Accepted',
      'InService',
      'Unserved',
      'OnHold',
      'Rejected',
      'Withdrawn',
      'Blocked',
      'Closed',
    ];
    expect(late.filter((status) => !seen.has(status))).toEqual([]);
  });

  it('leaves no live request without a next touch, and none to one that is over', () => {
    const over: readonly LeadStatus[] = [...ENDS, 'Referred'];
    fc.assert(
      fc.property(plan, (steps) => {
        let row: Row | undefined;
        for (const { event, after } of played(steps)) {
          const on = leads.on[event.type];
          if (on) row = (typeof on === 'function' ? on : on.fold)(row, event) ?? undefined;
          if (row && (row['nextAt'] === null) !== over.includes(after.status))
            throw new Error(`${event.type} leaves ${after.status} with ${String(row['nextTimer'])} at ${String(row['nextAt'])}`);
        }
      }),
      { numRuns: 1_200, seed, examples: ends.map((steps): [Steps] => [steps]) },
    );
  });

  it('stays what it was when the keys of its people are destroyed, and no state or row tells who they were', () => {
    const people = [form.clientName, 'Maude', form.email, form.phoneNumber.slice(-7), 'Luc Gagnon', form.description, summary];
    fc.assert(
      fc.property(plan, (steps) => {
        const events = played(steps).map((x) => x.event);
        const who = (['client', 'parties', 'everybody'] as const)[steps.length % 3];
        const persons = [...new Set(events.flatMap((e) => (typeof e.data.personId === 'string' ? [e.data.personId] : [])))];
        const owners = [...(who === 'parties' ? [] : persons), ...(who === 'client' ? [] : [leadId])];
        const after = events.map((e) => erased(e, owners));
        const [was, is] = [fold(lead, events), fold(lead, after)];
        const kept = ({
          status,
          code,
          lang,
          consents,
          lockedBy,
          offered,
          acceptedBy,
          summaryVersion,
          calls,
          sendAfter,
          unservedAt,
        }: LeadState) =>
          JSON.stringify({ status, code, lang, consents, lockedBy, offered, acceptedBy, summaryVersion, calls, sendAfter, unservedAt });
        if (kept(was) !== kept(is)) throw new Error(`${kept(was)} became ${kept(is)}`);
        const rows = [leads, leadDetails, leadStatuses].map((v) => rowOf(v, after));
        for (const log of [events, after].filter((list) => list.length > 0)) {
          const faults = [leads, leadDetails].flatMap((v) => faultsOf(v, rowOf(v, log)!));
          if (faults.length > 0) throw new Error(`a row is not as declared: ${faults.join('; ')}`);
        }
        if (who === 'everybody')
          for (const v of [leads, leadDetails, leadStatuses]) {
            const [live, rebuilt] = [events, after].map((list) => JSON.stringify(leftOf(v, rowOf(v, list))));
            if (live !== rebuilt) throw new Error(`${v.name} is erased as ${live}, and rebuilt as ${rebuilt}`);
          }
        const happened = people.filter(
          (words) => JSON.stringify([is, rows]).includes(words) && (who === 'everybody' || (who === 'parties' && words === 'Luc Gagnon')),
        );
        if (happened.length > 0) throw new Error(`still there: ${happened.join(', ')}`);
      }),
      { numRuns: 1_200, seed },
    );
  });
});
