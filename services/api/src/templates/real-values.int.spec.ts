import { randomUUID } from 'node:crypto';
import { unchanging } from '@jurilien/event-sourcing/testing';
import type { QueuedMessage } from '@jurilien/messaging';
import { samples } from '@jurilien/notifications';
import { candidate } from '@jurilien/recruiting';
import { contexts, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import { realValues } from './real-values.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
});
afterAll(() => k.close());

const candidateId = randomUUID();
const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
const details = { firstName: 'Ysolde', lastName: 'Tremblay', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
const message = {
  ...{ recipientKind: 'professional', recipientId: randomUUID(), leadId: undefined, offerId: undefined },
  occasion: { key: 'x', input: { candidateId, professionalId: randomUUID(), requestId: randomUUID() } },
} as unknown as QueuedMessage;

it('a preview shows what is personal, and samples of what is private', async () => {
  await happenedBefore(k, candidate, candidateId, [['CandidateProfileCreated', { candidateId, ...facts, details }]]);
  const settings = { publicUrl: 'https://jurilien.test' };
  const kernel = { ...k, settings, configuration: unchanging() } as unknown as Kernel;
  const asked = await realValues(kernel, 'R62', message);
  expect(asked.vars.fr['firstName']).toBe('Ysolde');
  const accepted = await realValues(kernel, 'candidate-accepted', message);
  expect(accepted.sampled).toEqual(expect.arrayContaining(['candidate', 'email', 'phone']));
  expect(accepted.vars.fr['candidate']).toBe(samples['candidate-accepted']!.fr['candidate']);
});
