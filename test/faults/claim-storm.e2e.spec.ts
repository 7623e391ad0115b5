import { createHash, randomUUID } from 'node:crypto';
import { issueLink } from '@jurilien/runtime';
import { signatureOf } from '../../services/sandbox/src/webhooks.js';
import { crowd, offeredTo, type Rival } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { seeded, seedOf } from '../support/faults.js';
import { broken, nothingPending, viewTable } from '../support/invariants.js';
import { atOnce, tally } from '../support/race.js';
import { call, startSystem, type System } from '../support/system.js';

/** Half of them press on the page, half of them answer by text, all in one moment; the worker dies again and again meanwhile. */
const RIVALS = Number(process.env['STORM_RIVALS'] ?? 200);
const KILLS = 3;
/** Of the texts, how many the provider delivers twice in the same moment. */
const TWICE = 0.2;

describe(`${RIVALS} professionals claim one request, on the page and by text, while workers are killed`, () => {
  let system: System;
  let rivals: Rival[];
  let asked: { leadId: string; code: string; offers: string[] };

  beforeAll(async () => {
    system = await startSystem({ separate: true, worker: false });
    rivals = await crowd(system, RIVALS);
    asked = await offeredTo(system, rivals);
    await system.startProcess('worker');
    // The last one's offer is in the view: a professional who answers by text is known by then.
    const sql = `select 1 from ${viewTable(system, 'offers')} where "professionalId" = $1`;
    await eventually(async () => (await system.kernel.db.query(sql, [rivals.at(-1)!.professionalId]))[0], 'the views to have caught up');
  });
  afterAll(() => system?.close());

  const eventsOf = (type: string) =>
    system.kernel.db.query<{ pro: string }>(
      `select payload ->> 'professionalId' as pro from events where type = $1 and payload ->> 'leadId' = $2`,
      [type, asked.leadId],
    );
  const tokenOf = (n: number): Promise<string> =>
    issueLink(system.kernel, {
      purpose: 'offer',
      subject: { leadId: asked.leadId, offerId: asked.offers[n]!, professionalId: rivals[n]!.professionalId },
      lang: 'fr',
      days: 1,
    });

  /** One press on the page: the first answer counts, no one is told to try again. */
  const press = (token: string) => async (): Promise<string> => {
    const { status, body } = await call(
      system.origin,
      'POST',
      '/api/public/commands/ClaimOffer',
      { commandId: randomUUID(), payload: {} },
      { authorization: `Link ${token}` },
    );
    return status === 200 ? 'held' : `${status} ${String(body.code)}`;
  };
  /** One text, as the provider calls us with it, signed. */
  const text = (n: number) => async (): Promise<string> => {
    const url = `${system.origin}/api/public/webhooks/sms`;
    const sid = `SM${createHash('md5').update(String(n)).digest('hex')}`;
    const params = { MessageSid: sid, From: rivals[n]!.phoneNumber, To: '+15145550199', Body: `oui ${asked.code.toLowerCase()}` };
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signatureOf(system.settings.TWILIO_AUTH_TOKEN, url, params),
      },
      body: new URLSearchParams(params),
    });
    await answer.text();
    return `text ${answer.status}`;
  };
  /** The worker dies a little into what its predecessor left: that is where it hurts. */
  async function killAgainAndAgain(random: () => number): Promise<void> {
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = system.processes.worker!;
      await eventually(() => Promise.resolve(worker.output().includes('"working"')), 'a working worker');
      await new Promise((resolve) => setTimeout(resolve, random() * 400));
      await worker.kill();
      await system.startProcess('worker');
    }
  }

  it('one wins, everyone is told at once, and no hold is left', async () => {
    const random = seeded(seedOf('STORM_SEED'));
    const onPage = rivals.map((_r, n) => n).filter((n) => n % 2 === 0);
    const inText = rivals.map((_r, n) => n).filter((n) => n % 2 !== 0);
    const twice = inText.filter(() => random() < TWICE);
    const tokens = await Promise.all(onPage.map(tokenOf));
    const asks = [...tokens.map(press), ...inText.map(text), ...twice.map(text)]
      .map((ask) => [random(), ask] as const)
      .sort(([a], [b]) => a - b)
      .map(([, ask]) => ask);
    const [answers] = await Promise.all([atOnce(system, asks), killAgainAndAgain(random)]);
    await nothingPending(system);

    const [winner, ...others] = await eventsOf('ClaimStarted');
    expect(others).toEqual([]);
    expect(await eventsOf('CreditsHeld')).toEqual([winner]);
    const wonByPage = onPage.some((n) => rivals[n]!.professionalId === winner!.pro);
    expect(tally(answers)).toEqual({
      ...(wonByPage ? { held: 1 } : {}),
      '409 OFFER_TAKEN': onPage.length - (wonByPage ? 1 : 0),
      'text 204': inText.length + twice.length,
    });

    // Each text got one answer, whatever was killed: the one that won, and the ones that came too late.
    const messages = await system.kernel.db.query<{ rule: string; to: string }>(
      `select rule, "recipientId" as to from ${viewTable(system, 'messages')} where rule like 'claim-%' and channel = 'sms'`,
    );
    expect(tally(messages.map((m) => m.rule))).toEqual({
      ...(wonByPage ? {} : { 'claim-held': 1 }),
      'claim-taken': inText.length - (wonByPage ? 0 : 1),
    });
    expect(new Set(messages.map((m) => m.to)).size).toBe(inText.length);
    const lost = (await eventsOf('ClaimLost')).map((e) => e.pro);
    const unnoted = rivals.flatMap((r, n) =>
      lost.includes(r.professionalId) ? [] : [`${r.professionalId} ${n % 2 ? 'by text' : 'on the page'}`],
    );
    expect(unnoted).toEqual([expect.stringContaining(winner!.pro)]);
    expect(lost).toHaveLength(RIVALS - 1);
  });

  it('leaves books that balance once the client has withdrawn', async () => {
    const [winner] = await eventsOf('ClaimStarted');
    await system.dispatch('WithdrawLead', { leadId: asked.leadId, reason: 'other', claimProfessionalIds: [winner!.pro] });
    await nothingPending(system);
    expect(await broken(system, [])).toEqual([]);
  });
});
