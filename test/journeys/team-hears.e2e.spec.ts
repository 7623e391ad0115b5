import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { HOUR_MS, relayAnswerHours, SHIPPED_TERMS, startOf } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { announceTerms } from '../../services/worker/src/professionals/announce-terms.js';
import { mindRelay } from '../../services/worker/src/acceptance/mind-relay.js';
import { crowd, offeredTo } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { startSystem, SYSTEM, type System } from '../support/system.js';

const DAY_MS = 24 * HOUR_MS;

/** What reaches the team or members without anyone's act: words left without an answer, figures of who waits, notices of terms. */
let system: System;
let staff: Awaited<ReturnType<System['signIn']>>;
beforeAll(async () => {
  system = await startSystem();
  staff = await system.signIn('admin');
});
afterAll(() => system?.close());

/** What jobs that are run by hand send their commands over. */
const bus = (): CommandBus => system.app!.get(CommandBus);
const waiting = async (): Promise<number> => {
  const { lines } = (await staff('GET', '/api/dashboard')).body as { lines: { name: string; n: number }[] };
  return lines.find(({ name }) => name === 'clientsWaiting')?.n ?? 0;
};
const owed = (key: string) =>
  system.kernel.db.query<{ due: string; state: string; input: Record<string, string> }>(
    'select due_at::text as due, state, input from work_items where key = $1',
    [key],
  );

/** A request accepted by its only professional, and what the client says to them. */
async function accepted() {
  const [pro] = await crowd(system, 1);
  const { leadId, offers } = await offeredTo(system, [pro!]);
  const ids = { leadId, offerId: offers[0], professionalId: pro!.professionalId };
  const actor = { kind: 'token' as const, id: pro!.professionalId };
  await system.dispatch('ClaimOffer', ids, { actor });
  const [claim] = (await stateOf(system.kernel, distribution, leadId)).claims;
  const claimed = { ...ids, claimId: claim!.claimId };
  await system.dispatch('RevealClaimNames', claimed, { actor });
  await system.dispatch('ConfirmAcceptance', { ...claimed, noConflict: true }, { actor });
  await nothingPending(system);
  const { phoneNumber } = await stateOf(system.kernel, lead, leadId);
  const words = { acceptanceId: claim!.claimId, leadId, professionalId: pro!.professionalId };
  const say = async (by: 'Professional' | 'Client', body: string) => {
    const entryId = randomUUID();
    await system.dispatch(by === 'Client' ? 'WriteToProfessional' : 'WriteToClient', { ...words, entryId, body });
    await nothingPending(system);
    return entryId;
  };
  const threadId = system.kernel.secrets.hash(`phone:${phoneNumber!}`);
  const thread = async () =>
    (
      await system.kernel.db.query<{ awaiting: number; waitsFor: string | null }>(
        `select awaiting, "waitsFor" from ${viewTable(system, 'threads')} where id = $1`,
        [threadId],
      )
    )[0];
  /** The look that is planned for when an answer is overdue, at so many hours after the word. */
  const lookAfter = async (entryId: string, hours: number) => {
    await mindRelay(
      system.kernel,
      bus(),
    )({
      id: randomUUID(),
      job: 'mind-relay',
      key: `mind-relay-${entryId}-late`,
      input: { acceptanceId: words.acceptanceId, entryId },
      position: 1,
      occurredAt: new Date().toISOString(),
      now: new Date(Date.now() + hours * HOUR_MS).toISOString(),
      attempts: 1,
    });
    await nothingPending(system);
  };
  return { ...words, threadId, say, thread, lookAfter };
}

// proves: item 3
describe('what a client says to the professional', () => {
  it('reaches the team at once where it complains, and the figure of clients who wait counts it until someone answers', async () => {
    const deal = await accepted();
    const before = await waiting();
    await deal.say('Client', 'Bonjour, est-ce que mardi vous convient?');
    expect([await deal.thread(), await waiting()]).toEqual([undefined, before]);
    await deal.say('Client', 'Personne ne m’a encore appelée.');
    expect(await deal.thread()).toMatchObject({ awaiting: 1, waitsFor: 'complaint' });
    expect((await stateOf(system.kernel, lead, deal.leadId)).facts.tagged).toBe(true);
    await eventually(async () => (await waiting()) === before + 1 || undefined, 'the figure');
    const answer = { messageId: randomUUID(), threadId: deal.threadId, lang: 'fr', body: 'Nous appelons votre avocate.' };
    expect((await staff('POST', '/api/commands/SendMessage', { commandId: randomUUID(), payload: answer })).status).toBe(200);
    await eventually(async () => (await waiting()) === before || undefined, 'the figure after the answer');
  });

  it('reaches it once an answer is overdue, at the hour that was planned with the word, and not where the professional answered', async () => {
    const deal = await accepted();
    const before = await waiting();
    const hours = asShipped().value(relayAnswerHours, { province: 'QC' });
    const answered = await deal.say('Client', 'Bonjour, est-ce que mardi vous convient?');
    const [late] = await owed(`mind-relay-${answered}-late`);
    expect(late).toMatchObject({ state: 'pending', input: { acceptanceId: deal.acceptanceId, entryId: answered } });
    expect(Math.abs(Date.parse(late!.due) - Date.now() - hours * HOUR_MS)).toBeLessThan(10 * 60_000);
    expect(JSON.stringify(late)).not.toContain('mardi');
    await deal.say('Professional', 'Oui, à 9 h.');
    await deal.lookAfter(answered, 1);
    expect((await deal.thread())?.awaiting ?? 0).toBe(0);

    const word = await deal.say('Client', 'Et mercredi, cela irait aussi?');
    await deal.lookAfter(word, 1);
    expect((await deal.thread())?.awaiting ?? 0).toBe(0);
    await deal.lookAfter(word, hours + 1);
    expect(await deal.thread()).toMatchObject({ awaiting: 1, waitsFor: 'unanswered' });
    // Looked at again, as after the death of a worker: once.
    await deal.lookAfter(word, hours + 2);
    expect(await deal.thread()).toMatchObject({ awaiting: 1 });
    await eventually(async () => (await waiting()) === before + 1 || undefined, 'the figure');
  });
});

// proves: item 11
describe('notices of new terms (R66)', () => {
  const published = Date.parse(startOf(SHIPPED_TERMS));
  const night = async (day: number) => {
    await announceTerms(
      system.kernel,
      bus(),
    )({
      id: randomUUID(),
      job: 'announce-terms',
      key: `announce-terms:${day}`,
      input: { day: String(day) },
      position: 1,
      occurredAt: new Date().toISOString(),
      now: new Date(published + day * DAY_MS + HOUR_MS).toISOString(),
      attempts: 1,
    });
  };
  const noticesTo = async (professionalId: string) =>
    (
      await system.kernel.db.query<{ n: number }>(
        `select count(*)::int as n from events where type = 'MessageQueued' and payload ->> 'rule' = 'R66' and payload ->> 'recipientId' = $1`,
        [professionalId],
      )
    )[0]!.n;

  it('are given on the first, the seventh and the fourteenth night, each once, to who agreed to earlier terms, and none once they bar', async () => {
    const [earlier, current] = await crowd(system, 2);
    const id = earlier!.professionalId;
    const { store, db } = system.kernel;
    const [{ n }] = (await db.query<{ n: number }>('select count(*)::int as n from events where stream = $1', [`professional-${id}`])) as [
      { n: number },
    ];
    const agreed = { professionalId: id, version: '2025-01-01', lang: 'fr', frDeliveredAt: new Date().toISOString() };
    await store.append({
      command: { name: 'test', commandId: randomUUID(), input: {}, actor: { ...SYSTEM, simulated: true } },
      occurredAt: new Date().toISOString(),
      config: asShipped(),
      province: 'QC',
      streams: [{ ref: { decider: professional, id }, expectedVersion: n, events: [{ type: 'ProfessionalTermsAccepted', data: agreed }] }],
    });
    await nothingPending(system);
    const after = async (day: number) => {
      await night(day);
      return noticesTo(id);
    };
    expect([await after(-1), await after(0), await after(1), await after(6)]).toEqual([0, 1, 1, 1]);
    expect([await after(7), await after(8), await after(14), await after(29)]).toEqual([2, 2, 3, 3]);
    expect(await after(31)).toBe(3);
    expect(await noticesTo(current!.professionalId)).toBe(0);
  });
});

// proves: S8
describe('who one wave left out', () => {
  it('is asked by small numbers: a wave or round out of bounds is refused at the field, and nothing fails', async () => {
    const { leadId } = await offeredTo(system, await crowd(system, 1));
    await nothingPending(system);
    const at = (round: string, wave: string) => staff('GET', `/api/matching/leads/${leadId}/waves/${round}/${wave}`);
    expect((await at('1', '1')).status).toBe(200);
    expect((await at('1', '10000')).status).toBe(200);
    for (const [round, wave, field] of [
      ['9999999999', '1', 'round'],
      ['1', '9999999999', 'wave'],
      ['1', '10001', 'wave'],
      ['0', '1', 'round'],
      ['1', '-1', 'wave'],
      ['1.5', '1', 'round'],
      ['un', '1', 'round'],
    ] as const)
      expect([round, wave, await at(round, wave)]).toMatchObject([
        round,
        wave,
        { status: 422, body: { code: 'VALIDATION', errors: [{ field }] } },
      ]);
    expect((await staff('GET', `/api/matching/leads/@/waves/1/1`)).status).toBe(422);
  });
});
