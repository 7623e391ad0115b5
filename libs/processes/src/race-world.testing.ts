import { creditAccount } from '@jurilien/credits';
import { T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { account, client, leadId, member, offeredLead, ofOffer, pro, running, system } from './claims.testing.js';
import { said, type memoryLog, type Outcome, type Sent } from './memory-log.testing.js';

/** A log two commands can meet on: in memory, or PostgreSQL with real transactions. */
export type RaceLog = Pick<ReturnType<typeof memoryLog>, 'seed' | 'send' | 'race' | 'events' | 'state' | 'length'>;

/** A request on offer to three professionals, and the commands that meet on it. */
export function raceWorld(newLog: () => RaceLog) {
  const otherLead = '018f2a10-0000-7000-8000-00000000000c';

  function world(search: Past = running, cc: Readonly<Record<number, number>> = {}) {
    const log = newLog();
    log.seed(lead, leadId, offeredLead);
    log.seed(distribution, leadId, search);
    for (const n of [1, 2, 3]) {
      log.seed(professional, pro(n), member(n));
      log.seed(creditAccount, pro(n), account(n, cc[n] ?? 500));
    }
    return {
      ...log,
      search: () => log.state(distribution, leadId),
      coins: (n: number) => log.state(creditAccount, pro(n)),
      ends: (n: number) =>
        log
          .events(creditAccount, pro(n))
          .map((e) => e.type)
          .filter((type) => type === 'HoldReleased' || type === 'HoldCaptured'),
    };
  }

  const by = (n: number, name: string, input: object, now = T0): Sent => ({
    name,
    input: { ...input },
    actor: { kind: 'token', id: pro(n) },
    at: now,
  });
  const claim = (n: number, now = T0, input: object = {}): Sent => by(n, 'ClaimOffer', { ...ofOffer(n), ...input }, now);
  const bySystem = (name: string, input: object, now: string): Sent => ({ name, input: { leadId, ...input }, actor: system, at: now });
  const byClient = (input: object = {}, now = T0): Sent => ({
    name: 'WithdrawLead',
    input: { leadId, reason: 'solved', ...input },
    actor: client,
    at: now,
  });

  /** A world in which professional n holds the lead; what commands on that claim name comes with it. */
  async function claimedBy(n: number, search: Past = running, now = T0) {
    const w = world(search);
    await w.send(claim(n, now));
    const ids = { ...ofOffer(n), claimId: w.search().claims.at(-1)!.claimId };
    return {
      ...w,
      ids,
      confirm: (when: string): Sent => by(n, 'ConfirmAcceptance', { ...ids, noConflict: true }, when),
      expire: (when: string) => bySystem('ExpireClaim', { professionalId: pro(n), claimId: ids.claimId }, when),
    };
  }
  const types = (outcome: Outcome) => said(outcome);
  const byStream = (a: { stream: string }, b: { stream: string }): number => a.stream.localeCompare(b.stream);

  return { otherLead, world, by, claim, bySystem, byClient, claimedBy, types, byStream };
}
