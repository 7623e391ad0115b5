import { randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import type { Config } from '@jurilien/event-sourcing';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { asShipped, configIn, configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { accepted, leadId, personId } from '@jurilien/lead/testing';
import { relay, type Inbound } from '@jurilien/messaging';
import type { WorkItem } from '@jurilien/persistence';
import { plus } from '@jurilien/reference';
import { contexts, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { testKernel } from '../../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../../test/support/past.js';
import { ago, writeRows } from '../../../../../test/support/rows.js';
import { answerTo } from './inbound.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const HOUR_MS = 3_600_000;
const professionalId = randomUUID();
const phone = '+15145550199';
const item: WorkItem = { id: '1', job: 'answer-sms', key: 'x', input: {}, position: 0, occurredAt: ago(0), now: ago(0), attempts: 1 };

/** What a professional's text does under a configuration: the answer, and the commands that were sent. */
async function says(asked: Inbound, body: string, config: Config) {
  const sent: { name: string; input: Record<string, unknown> }[] = [];
  const bus = {
    execute: ({ command: { name, input } }: Dispatch) => {
      sent.push({ name, input: input as Record<string, unknown> });
      return Promise.resolve({ position: 0, events: [{ type: name }] });
    },
  } as unknown as CommandBus;
  const kernel = {
    ...(k as unknown as Kernel),
    settings: { publicUrl: 'https://exemple.ca' },
    configuration: unchanging(config),
  } as Kernel;
  const from = {
    phone,
    contactId: k.secrets.hash(`phone:${phone}`),
    lang: 'fr',
    province: 'QC',
    blocked: false,
    professional: { id: professionalId },
    leadIds: [],
  } as const;
  const received = { from: phone, body, providerMessageId: `SM${randomUUID()}`, at: ago(0) };
  return { received, answer: await answerTo(kernel, bus, item, from, asked, received), sent };
}

it('the word PAUSE is good for the hours in force (sms.pauseHours)', async () => {
  for (const [config, hours] of [
    [asShipped(), 24],
    [configWith({ 'sms.pauseHours': 5 }), 5],
  ] as const) {
    const { received, answer, sent } = await says({ kind: 'pause' }, 'PAUSE', config);
    expect(sent).toMatchObject([{ name: 'PauseOffers', input: { professionalId, until: plus(received.at, hours * HOUR_MS) } }]);
    expect(answer).toMatchObject({ rule: 'offers-paused', vars: { hours } });
  }
});

it('a text answers what a client wrote within the hours in force in the province (relay.answerHours)', async () => {
  const acceptanceId = randomUUID();
  const ids = { acceptanceId, leadId, professionalId };
  const askedAt = ago(80 / 24);
  const word = {
    relayId: acceptanceId,
    leadId,
    professionalId,
    personId,
    entryId: randomUUID(),
    via: 'page',
    body: 'Puis-je vous voir?',
    bodyKey: `${acceptanceId}/word`,
  };
  await happenedBefore(k, lead, leadId, accepted);
  await happenedBefore(k, acceptance, acceptanceId, [
    ['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: ago(0), province: 'QC', lang: 'fr' }],
  ]);
  await happenedBefore(k, relay, acceptanceId, [['ClientWroteToProfessional', word]], askedAt);
  await writeRows(k, 'relays', {
    id: acceptanceId,
    leadId,
    professionalId,
    words: 1,
    lastBy: 'client',
    lastAt: askedAt,
    clientAt: askedAt,
  });
  const names = async (config: Config) => (await says({ kind: 'other' }, 'Oui, demain à 9 h', config)).sent.map(({ name }) => name);
  expect(await names(asShipped())).not.toContain('WriteToClient');
  expect(await names(configIn('QC', { 'relay.answerHours': 100 }))).toContain('WriteToClient');
  expect(await names(configIn('ON', { 'relay.answerHours': 100 }))).not.toContain('WriteToClient');
});
