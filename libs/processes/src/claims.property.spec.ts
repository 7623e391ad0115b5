import { availableCc, creditAccount, heldCc, holdsOf } from '@jurilien/credits';
import { fold, type Recorded } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { pro } from './claims.testing.js';
import { commits, foldFrozen, LEADS, plans, play, PROS, streamsOf, type Plan, type Played, type World } from './random-lives.testing.js';

/** What must hold whatever anyone sends, in whatever order, alone or two at the same millisecond. Counted from the log alone. */
const numRuns = 1_000;
/** All properties look at the same histories, so that each is played once. */
const seed = Date.now() % 2 ** 31;
const histories = new Map<string, Promise<Played>>();
function historyOf(plan: Plan): Promise<Played> {
  const key = JSON.stringify(plan);
  const found = histories.get(key) ?? play(plan);
  histories.set(key, found);
  return found;
}
const always = (holds: (played: Played, plan: Plan) => void | Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      await holds(await historyOf(plan), plan);
    }),
    { numRuns, seed },
  );

/** The pause between two tries would cost a minute here and tests nothing. */
beforeAll(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    queueMicrotask(run);
    return 0;
  }) as never);
});
afterAll(() => {
  jest.restoreAllMocks();
});

type Logged = Recorded & { readonly data: Record<string, any> };
const must = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(sentence);
};

/** Claims and acceptances never exceed the seats of their search. Answers how many were accepted over all. */
function seats(events: readonly Logged[]): number {
  let max = 0;
  let accepted = 0;
  let winners = 0;
  const running = new Set<string>();
  for (const { type, data } of events) {
    if (type === 'RoundStarted') {
      max = data.maxAcceptances;
      if (!data.resumed) accepted = 0;
    }
    if (type === 'ClaimStarted') running.add(data.claimId);
    if (type === 'ClaimReleased' || type === 'ClaimExpired') must(running.delete(data.claimId), 'a claim ended twice');
    if (type === 'AcceptanceConfirmed') {
      must(running.delete(data.claimId), 'a claim was accepted after its end');
      accepted++;
      winners++;
      must(data.capacityFull === accepted >= max, 'the last seat and only the last fills the capacity');
    }
    must(running.size + accepted <= max, `${running.size} claims and ${accepted} acceptances for ${max} seats`);
  }
  return winners;
}

const SIDES: Record<string, string> = {
  CreditsHeld: 'held',
  HoldAwaited: 'awaited',
  HoldAwaitEnded: 'given up',
  ClaimFunded: 'funded',
  ClaimExtended: 'extended',
  HoldReleased: 'released',
  HoldCaptured: 'captured',
  ClaimStarted: 'started',
  ClaimReleased: 'ended',
  ClaimExpired: 'ended',
  AcceptanceConfirmed: 'accepted',
  AcceptanceOpened: 'opened',
};
/** Each claim has one hold of its price, or waits for one and shows nothing;  and after every transaction its money is where the claim is: released, captured, or held; never two of them. */
function fates(w: World): void {
  const claims = new Map<string, Record<string, Logged>>();
  for (const commit of commits(w) as readonly (readonly Logged[])[]) {
    const touched = new Set<string>();
    for (const e of commit) {
      const [side, claimId] = [SIDES[e.type], e.data.claimId ?? e.data.acceptanceId];
      if (!side) continue;
      const known = claims.get(claimId) ?? {};
      must(!known[side], `a claim was ${side} twice`);
      claims.set(claimId, { ...known, [side]: e });
      touched.add(claimId);
    }
    for (const claim of [...touched].map((id) => claims.get(id)!)) {
      const { started, held, awaited, funded, extended, released, captured, ended, accepted, opened } = claim;
      const money = held ?? awaited;
      must(
        started !== undefined &&
          [held, awaited].every((e) => !e || (e.data.cc === started.data.priceCc && e.data.professionalId === started.data.professionalId)),
        'a claim holds its price from its own account',
      );
      must(money !== undefined && Boolean(awaited) !== started!.data.funded, 'a claim has its coins, or waits for them');
      must(Boolean(awaited && held) === Boolean(funded) && Boolean(funded) === Boolean(extended), 'funded is held, and extended, once');
      must(!accepted || held !== undefined, 'accepted without coins');
      if (!held) {
        must(Boolean(claim['given up']) === Boolean(ended), 'a wait for coins ends with its claim');
        must(!released && !captured, 'coins that were never held came back');
        continue;
      }
      must(!claim['given up'], 'a claim that was funded gave up waiting');
      must(!(released && captured), 'a hold was released and captured');
      must(
        Boolean(released) === Boolean(ended) && Boolean(captured) === Boolean(accepted) && Boolean(opened) === Boolean(accepted),
        'the money of a claim is not where the claim is',
      );
      must(
        [released, captured].every((e) => !e || e.data.cc === held.data.cc),
        'a hold ended with another amount',
      );
    }
  }
}

/** No one waits for coins twice at a time, or a fourth time in thirty days; claims by rule never wait, are three a day at most, and stop after two timeouts in a row. */
function habits(events: readonly Logged[]): void {
  const waiting = new Set<string>();
  const began: number[] = [];
  const byRule: { at: number; claimId: string; cause?: string }[] = [];
  for (const { type, data, occurredAt } of events) {
    const at = Date.parse(occurredAt);
    if (type === 'HoldAwaited') {
      waiting.add(data.claimId);
      began.push(at);
      must(waiting.size === 1, 'two claims wait for coins');
      must(began.filter((t) => at - t < 30 * 86_400_000).length <= 3, 'a fourth claim without coins in thirty days');
    }
    if (type === 'HoldAwaitEnded' || type === 'CreditsHeld') waiting.delete(data.claimId);
    if (type === 'CreditsHeld' && data.auto) {
      const ended = byRule.filter((c) => c.cause);
      must(ended.slice(-2).filter((c) => c.cause === 'expired').length < 2, 'a rule went on after two timeouts in a row');
      byRule.push({ at, claimId: data.claimId });
      must(byRule.filter((c) => at - c.at < 86_400_000).length <= 3, 'a fourth claim by rule in a day');
    }
    if (type === 'HoldReleased' || type === 'HoldCaptured')
      for (const c of byRule) if (c.claimId === data.claimId) c.cause = type === 'HoldCaptured' ? 'captured' : data.cause;
  }
}

/** No account below zero, every entry in balance, no key twice, coins in = coins out + coins left, and the balance written is the balance. */
function ledger(events: readonly Logged[]): void {
  const keys = new Set<string>();
  let s = creditAccount.initial;
  for (const e of events) {
    s = fold(creditAccount, [e], s);
    if (!('lines' in e.data)) continue;
    const { key, lines, cc, availableAfterCc } = e.data;
    must(!keys.has(key), 'a key was used twice');
    keys.add(key);
    // What a spec puts into an account beforehand has no lines.
    const total = (side: 'debit' | 'credit'): number => lines.reduce((sum: number, l: Record<string, number>) => sum + l[side]!, 0);
    must(
      e.correlationId === 'test' || (total('debit') === cc && total('credit') === cc),
      `${e.type} of ${cc} debits ${total('debit')} and credits ${total('credit')}`,
    );
    must(s.lots.every((l) => l.cc >= 0) && availableCc(s, e.occurredAt) >= 0, `a lot is below zero after ${e.type}`);
    must(
      s.lots.every((l) => (l.kind === 'promo') === (l.expiresAt !== undefined)),
      `after ${e.type} a promotional lot has no end, or a bought one has`,
    );
    must(
      availableAfterCc === availableCc(s, e.occurredAt),
      `${e.type} writes ${availableAfterCc}, the account has ${availableCc(s, e.occurredAt)}`,
    );
    must(s.totals.in - s.totals.out === heldCc(s) + s.lots.reduce((sum, l) => sum + l.cc, 0), `coins were made or lost by ${e.type}`);
  }
}

describe('whatever anyone sends, in whatever order', () => {
  // proves: ASVS row 52
  it('SUITE-1: a search has at most as many claims and acceptances as seats, and one winner when one may accept', () =>
    always(({ world }, plan) => {
      for (const id of LEADS) {
        const winners = seats(world.events(distribution, id));
        must(plan.seats > 1 || winners <= 1, 'two winners of one seat');
        must(world.state(lead, id).status !== 'Accepted' || winners > 0, 'accepted by no one');
      }
    }));

  it('the money of a claim is where the claim is, and each hold ends once: captured or released', () =>
    always(({ world }) => fates(world)));

  it('waits and rules keep within their numbers', () =>
    always(({ world }) => {
      for (const n of PROS) habits(world.events(creditAccount, pro(n)));
    }));

  it('a claim from the board is on an offer of its own, made with it, of who had said nothing before', () =>
    always(({ world }) => {
      for (const id of LEADS) {
        const spoken = new Set<string>();
        let onBoard = false;
        for (const { type, data, commandId } of world.events(distribution, id) as readonly Logged[]) {
          if (type === 'LeadOpenedOnBoard') onBoard = true;
          if (type === 'RoundStarted') onBoard = false;
          if (type === 'OfferMade' && data.board) {
            must(onBoard, 'taken from a board it was not on');
            must(!spoken.has(data.professionalId), 'asked again after an answer');
            const claim = world.events(distribution, id).find((e) => e.commandId === commandId && e.type === 'ClaimStarted');
            must(claim?.data.offerId === data.offerId, 'an offer from the board without its claim');
          }
          if (type === 'OfferRefused' || type === 'AcceptanceConfirmed' || (type === 'ClaimReleased' && data.cause === 'conflict'))
            spoken.add(data.professionalId);
        }
      }
    }));

  // proves: ASVS row 54
  it('no account goes below zero, and every entry balances', () =>
    always(({ world }) => {
      for (const n of PROS) ledger(world.events(creditAccount, pro(n)));
    }));

  it('when all timers have rung no hold is left', () =>
    always(({ world }) => {
      for (const n of PROS)
        must(
          [...holdsOf(world.state(creditAccount, pro(n))), ...world.state(creditAccount, pro(n)).awaited].every(
            (h) => h.ended !== undefined,
          ),
          'a hold has no end',
        );
    }));

  it('the same history gives the same state: at once, in steps, from stored JSON, and without touching what it was given', () =>
    always(({ world }) => {
      for (const [decider, events] of streamsOf(world)) {
        const whole = JSON.stringify(fold(decider, events));
        const half = Math.floor(events.length / 2);
        must(
          JSON.stringify(fold(decider, events.slice(half), fold(decider, events.slice(0, half)))) === whole,
          `${decider.category} folds otherwise in two steps`,
        );
        must(JSON.stringify(foldFrozen(decider, events)) === whole, `${decider.category} folds otherwise from stored, read-only events`);
      }
    }));

  it('the same commands give the same log', () =>
    always(async ({ world }, plan) => {
      must(JSON.stringify((await play(plan)).world.all()) === JSON.stringify(world.all()), 'two logs from one plan');
    }));

  it('these histories reach every command that matters', async () => {
    const said = new Map<string, number>();
    for (const { outcomes } of await Promise.all(histories.values())) {
      for (const [{ name }, outcome] of outcomes)
        if ('answer' in outcome && outcome.answer.events.length > 0) said.set(name, (said.get(name) ?? 0) + 1);
    }
    const expected = [
      'ClaimOffer',
      'ClaimFromBoard',
      'AutoClaim',
      'FundClaim',
      'SetAutoClaimRule',
      'OpenOnBoard',
      'ConfirmAcceptance',
      'DeclareConflict',
      'ReleaseClaim',
      'ExpireClaim',
      'RefuseOffer',
      'EndWave',
      'SkipWave',
      'SendWave',
      'StopOffering',
      'RestartOffering',
      'StartRound',
      'WithdrawLead',
      'BlockLead',
      'CloseLead',
      'GrantCredits',
      'AdjustCredits',
      'SuspendProfessional',
    ];
    expect(expected.filter((name) => !said.get(name))).toEqual([]);
  });
});
