import { randomUUID } from 'node:crypto';
import { followUp, followUpIdOf } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { message } from '@jurilien/messaging';
import { stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../test/support/messages.js';
import { unreachableNumber } from './silence.js';

const [, asSubmitted] = submitted.find(([type]) => type === 'LeadSubmitted')! as unknown as [string, object];

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

/** A request to whose client a text was written that the number did not take; and how the worker is told. */
async function unreachable(recipientKind: 'client' | 'anyone' = 'client') {
  const [leadId, personId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  await k.happened(lead, leadId, [{ type: 'LeadSubmitted', data: { ...asSubmitted, leadId, personId, email: `${leadId}@exemple.ca` } }]);
  const text = {
    ...{ messageId, sendKey: messageId, rule: 'R05', channel: 'sms', class: 'transactional', lang: 'fr', templateVersion: 1 },
    ...{
      recipientKind,
      recipientId: personId,
      leadId,
      to: '+15145550142',
      subject: '',
      body: 'Un geste',
      bodyKey: `${personId}/message-${messageId}`,
    },
  };
  await k.happened(message, messageId, [{ type: 'MessageQueued', data: text }]);
  const now = new Date().toISOString();
  const row = {
    id: randomUUID(),
    job: 'unreachable-number',
    key: `unreachable-${messageId}`,
    position: 1,
    occurredAt: now,
    now,
    attempts: 0,
  };
  const tell = () => unreachableNumber(k.kernel, k.bus)({ ...row, input: { messageId } });
  const task = () => stateOf(k.kernel, followUp, followUpIdOf('unreachable', leadId));
  return { leadId, personId, tell, task };
}

describe('a number that takes no texts', () => {
  it('of the client of a live request asks the team for another way to them, once', async () => {
    const { leadId, tell, task } = await unreachable();
    await tell();
    await tell();
    expect(await task()).toMatchObject({ status: 'Open', kind: 'unreachable', leadId });
  });
  it('asks nothing about a request that is over, nor of who is no client of it', async () => {
    const over = await unreachable();
    await k.happened(lead, over.leadId, [
      { type: 'LeadWithdrawn', data: { leadId: over.leadId, reason: 'solved', afterAcceptance: false } },
    ]);
    const other = await unreachable('anyone');
    for (const { tell, task } of [over, other]) {
      await tell();
      expect(await task()).toMatchObject({ status: 'None' });
    }
  });
});
