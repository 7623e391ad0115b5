import { lead } from '@jurilien/lead';
import { leadId, submitted } from '@jurilien/lead/testing';
import { contexts, questionsOf, stateOf, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../../test/support/past.js';
import { writeRows } from '../../../../../test/support/rows.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
  await happenedBefore(k, lead, leadId, submitted);
});
afterAll(() => k.close());

it('a complaint of a client is open while what they wrote waits for the team as one, by text or by e-mail', async () => {
  const kernel = { ...(k as unknown as Kernel), secrets: { hash: (said: string) => said } as Kernel['secrets'] };
  const { email, phoneNumber } = await stateOf(kernel, lead, leadId);
  const now = new Date().toISOString();
  const wrote = (id: string, waitsFor: string | null) =>
    writeRows(k, 'threads', {
      ...{ id, from: 'someone', channel: 'sms', triage: 0, lastAt: now, firstAt: now, received: 1 },
      ...{ state: 'Open', awaiting: 1, assigned: false, waitsFor },
    });
  const isOpen = () => questionsOf(kernel).hasOpenComplaint(leadId);
  await wrote('phone:+15145550999', 'complaint');
  await wrote(`email:${email}`, 'team');
  expect(await isOpen()).toBe(false);
  await wrote(`phone:${phoneNumber}`, 'complaint');
  expect(await isOpen()).toBe(true);
});
