import { LEAD_STATES } from '@jurilien/contracts';
import { creditAccount } from '@jurilien/credits';
import { asShipped, at, type Past } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import * as lives from '@jurilien/lead/testing';
import { distribution, type SearchState } from '@jurilien/search';
import fc from 'fast-check';
import { actions } from './actions.js';
import { type Button, buttonsOf, disagreement as pressed } from './agreement.testing.js';
import { account, held, leadId, member, pro, running } from './claims.testing.js';
import { LIVES, referred } from './request-lives.testing.js';
import { memoryLog } from './memory-log.testing.js';
import { LEADS, plans, play } from './random-lives.testing.js';
import { professional } from '@jurilien/professionals';
import { PARTNERS, partnerServes } from '@jurilien/reference';

type World = ReturnType<typeof memoryLog>;
interface States {
  readonly lead: LeadState;
  readonly distribution: SearchState;
}
const NO_ONE = '018f2a10-0000-7000-8000-0000000000ff';
const { staff, colleague, validator } = lives;
const TEAM = [staff, colleague, validator] as const;

/** A number that is none of these. */
const besides = (...known: unknown[]): number => [2, 3, 4].find((n) => !known.includes(n))!;

/** What each button's dialog sends at best: whatever a form may hold that this state admits. */
const INPUTS: Readonly<Record<string, (states: States, now: string) => object>> = {
  ValidateLead: () => ({ checklist: lives.checklist, waiver: 'Jointe par un organisme' }),
  RequestLeadInfo: () => ({ questions: ['Date?'] }),
  HoldLead: (_, now) => ({ until: at(77, now) }),
  ScheduleLead: ({ lead: s }, now) => ({ sendAfter: at(s.facts.sendAfter === at(78, now) ? 79 : 78, now) }),
  RejectLead: () => ({ reasonCode: 'other' }),
  EditLeadSummary: ({ lead: s }) => ({ summary: `${lives.summary} Version ${s.summaryVersion + 1}.` }),
  ReferLeadToPartner: ({ lead: s }) => ({
    partner: PARTNERS.find((p) => s.consents[p] && partnerServes(p, s.facts.province)) ?? PARTNERS[0],
    final: true,
  }),
  ConfirmLeadEmail: () => ({ method: 'call' }),
  ConfirmLeadPhone: () => ({ method: 'call' }),
  ResendConfirmation: ({ lead: s }) => ({ channel: s.facts.emailConfirmed ? 'sms' : 'email' }),
  EditLead: ({ lead: s }) => ({ city: s.facts.city === 'Laval' ? 'Québec' : 'Laval' }),
  LogCallAttempt: () => ({ outcome: 'busy' }),
  SetClientReadyAlert: ({ lead: s }) => ({ kind: s.facts.clientReadySeriousAlert ? 'none' : 'serious' }),
  TagLead: () => ({ note: 'Rappeler' }),
  AssignLead: ({ lead: s }) => ({ assigneeId: s.assigneeId === NO_ONE ? null : NO_ONE }),
  SetLeadPrice: ({ lead: s }) => ({ creditValue: besides(s.facts.creditValue, s.proposal?.creditValue) }),
  SetSuperLead: ({ lead: s }) => ({ superLead: true, multiplier: besides(s.facts.superLeadMultiplier, s.proposal?.multiplier) }),
  ApproveLeadPricing: () => ({ approved: true }),
  ForgetParties: ({ lead: s }) => ({ whom: s.timesPartiesForgotten > 0 && s.othersInvolved.length === 0 ? 'referrer' : 'parties' }),
  AddLeadNote: () => ({ note: 'Appelée' }),
  OpenOnBoard: ({ distribution: s }) => ({ round: Math.max(1, s.round) }),
  OfferLeadManually: () => ({ professionalIds: [pro(4)] }),
  ReleaseClaim: ({ distribution: s }) => ({
    professionalId: s.claims[0]?.professionalId ?? pro(1),
    ...(s.claims[0] ? { claimId: s.claims[0].claimId } : {}),
  }),
  StopOffering: ({ distribution: s }) => ({ claimProfessionalIds: s.claims.map((c) => c.professionalId) }),
  DecideOffering: ({ lead: s }) => ({ step: s.offeringProposal?.step ?? 'start', approved: false }),
  WithdrawLead: ({ distribution: s }) => ({ claimProfessionalIds: s.claims.map((c) => c.professionalId) }),
  CloseLead: ({ distribution: s }) => ({ closeReason: 'other', claimProfessionalIds: s.claims.map((c) => c.professionalId) }),
  RenewLead: () => ({}),
  DeclineRenewal: () => ({ how: 'settled' }),
  MergeLead: ({ lead: s }) => ({ into: s.leadId === lives.otherLead ? leadId : lives.otherLead }),
  UnmergeLead: ({ lead: s }) => ({ into: s.mergedInto ?? lives.otherLead }),
  BlockLead: ({ distribution: s }) => ({ blockType: 'spam', claimProfessionalIds: s.claims.map((c) => c.professionalId) }),
};

/** Refusals that depend on what the form holds, not on the state: whom staff chose, which channel. */
const OF_THE_INPUT: Readonly<Record<string, RegExp>> = {
  OfferLeadManually: /^(E\d\d-|already-offered)/,
  MergeLead: /^survivor-/,
  ResendConfirmation: /^(confirmations-per-day|person-wants-another-channel)$/,
};

const decisions = buttonsOf(actions.leads.decisions);

/** What a button says beside what its command does, where the two do not agree; nothing where they do. */
function disagreement(w: World, id: string, d: Button, actor: (typeof TEAM)[number], now: string): string | undefined {
  const seen: States = { lead: w.state(lead, id), distribution: w.state(distribution, id) };
  const input = { leadId: id, ...INPUTS[d.name]?.(seen, now) };
  const said = d.ask(seen, { actor, now, config: asShipped() }, { leadId: id });
  const found = pressed(d, { said, input, stateOf: (ref) => w.state(ref.decider, ref.id), actor, now, ofTheInput: OF_THE_INPUT[d.name] });
  return found && `${seen.lead.status}: ${found}`;
}

const disagreements = (w: World, id: string, now: string): string[] =>
  decisions.flatMap((d) => TEAM.flatMap((actor) => disagreement(w, id, d, actor, now) ?? []));

/** What stands on the other request where this one is merged into it. */
const absorbing = { leadId: lives.otherLead, absorbed: leadId, proven: [], refused: [], acceptances: 0 };

const seeded = (past: Past, search: Past = []): World => {
  const w = memoryLog();
  if (past.length > 0) w.seed(lead, leadId, past);
  if (search.length > 0) w.seed(distribution, leadId, search);
  w.seed(professional, pro(4), member(4));
  const other = lives.queued.map(([type, data]) => [type, { ...data, leadId: lives.otherLead }] as const);
  const merged = past.at(-1)?.[0] === 'LeadMerged' ? [['LeadAbsorbed', absorbing] as const] : [];
  w.seed(lead, lives.otherLead, [...other, ...merged]);
  w.seed(creditAccount, pro(1), [...account(1), held(1)]);
  return w;
};

// proves: item 13 (what a button promises, its decision does)
describe('what a button says about a request is what its command is answered', () => {
  it.each(Object.entries(LIVES))('%s', (_name, [past, search]) => {
    const w = seeded(past, search);
    for (const minutes of [1, 16, 1_441, 95 * 1_440]) expect(disagreements(w, leadId, at(minutes))).toEqual([]);
  });

  it('in every state there is, but those that only other commands lead to', () => {
    const seen = new Set(Object.values(LIVES).map(([past]) => seeded(past).state(lead, leadId).status));
    expect(LEAD_STATES.filter((state) => !seen.has(state))).toEqual(['Referred']);
  });

  it('and each is seen pressed and barred', () => {
    const always = ['AddLeadNote', 'AssignLead', 'TagLead'];
    for (const { name, ask } of decisions) {
      const answers = Object.entries(LIVES).flatMap(([life, [past, search]]) => {
        const w = seeded(past, search);
        const states = { lead: w.state(lead, leadId), distribution: w.state(distribution, leadId) };
        return life === 'unknown'
          ? []
          : TEAM.slice(0, 2).map((actor) => ask(states, { actor, now: at(1), config: asShipped() }, { leadId }) === true);
      });
      expect([name, new Set(answers).size]).toEqual([name, always.includes(name) ? 1 : 2]);
    }
  });

  it('wherever the team’s own commands lead, one after another', async () => {
    const step = fc.record({
      which: fc.nat(decisions.length - 1),
      actor: fc.constantFrom(...TEAM),
      minutes: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(0, 1, 5) }, fc.constantFrom(16, 80, 1_441)),
    });
    const begins = fc.constantFrom(lives.submitted, lives.queued, lives.summarised, referred, lives.offering);
    await fc.assert(
      fc.asyncProperty(begins, fc.array(step, { minLength: 3, maxLength: 14 }), async (past, steps) => {
        const w = seeded(past, past === lives.offering ? running : []);
        let minutes = 0;
        for (const { which, actor, minutes: later } of steps) {
          minutes += later;
          const { name } = decisions[which]!;
          const states = { lead: w.state(lead, leadId), distribution: w.state(distribution, leadId) };
          await w.send({ name, input: { leadId, ...INPUTS[name]?.(states, at(minutes)) }, actor, at: at(minutes) });
        }
        expect(disagreements(w, leadId, at(minutes))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('in the middle of searches with claims that come and go', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { world } = await play(plan);
        for (const id of LEADS) expect(disagreements(world as never, id, at(1))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
