import { randomUUID } from 'node:crypto';
import type { RuleText } from '@jurilien/automation';
import { distribution } from '@jurilien/search';
import { stateOf } from '@jurilien/runtime';
import { addBusinessMinutes } from '@jurilien/reference';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

describe('rules of messages in a running system', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];
  let admin: Awaited<ReturnType<System['signIn']>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    pros = await Promise.all(Array.from({ length: 4 }, () => approvedProfessional(system)));
    await ready(system, pros);
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const say = (name: string, payload: object, reason = 'Essai en ligne') =>
    admin('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
  const done = async (name: string, payload: object): Promise<void> => {
    const { status, body } = await say(name, payload);
    expect([name, status, body.detail]).toEqual([name, 200, undefined]);
  };
  const rule = async (code: string) => (await admin('GET', `/api/automation/rules/${code}`)).body;
  const runs = async (leadId: string) => {
    const { status, body } = await admin('GET', `/api/leads/${leadId}/runs`);
    expect([status, body.detail]).toEqual([200, undefined]);
    return body;
  };
  const waiting = async (leadId: string) =>
    new Map((await runs(leadId)).waiting.map((r: { rule: string; dueAt: string; ruleVersion: number }) => [r.rule, r] as const)) as Map<
      string,
      { rule: string; key: string; runId: string; dueAt: string; ruleVersion: number; code?: string }
    >;

  /** A request that was just accepted. */
  async function accepted() {
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(admin, lead.leadId)).status).toBe(200);
    const search = () => stateOf(system.kernel, distribution, lead.leadId);
    const { code, offers } = await eventually(async () => {
      const s = await search();
      return s.offers.length > 0 && s;
    }, 'an offer');
    const pro = pros.find((p) => p.professionalId === offers[0]!.professionalId)!;
    const token = await eventually(async () => {
      for (const { body } of await job.texts(pro.phoneNumber)) {
        const found = job.tokenIn(body, 'accepter');
        if (found && (await job.link(found)('GET', '/api/public/offer')).body.code === code) return found;
      }
      return undefined;
    }, 'the offer by text');
    await job.accept(token);
    const { acceptanceId } = (await search()).acceptances.at(-1)!;
    await eventually(async () => (await waiting(lead.leadId)).has('R18'), 'the reminders to wait');
    return { ...lead, acceptanceId, pro };
  }
  const textsTo = async (phone: string, words: RegExp) => (await job.texts(phone)).filter((m) => words.test(m.body)).length;

  it('R18 moves by ten minutes once its draft was tried: what waits keeps its version, what begins has the new one', async () => {
    const before = await accepted();
    const { text, version } = (await rule('R18')) as { text: RuleText; version: number };
    expect(version).toBe(1);
    const moved = { ...text, delays: [{ unit: 'businessMinutes', amount: 220 }] };
    await done('SaveAutomationRule', { rule: 'R18', text: moved });
    const { hash } = (await rule('R18')).draft;

    const untried = await say('ActivateAutomationRule', { rule: 'R18', hash });
    expect([untried.status, untried.body.detail]).toEqual([409, expect.stringContaining('dry-run-missing')]);
    await done('DryRunAutomationRule', { rule: 'R18', hash, runId: randomUUID() });
    const trial = await eventually(async () => {
      const shown = await rule('R18');
      return shown.draft.triedAt && shown.trial;
    }, 'the trial');
    // The call is not due yet: it would be sent later, and nothing was.
    expect(trial).toMatchObject({ report: { occurrences: 1, waiting: 1, sent: [], stopped: {} } });
    await done('ActivateAutomationRule', { rule: 'R18', hash });
    expect(await rule('R18')).toMatchObject({ version: 2, status: 'Active', text: moved });

    await eventually(async () => (await admin('GET', '/api/automation/rules')).body.rules.length > 0, 'the list');
    const after = await accepted();
    const { dueAt: opened } = (await waiting(after.leadId)).get('R17')!;
    const config = system.kernel.configuration.current();
    const [old, young] = [(await waiting(before.leadId)).get('R18')!, (await waiting(after.leadId)).get('R18')!];
    expect([old.ruleVersion, young.ruleVersion]).toEqual([1, 2]);
    expect(young.dueAt).toBe(addBusinessMinutes(opened, 100, 'QC', config));
  });

  it('what waits about a request is seen, cancelled and started by hand; a paused rule says so', async () => {
    const lead = await accepted();
    const { R17, R18 } = Object.fromEntries(await waiting(lead.leadId)) as Record<string, { key: string; runId: string }>;
    await done('CancelAutomationRun', { leadId: lead.leadId, rule: 'R18', key: R18!.key, runId: R18!.runId });
    await done('PauseAutomationRule', { rule: 'R17', waiting: 'keep' });
    expect((await waiting(lead.leadId)).get('R17')).toMatchObject({ code: 'Z11' });
    await system.kernel.db.query(`update work_items set due_at = now() where key = any($1::text[])`, [[R17!.key, R18!.key]]);
    const ended = await eventually(async () => {
      const { ended } = await runs(lead.leadId);
      return ended.length === 2 && ended;
    }, 'both to end');
    expect(ended.map((r: { rule: string; state: string; code: string }) => [r.rule, r.state, r.code]).sort()).toEqual([
      ['R17', 'Suppressed', 'Z11'],
      ['R18', 'Cancelled', 'by-hand'],
    ]);
    expect(await textsTo(lead.pro.phoneNumber, /Rappel/)).toBe(0);
    await done('ActivateAutomationRule', { rule: 'R17' });

    const { startable } = await runs(lead.leadId);
    expect(startable.find((r: { rule: string }) => r.rule === 'R15')).toEqual(
      expect.objectContaining({ acceptanceId: lead.acceptanceId, audience: 'client' }),
    );
    const heard = await eventually(() => textsTo(lead.phone, /a accepté votre demande/), 'the first message');
    const about = { leadId: lead.leadId, acceptanceId: lead.acceptanceId, professionalId: lead.pro.professionalId };
    await done('StartAutomationManually', { runId: randomUUID(), rule: 'R15', ...about });
    await eventually(async () => (await textsTo(lead.phone, /a accepté votre demande/)) === heard + 1, 'the second message');
  });

  it('what waits for a professional is seen and cancelled on their page, by staff of their province alone', async () => {
    const { pro, leadId, acceptanceId, phone } = await accepted();
    const path = `/api/lawyers/${pro.professionalId}/runs`;
    const [quebec, ontario] = [await system.signIn('admin_qc'), await system.signIn('admin_on')];
    type Shown = { waiting: { rule: string; key: string; runId: string; acceptanceId: string; audience: string }[] };
    const { waiting: shown } = (await quebec('GET', path)).body as Shown;
    const own = shown.filter((r) => r.acceptanceId === acceptanceId);
    expect(own.map((r) => r.rule)).toEqual(expect.arrayContaining(['R17', 'R18']));
    // What goes to the client of theirs is shown on the request alone.
    expect(new Set(shown.map((r) => r.audience))).toEqual(new Set(['professional']));
    const { rule: code, key, runId } = own.find((r) => r.rule === 'R18')!;
    const cancel = (who: typeof admin, professionalId = pro.professionalId) =>
      who('POST', '/api/commands/CancelAutomationRun', {
        commandId: randomUUID(),
        payload: { professionalId, rule: code, key, runId },
        reason: 'Déjà joint',
      });
    expect((await ontario('GET', path)).status).toBe(404);
    expect([403, 404]).toContain((await cancel(ontario)).status);
    const other = pros.find((p) => p.professionalId !== pro.professionalId)!;
    expect((await cancel(quebec, other.professionalId)).status).toBe(404);
    expect((await cancel(quebec)).status).toBe(200);
    await system.kernel.db.query(`update work_items set due_at = now() where key = $1`, [key]);
    await eventually(
      async () => ((await runs(leadId)).ended as { state: string }[]).some((r) => r.state === 'Cancelled'),
      'the run to end',
    );
    await eventually(async () => !(await waiting(leadId)).has('R18'), 'nothing of it to wait');
    expect(await textsTo(pro.phoneNumber, /Rappel/)).toBe(0);
    expect(phone).toBeTruthy();
  });

  it('a rule about no request is paused and resumed like the others, and is not offered on the page of one', async () => {
    const welcomes = async (email: string) =>
      (await job.mails(email)).filter((m) => JSON.stringify(m).includes('Votre inscription est approuvée')).length;
    await eventually(async () => (await welcomes(pros[0]!.email)) === 1, 'the welcome');

    await done('PauseAutomationRule', { rule: 'pro-approved', waiting: 'keep' });
    const silent = await approvedProfessional(system);
    pros.push(silent);
    const ended = await eventually(async () => {
      const [row] = await system.kernel.db.query<{ code: string }>(
        "select payload ->> 'code' as code from events where type = 'AutomationRunEnded' and payload ->> 'key' = $1",
        [`pro-approved:${silent.professionalId}`],
      );
      return row;
    }, 'the run that wrote nothing');
    expect(ended.code).toBe('Z11');
    await done('ActivateAutomationRule', { rule: 'pro-approved' });
    const heard = await approvedProfessional(system);
    pros.push(heard);
    const { email } = heard;
    await eventually(async () => (await welcomes(email)) === 1, 'the welcome after the pause');
    expect(await welcomes(silent.email)).toBe(0);

    const lead = await accepted();
    const { startable } = await runs(lead.leadId);
    const offered = startable.map((r: { rule: string }) => r.rule);
    expect(offered).toContain('R15');
    expect(offered.filter((code: string) => ['R42', 'R49', 'pro-approved', 'webhook-off'].includes(code))).toEqual([]);
    const about = { leadId: lead.leadId, professionalId: lead.pro.professionalId };
    expect((await say('StartAutomationManually', { runId: randomUUID(), rule: 'R42', ...about })).status).toBe(422);
  });

  it('a message that is due outside the hours of its rule waits for them, where hours of the class are open', async () => {
    const { text } = (await rule('R15')) as { text: RuleText };
    const inTwoDays = ((new Date().getUTCDay() + 2) % 7) + 1;
    const window = { days: [inTwoDays], from: 600, to: 720, holidaysClosed: false };
    const empty = await say('SaveAutomationRule', { rule: 'R15', text: { ...text, window: { ...window, to: 610 } } });
    expect(empty.body.errors).toEqual([{ field: 'window', message: 'window-empty' }]);
    await done('SaveAutomationRule', { rule: 'R15', text: { ...text, window } });
    const { hash } = (await rule('R15')).draft;
    await done('DryRunAutomationRule', { rule: 'R15', hash, runId: randomUUID() });
    const { trial } = await eventually(async () => {
      const shown = await rule('R15');
      return shown.draft.triedAt && shown;
    }, 'the trial');
    // Every acceptance of this suite would have waited.
    expect(trial.report.deferred).toBe(trial.report.sent.reduce((sum: number, { count }: { count: number }) => sum + count, 0));
    await done('ActivateAutomationRule', { rule: 'R15', hash });
    await new Promise((is) => setTimeout(is, 1_000));
    const { leadId } = await accepted();
    const deferred = await eventually(async () => {
      const found = await system.kernel.db.query<{ until: string }>(
        `select payload ->> 'until' as until from events where type = 'MessageDeferred' and payload ->> 'leadId' = $1 and payload ->> 'rule' = 'R15'`,
        [leadId],
      );
      return found.length === 2 && found;
    }, 'the text and the e-mail to wait');
    for (const { until } of deferred) expect(localWeekday(until)).toBe(inTwoDays);
  });
});

/** The day of the week in Montréal, Monday the first. */
const localWeekday = (at: string): number =>
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(
    new Intl.DateTimeFormat('en-CA', { weekday: 'short', timeZone: 'America/Toronto' }).format(new Date(at)),
  ) + 1;
