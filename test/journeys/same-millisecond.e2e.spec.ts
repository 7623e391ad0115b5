import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { broken, nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { atOnce, tally } from '../support/race.js';
import { call, startSystem, type System } from '../support/system.js';

type Answer = Awaited<ReturnType<typeof call>>;
const RIVALS = 10;
const ROUNDS = 3;

describe('in the same millisecond', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Awaited<ReturnType<System['signIn']>>;
  let colleague: typeof staff;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    [staff, colleague] = [await system.signIn('admin'), await system.signIn('admin')];
    pros = await Promise.all(Array.from({ length: RIVALS }, () => approvedProfessional(system)));
    await ready(system, pros);
    for (const { professionalId } of pros) await system.dispatch('GrantCredits', { professionalId, cc: 10_000 });
  });
  afterAll(() => system?.close());

  const outcome = ({ status, body }: Answer): string => (status === 200 ? 'yes' : `${status} ${body.code as string}`);
  const count = async (type: string, stream: string): Promise<number> =>
    (await system.kernel.db.query('select 1 from events where type = $1 and stream = $2', [type, stream])).length;
  const claim = (token: string) => (): Promise<Answer> => job.command(token, 'ClaimOffer');
  const accounts = () =>
    system.kernel.db.query<{ id: string; heldCc: number; availableCc: number }>(
      `select id, "heldCc", "availableCc" from ${viewTable(system, 'credit-accounts')}`,
    );

  /** A request on offer, and the offer links of so many professionals. */
  async function onOffer(
    wanted: number,
  ): Promise<{ leadId: string; statusToken: string; tokens: { token: string; professionalId: string }[] }> {
    const lead = await job.submit();
    await job.confirmPhone(lead);
    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    const offers = async (): Promise<{ professionalId: string; id: string }[]> =>
      (
        await staff(
          'GET',
          `/api/views/offers?perPage=50&filter=${encodeURIComponent(JSON.stringify({ leadId: lead.leadId, state: 'Sent' }))}`,
        )
      ).body.data;
    const first = await eventually(async () => {
      const found = await offers();
      return found.length >= 3 && found;
    }, 'the first wave');
    const others = pros
      .filter((p) => !first.some((o) => o.professionalId === p.professionalId))
      .slice(0, Math.max(0, wanted - first.length));
    for (const { professionalId } of others) {
      const sent = await staff('POST', '/api/commands/OfferLeadManually', {
        commandId: randomUUID(),
        payload: { leadId: lead.leadId, professionalId },
        reason: 'Offre à la main',
      });
      expect(outcome(sent)).toBe('yes');
    }
    const all = (
      await eventually(async () => {
        const found = await offers();
        return found.length >= wanted && found;
      }, 'every offer')
    ).slice(0, wanted);
    const code = lead.answer.body.code as string;
    const tokens = await Promise.all(
      all.map(async ({ professionalId }) => {
        const { phoneNumber } = pros.find((p) => p.professionalId === professionalId)!;
        const token = await eventually(
          async () =>
            (await job.texts(phoneNumber))
              .filter((m) => m.body.includes(code))
              .map((m) => job.tokenIn(m.body, 'accepter') ?? job.tokenIn(m.body, 'accept'))
              .find(Boolean),
          'the offer by text',
        );
        return { token: token, professionalId };
      }),
    );
    return { leadId: lead.leadId, statusToken: lead.statusToken, tokens };
  }

  // proves: ASVS row 52
  it(`${RIVALS} professionals claim one request: one holds it, the others hear that it is taken and hold nothing`, async () => {
    const { leadId, statusToken, tokens } = await onOffer(RIVALS);
    const answers = await atOnce(
      system,
      tokens.map(({ token }) => claim(token)),
    );
    expect(tally(answers.map(outcome))).toEqual({ yes: 1, '409 OFFER_TAKEN': RIVALS - 1 });
    expect(await count('ClaimStarted', `distribution-${leadId}`)).toBe(1);
    await nothingPending(system);
    const winner = tokens[answers.findIndex((a) => a.status === 200)]!.professionalId;
    expect((await accounts()).filter((a) => a.heldCc > 0).map((a) => a.id)).toEqual([winner]);
    expect(
      await system.kernel.db.query(`select 1 from events where type = 'CreditsHeld' and payload ->> 'leadId' = $1`, [leadId]),
    ).toHaveLength(1);
    expect((await job.command(statusToken, 'WithdrawLead', { reason: 'other' })).status).toBe(200);
  });

  it('one professional clicks everything many times, on two devices: each step happens once', async () => {
    const {
      leadId,
      tokens: [mine],
    } = await onOffer(1);
    const often = async (name: string, payload: object = {}): Promise<void> => {
      const commandId = randomUUID();
      const same = () => job.link(mine!.token)('POST', `/api/public/commands/${name}`, { commandId, payload });
      const answers = await atOnce(system, [
        same,
        same,
        same,
        ...Array.from({ length: 3 }, () => () => job.command(mine!.token, name, payload)),
      ]);
      expect({ name, ...tally(answers.map(outcome)) }).toEqual({ name, yes: 6 });
    };
    await often('ClaimOffer');
    await job.typeCode(mine!.token);
    await often('RevealClaimNames');
    await often('ConfirmAcceptance', { noConflict: true });
    await often('RecordContactMade');
    for (const type of ['ClaimStarted', 'ClaimNamesRevealed', 'AcceptanceConfirmed'])
      expect({ type, n: await count(type, `distribution-${leadId}`) }).toEqual({ type, n: 1 });
    expect(
      await system.kernel.db.query(`select 1 from events where type = 'HoldCaptured' and payload ->> 'leadId' = $1`, [leadId]),
    ).toHaveLength(1);
  });

  it(`two of the staff take one request, ${ROUNDS} times: one has it, the other is told`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const lead = await job.submit();
      await job.confirmPhone(lead);
      const take = (who: typeof staff) => () =>
        who('POST', '/api/commands/TakeLeadForValidation', { commandId: randomUUID(), payload: { leadId: lead.leadId } });
      const answers = await atOnce(system, [take(staff), take(colleague)]);
      expect(tally(answers.map(outcome))).toEqual({ yes: 1, '409 WRONG_STATE': 1 });
      expect(await count('LeadTakenForValidation', `lead-${lead.leadId}`)).toBe(1);
    }
  });

  it(`the client withdraws while the professional accepts, ${ROUNDS} times: either stands, and the hold ends once with it`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const {
        leadId,
        statusToken,
        tokens: [mine],
      } = await onOffer(1);
      expect(outcome(await claim(mine!.token)())).toBe('yes');
      expect(outcome(await job.command(mine!.token, 'RevealClaimNames'))).toBe('yes');
      const asks = [
        () => job.command(mine!.token, 'ConfirmAcceptance', { noConflict: true }),
        () => job.command(statusToken, 'WithdrawLead', { reason: 'other' }),
      ];
      const [accepted, withdrawn] = await atOnce(system, asks);
      expect(outcome(withdrawn!)).toBe('yes');
      const stands = accepted!.status === 200;
      if (!stands) expect([409, 410]).toContain(accepted!.status);
      const ends = await system.kernel.db.query<{ type: string }>(
        `select type from events where type in ('HoldCaptured', 'HoldReleased') and payload ->> 'leadId' = $1`,
        [leadId],
      );
      expect(ends.map((e) => e.type)).toEqual([stands ? 'HoldCaptured' : 'HoldReleased']);
      expect(await count('AcceptanceConfirmed', `distribution-${leadId}`)).toBe(stands ? 1 : 0);
      expect((await job.link(statusToken)('GET', '/api/public/lead-status')).body.state).toBe('Withdrawn');
    }
  });

  it(`the client withdraws while a professional claims, ${ROUNDS} times: the client never has to press twice, and no coins stay held`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const {
        leadId,
        statusToken,
        tokens: [mine],
      } = await onOffer(1);
      const [claimed, withdrawn] = await atOnce(system, [
        claim(mine!.token),
        () => job.command(statusToken, 'WithdrawLead', { reason: 'other' }),
      ]);
      expect(outcome(withdrawn!)).toBe('yes');
      expect(['yes', '410 OFFER_EXPIRED']).toContain(outcome(claimed!));
      expect(await count('HoldReleased', `credit-${mine!.professionalId}`)).toBe(
        (await count('CreditsHeld', `credit-${mine!.professionalId}`)) - (await count('HoldCaptured', `credit-${mine!.professionalId}`)),
      );
      expect((await job.link(statusToken)('GET', '/api/public/lead-status')).body.state).toBe('Withdrawn');
      expect(await count('ClaimReleased', `distribution-${leadId}`)).toBe(await count('ClaimStarted', `distribution-${leadId}`));
    }
  });

  it('leaves books that balance, every hold ended and nothing pending', async () => {
    await nothingPending(system);
    expect(await broken(system, [])).toEqual([]);
  });
});
