import { creditAccount, givenByStaff } from '@jurilien/credits';
import { type Config, fold, type Decider, type Recorded } from '@jurilien/event-sourcing';
import { at, frozen, T0, type Past } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { distribution, offerReceipt } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import fc from 'fast-check';
import { account, client, leadId, made, member, offeredLead, offerOf, pro, round, staff, system, wave } from './claims.testing.js';
import { memoryLog, type Outcome, type Sent } from './memory-log.testing.js';

/** Two requests, four professionals with few coins, and whatever anyone may send at any moment. */
const other = '018f2a10-0000-7000-8000-00000000000c';
export const LEADS = [leadId, other] as const;
export const PROS = [1, 2, 3, 4] as const;
const NO_ONE = '018f2a10-0000-7000-8000-0000000000ff';
const DECIDERS: readonly Decider<any, any>[] = [creditAccount, givenByStaff, distribution, lead, professional, acceptance, offerReceipt];

const COMMANDS = {
  ClaimOffer: 12,
  ClaimFromBoard: 5,
  AutoClaim: 6,
  FundClaim: 1,
  SetAutoClaimRule: 1,
  SwitchOffAutoClaim: 1,
  ConfirmAcceptance: 5,
  RevealClaimNames: 1,
  DeclareConflict: 2,
  ReleaseClaim: 2,
  ExpireClaim: 4,
  RefuseOffer: 3,
  RequestSecondChance: 1,
  OfferLeadManually: 1,
  EndWave: 2,
  SkipWave: 1,
  SendWave: 3,
  OpenOnBoard: 2,
  MarkLeadUnserved: 1,
  ExpireOffers: 1,
  StopOffering: 1,
  RestartOffering: 2,
  StartRound: 2,
  WithdrawLead: 1,
  BlockLead: 1,
  CloseLead: 1,
  SuspendProfessional: 1,
  ReinstateProfessional: 1,
  PauseOffers: 1,
  ResumeOffers: 1,
  GrantCredits: 2,
  AdjustCredits: 1,
} as const;
type Name = keyof typeof COMMANDS;
/** The same command, sent by the system for a rule or without an offer. */
const SENT_AS: Partial<Record<Name, string>> = { AutoClaim: 'ClaimOffer', ClaimFromBoard: 'ClaimOffer' };

export interface Step {
  readonly name: Name;
  readonly n: 1 | 2 | 3 | 4;
  readonly on: 0 | 1;
  readonly by: number;
  readonly minutes: number;
}
const named = fc.oneof(...Object.entries(COMMANDS).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Name) })));
const step: fc.Arbitrary<Step> = fc.record({
  name: named,
  n: fc.constantFrom(...PROS),
  on: fc.oneof({ weight: 4, arbitrary: fc.constant(0 as const) }, { weight: 1, arbitrary: fc.constant(1 as const) }),
  by: fc.nat(5),
  // Often the same instant, often around the end of a hold and its grace, seldom long after.
  minutes: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.constantFrom(0.5, 4, 9.999, 10, 10 + 4.999 / 60, 10 + 5 / 60) },
    { weight: 1, arbitrary: fc.constantFrom(31, 300, 1_441) },
  ),
});
/** Commands one after another, some of them two at a time: both read before either writes. */
export const plans = fc.record({
  seats: fc.integer({ min: 1, max: 3 }),
  coins: fc.tuple(...PROS.map(() => fc.constantFrom(0, 50, 100, 200, 500))),
  moves: fc.array(fc.oneof({ weight: 4, arbitrary: fc.tuple(step) }, { weight: 1, arbitrary: fc.tuple(step, step) }), {
    minLength: 5,
    maxLength: 30,
  }),
});
export type Plan = typeof plans extends fc.Arbitrary<infer P> ? P : never;

const ruleOf = (n: number): Past[number] => [
  'AutoClaimRuleSet',
  { professionalId: pro(n), enabled: true, filters: {}, maxPerDay: 3, coinCeilingCc: 500 },
];

function randomWorld({ seats, coins }: Pick<Plan, 'seats' | 'coins'>, config?: Config) {
  const log = memoryLog(config);
  LEADS.forEach((id, i) => {
    const its = (past: Past): Past => past.map(([type, data, ...rest]) => [type, { ...data, leadId: id }, ...rest]);
    const facts: Past = [
      ['LeadEdited', { personId: id, changed: ['multi'], facts: { multi: seats > 1, lawyerType: 'family', province: 'QC', region: '06' } }],
      ['ConsentRecorded', { purpose: 'sharing', textVersion: '1', granted: true }],
    ];
    const [draft, [started, round1]] = offeredLead as [Past[number], Past[number]];
    log.seed(lead, id, its([draft, ...facts, [started, { ...round1, maxAcceptances: seats }]]));
    log.seed(
      distribution,
      id,
      its([round({ maxAcceptances: seats }), wave(), ...PROS.slice(0, 3).map((n) => made(n, { offerId: offerOf(10 * i + n) }))]),
    );
  });
  for (const n of PROS) {
    log.seed(professional, pro(n), n % 2 ? member(n) : [...member(n), ruleOf(n)]);
    const [opened, granted] = account(n, coins[n - 1]);
    log.seed(creditAccount, pro(n), coins[n - 1] ? [opened!, granted!] : [opened!]);
  }
  return log;
}
export type World = ReturnType<typeof randomWorld>;

/** A command as its sender would build it from what the log says now. */
function sent(w: World, { name, n, on, by }: Step, now: string): Sent {
  const id = LEADS[on];
  const s = w.state(distribution, id);
  const mine = (x: { professionalId: string }): boolean => x.professionalId === pro(n);
  const offer = s.offers.filter(mine)[by % 2 ? 0 : Math.max(0, s.offers.filter(mine).length - 1)];
  const claimId = (s.claims.find(mine) ?? s.ended.filter(mine).at(-1) ?? s.acceptances.filter(mine).at(-1))?.claimId ?? NO_ONE;
  const ids = { leadId: id, professionalId: pro(n) };
  const ofOffer = { ...ids, offerId: offer?.offerId ?? NO_ONE };
  const claimers = { claimProfessionalIds: s.claims.map((c) => c.professionalId) };
  const ofLead = { leadId: id, ...claimers };
  const token = { kind: 'token', id: pro(n) } as const;
  const input: Record<Name, Record<string, unknown>> = {
    ClaimOffer: { ...ofOffer, ...claimers },
    ClaimFromBoard: { ...ids, ...claimers },
    AutoClaim: { ...ofOffer, ...claimers },
    FundClaim: { ...ids, claimId },
    SetAutoClaimRule: { professionalId: pro(n), enabled: by < 5, filters: {}, maxPerDay: 3, coinCeilingCc: 500 },
    SwitchOffAutoClaim: { professionalId: pro(n) },
    ConfirmAcceptance: { ...ofOffer, claimId, noConflict: true },
    RevealClaimNames: { ...ofOffer, claimId },
    DeclareConflict: { ...ofOffer, claimId },
    ReleaseClaim: { ...ids, ...(by % 3 ? { claimId } : {}) },
    ExpireClaim: { ...ids, claimId },
    RefuseOffer: ofOffer,
    RequestSecondChance: ofOffer,
    OfferLeadManually: { ...ids, professionalName: 'Me X', overrides: [] },
    EndWave: { leadId: id, round: s.round, wave: s.wave?.number ?? 1 },
    SkipWave: { leadId: id },
    SendWave: {
      leadId: id,
      round: s.round,
      wave: (s.wave?.number ?? 0) + 1,
      matching: {
        configVersion: 1,
        inputsHash: 'h',
        eligible: 4,
        excluded: {},
        ranked: PROS.map((p) => ({ professionalId: pro(p), points: 500, parts: {} })),
      },
    },
    OpenOnBoard: { leadId: id, round: s.round },
    MarkLeadUnserved: { leadId: id, reason: by % 2 ? 'noTaker' : 'noEligible' },
    ExpireOffers: { leadId: id },
    StopOffering: ofLead,
    RestartOffering: { leadId: id },
    StartRound: {
      ...w
        .events(lead, id)
        .filter((e) => e.type === 'LeadOfferingStarted')
        .at(-1)!.data,
    },
    WithdrawLead: { ...ofLead, reason: 'solved' },
    BlockLead: { ...ofLead, blockType: 'spam' },
    CloseLead: { ...ofLead, closeReason: 'other' },
    SuspendProfessional: { professionalId: pro(n), notice: 'Assurance' },
    ReinstateProfessional: { professionalId: pro(n) },
    PauseOffers: { professionalId: pro(n) },
    ResumeOffers: { professionalId: pro(n) },
    GrantCredits: { professionalId: pro(n), cc: 100 },
    AdjustCredits: { professionalId: pro(n), cc: 100, direction: by % 2 ? 'add' : 'remove' },
  };
  const whose =
    name === 'WithdrawLead'
      ? client
      : [
            'ClaimOffer',
            'ClaimFromBoard',
            'SetAutoClaimRule',
            'ConfirmAcceptance',
            'RevealClaimNames',
            'DeclareConflict',
            'RefuseOffer',
            'RequestSecondChance',
          ].includes(name)
        ? token
        : name === 'ReleaseClaim'
          ? [token, staff, system][by % 3]!
          : [
                'AutoClaim',
                'FundClaim',
                'SwitchOffAutoClaim',
                'ExpireClaim',
                'EndWave',
                'SendWave',
                'MarkLeadUnserved',
                'ExpireOffers',
                'StartRound',
              ].includes(name)
            ? system
            : staff;
  return { name: SENT_AS[name] ?? name, input: input[name], actor: whose, at: now };
}

export interface Played {
  readonly world: World;
  readonly outcomes: readonly (readonly [Step, Outcome])[];
}

/** What the automations send after an answer: coins for who waits for them, the end of a rule that lets claims run out. */
function followedBy(w: World, outcome: Outcome): readonly Step[] {
  const types = 'answer' in outcome ? outcome.types : [];
  const coins = ['CreditsGranted', 'CreditsAdjusted', 'HoldReleased'].some((t) => types.includes(t));
  const all = PROS.flatMap((n) => LEADS.map((_id, on) => ({ n, on: on as 0 | 1, by: 0, minutes: 0 })));
  const waits = ({ n, on }: Pick<Step, 'n' | 'on'>): boolean =>
    w.state(creditAccount, pro(n)).awaited.some((a) => !a.ended && a.leadId === LEADS[on]);
  return [
    ...(coins ? all.filter(waits).map((of) => ({ name: 'FundClaim' as const, ...of })) : []),
    ...(types.includes('ClaimExpired')
      ? all.filter((of) => of.on === 0).map((of) => ({ name: 'SwitchOffAutoClaim' as const, ...of }))
      : []),
  ];
}

/** Plays a plan under a configuration, and sweeps every open claim a day later. */
export async function play(plan: Plan, config?: Config): Promise<Played> {
  const world = randomWorld(plan, config);
  const outcomes: (readonly [Step, Outcome])[] = [];
  const answered = async (asked: Step, outcome: Outcome, now: string): Promise<void> => {
    outcomes.push([asked, outcome]);
    for (const next of followedBy(world, outcome)) outcomes.push([next, await world.send(sent(world, next, now))]);
  };
  let minutes = 0;
  for (const [a, b] of plan.moves) {
    minutes += a.minutes;
    const now = at(minutes, T0);
    const first = sent(world, a, now);
    if (b) {
      const [won, lost] = await world.race(first, sent(world, b, now));
      await answered(a, won, now);
      await answered(b, lost, now);
    } else await answered(a, await world.send(first), now);
  }
  for (const id of LEADS) {
    for (const { claimId, professionalId } of world.state(distribution, id).claims) {
      await world.send({ name: 'ExpireClaim', input: { leadId: id, professionalId, claimId }, actor: system, at: at(minutes + 24 * 60) });
    }
  }
  return { world, outcomes };
}

/** What was appended, transaction by transaction. */
export function commits(w: World): readonly (readonly Recorded[])[] {
  const byCommand = new Map<string, Recorded[]>();
  for (const e of w.all()) byCommand.set(e.commandId, [...(byCommand.get(e.commandId) ?? []), e]);
  return [...byCommand.values()];
}

/** Every stream of a world with its decider. */
export function streamsOf(w: World): readonly (readonly [Decider<any, any>, readonly Recorded[]])[] {
  const names = [...new Set(w.all().map((e) => e.stream))];
  return names.map((name) => [DECIDERS.find((d) => name.startsWith(`${d.category}-`))!, w.all().filter((e) => e.stream === name)] as const);
}

/** Folds one by one over read-only states and events: an `evolve` that writes to what it was given throws. */
export const foldFrozen = (d: Decider<any, any>, events: readonly Recorded[]): unknown =>
  events.reduce(
    (s, e) => frozen(fold(d, [frozen({ ...(JSON.parse(JSON.stringify(e)) as Recorded), config: e.config })], s)),
    frozen(d.initial),
  );
