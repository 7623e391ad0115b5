import { randomUUID } from 'node:crypto';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { openFrom, type AddressedMessage } from '@jurilien/messaging';
import { prospect } from '@jurilien/prospects';
import { messagesKernel } from '../../../../test/support/messages.js';
import { prospectFacts, readersPlace } from './at-gate.js';

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

const prospectId = randomUUID();
const message = (channel: 'sms' | 'email', input: object = { prospectId, zone: 'America/Toronto', province: 'ON' }) =>
  ({ channel, class: 'marketing', recipientKind: 'anyone', occasion: { key: 'prospect:1', input } }) as unknown as AddressedMessage;

describe('a message to a prospect before it goes', () => {
  it('keeps to the hours of a text where its reader is', () => {
    const open = (now: string) => openFrom(message('sms'), readersPlace(message('sms')) ?? {}, { now, config: asShipped() }, false);
    // Tuesday, two in the afternoon and half past eleven at night in Toronto.
    expect(open('2026-11-03T19:00:00.000Z')).toBeUndefined();
    expect(open('2026-11-04T04:30:00.000Z')).toMatch(/^2026-11-04T1[2-5]:/);
  });

  it('is stopped where its reader asked for silence, took back what it rests on or was erased while it waited', async () => {
    const said = {
      ...{
        prospectId,
        name: 'Me Roy',
        email: 'roy@exemple.test',
        phoneNumber: '+15145550177',
        title: 'lawyer',
        fields: [],
        province: 'ON',
      },
      ...{ lang: 'fr', ownerId: null, noCalls: false },
    };
    const express = { basis: { kind: 'express', since: '2026-01-15T00:00:00.000Z' }, basisProof: 'Formulaire' };
    const stopped = async () => {
      const now = new Date().toISOString();
      const facts = await Promise.all(
        (['email', 'sms'] as const).map((channel) => prospectFacts(k.kernel, { message: message(channel) }, now)),
      );
      return facts.map((each) => each.stopped ?? false);
    };
    const saved = (more: object) => k.happened(prospect, prospectId, [{ type: 'ProspectSaved', data: { ...said, ...more } }]);
    await saved({ ...express, textsSince: '2026-01-15T00:00:00.000Z', textsProof: 'Formulaire' });
    expect(await stopped()).toEqual([false, false]);
    await saved(express);
    expect(await stopped()).toEqual([false, true]);
    await k.happened(prospect, prospectId, [{ type: 'ProspectMoved', data: { prospectId, stage: 'lost', lostReason: 'asksForSilence' } }]);
    expect(await stopped()).toEqual([true, true]);
    await k.happened(prospect, prospectId, [{ type: 'ProspectErased', data: { prospectId } }]);
    expect(await stopped()).toEqual([true, true]);
    // A message to anyone else is none of a prospect's.
    expect(await prospectFacts(k.kernel, { message: message('email', { rule: 'x' }) }, new Date().toISOString())).toEqual({});
  });
});
