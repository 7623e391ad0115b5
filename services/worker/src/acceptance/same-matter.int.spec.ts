import { randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { configIn, unchanging } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { contexts, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { acceptanceRow, ago, leadRow, writeRows } from '../../../../test/support/rows.js';
import { sameMatterOf } from './same-matter.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const professionalId = randomUUID();
const pro = {
  id: professionalId,
  name: 'Me Roy',
  title: 'lawyer',
  province: 'ON',
  state: 'Approved',
  licenceState: 'verified',
  lang: 'fr',
  channels: [],
  paused: false,
  createdAt: ago(400),
  version: 1,
};

it('the same matter is one that the firm accepted within the days in force in its province (leadCredit.duplicateDays)', async () => {
  const earlier = leadRow(101, { lawyerType: 'family', email: 'marie@exemple.ca' });
  await writeRows(k, 'professionals', pro);
  await writeRows(k, 'leads', earlier);
  await writeRows(k, 'acceptances', acceptanceRow(100, { leadId: earlier.id, professionalId }));
  const now = { ...acceptance.initial, acceptanceId: randomUUID(), leadId: randomUUID(), professionalId, openedAt: ago(0) } as const;
  const request = { ...lead.initial, email: 'Marie@exemple.ca', facts: { ...lead.initial.facts, lawyerType: 'family' } } as const;
  const kernel = { ...(k as unknown as Kernel), configuration: unchanging(configIn('ON', { 'leadCredit.duplicateDays': 120 })) };
  expect(await sameMatterOf(kernel, { ...now, province: 'ON' }, request)).toBe(true);
  expect(await sameMatterOf(kernel, { ...now, province: 'QC' }, request)).toBe(false);
});
