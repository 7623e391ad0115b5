import { randomUUID } from 'node:crypto';
import { automationRule, shippedRule, type RuleText, type TrialReport } from '@jurilien/automation';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { contactPoint } from '@jurilien/messaging';
import { lastTrial } from '@jurilien/persistence';
import { contactWish, plus, type SafeContact } from '@jurilien/reference';
import { messagesKernel } from '../../../../test/support/messages.js';
import { tryRule } from './try-rule.js';

const HOUR_MS = 3_600_000;
const [, asSubmitted] = submitted.find(([type]) => type === 'LeadSubmitted')! as unknown as [string, object];

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeEach(async () => {
  k = await messagesKernel();
});
afterEach(() => k.close());

const ago = (hours: number): string => plus(new Date().toISOString(), -hours * HOUR_MS);
const addressOf = (said: string): string => k.kernel.secrets.hash(said);

let phones = 0;
/** A request that was sent so many hours ago. @param email the address of who sent it: the same person writes from the same one */
async function sent(hours: number, email = `${randomUUID()}@exemple.ca`, more: object = {}): Promise<{ email: string }> {
  const ids = { leadId: randomUUID(), personId: randomUUID() };
  const data = { ...asSubmitted, ...ids, email, phoneNumber: `+1514555${1_000 + ++phones}`, ...more };
  await k.happened(lead, ids.leadId, [{ type: 'LeadSubmitted', data }], ago(hours));
  return { email };
}
/** The holder of an address asked for something about being reached, and proved it, so many hours ago. */
const wished = (email: string, safe: SafeContact, hours: number) => {
  const contactId = addressOf(`email:${email}`);
  const wish = contactWish(safe);
  const data = { contactId, subjectId: randomUUID(), of: 'request', proven: true, wish };
  return k.happened(contactPoint, contactId, [{ type: 'SafeContactWished', data }], ago(hours));
};

/** What a trial of R05 in other words comes to. */
async function tried(over: Partial<RuleText> = {}): Promise<TrialReport> {
  const text = { ...shippedRule('R05')!.text, ...over };
  const runId = randomUUID();
  await k.happened(automationRule, 'R05', [
    { type: 'AutomationRuleDrafted', data: { rule: 'R05', text, hash: 'h' } },
    { type: 'AutomationRuleDryRunStarted', data: { rule: 'R05', hash: 'h', runId } },
  ]);
  const now = new Date().toISOString();
  const row = { id: randomUUID(), job: 'try-rule', key: runId, position: 0, occurredAt: now, now, attempts: 0 };
  await tryRule(k.kernel, k.bus)({ ...row, input: { rule: 'R05', hash: 'h', runId } });
  return (await lastTrial(k.kernel.db, 'R05'))!.report as TrialReport;
}
const ways = ({ sent: rows, stopped }: TrialReport) => ({
  ...Object.fromEntries(
    [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, of]) => [channel, of.reduce((n, r) => n + r.count, 0)]),
  ),
  ...stopped,
});

describe('a trial of a rule', () => {
  it('goes as people wished to be reached when the message was due, not as they wish since', async () => {
    const [free, byEmail, since] = [await sent(5), await sent(5), await sent(5)];
    await wished(byEmail.email, { only: ['email'] }, 6);
    await wished(since.email, { only: ['email'] }, 1);
    expect(free.email).toBeTruthy();
    expect(ways(await tried())).toEqual({ sms: 2, email: 1 });
  });

  it('says nothing of what it is about to who asked for that: one short text', async () => {
    const { email } = await sent(5);
    await wished(email, { neutral: true }, 6);
    expect(await tried()).toMatchObject({ segments: 1, people: 1 });
  });

  it('writes to no one who wished to be called alone, and to no number that had said STOP: the next way is taken, where there is one', async () => {
    const called = await sent(5);
    await wished(called.email, { only: ['call'] }, 6);
    await sent(5, undefined, { phoneNumber: '+15145550911' });
    const contactId = addressOf('phone:+15145550911');
    await k.happened(contactPoint, contactId, [{ type: 'SmsOptedOut', data: { contactId, source: 'keyword' } }], ago(6));
    expect(ways(await tried())).toEqual({ email: 1, Z13: 1 });
    expect(ways(await tried({ inTurn: false }))).toEqual({ email: 1, Z05: 1, Z13: 1 });
    expect(ways(await tried({ channels: ['sms'] }))).toEqual({ Z05: 1, Z13: 1 });
    expect(ways(await tried({ channels: ['followUp'] }))).toEqual({ followUp: 2 });
  });

  it('counts the caps of the rule, over all its events', async () => {
    for (const hours of [30, 20, 10]) await sent(hours, 'meme@exemple.ca', { personId: '018f2a10-0000-7000-8000-0000000000aa' });
    expect(ways(await tried({ caps: { perPersonPerDay: 1 } }))).toEqual({ sms: 1, Z06: 2 });
    expect(ways(await tried({ caps: { perPersonPerDay: 2 } }))).toEqual({ sms: 2, Z06: 1 });
  });
});
