import { randomUUID } from 'node:crypto';
import type { Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { recordAccesses, type Access } from '@jurilien/persistence';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import type { Kernel } from '../kernel/kernel.js';
import { contexts } from '../start/contexts.js';
import { teamLooks, whoSawRequest } from './who-saw.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
beforeAll(async () => {
  k = await testKernel(contexts);
  kernel = { ...(k as unknown as Kernel), settings: { PRODUCT_SLUG: 'jurilien' } as Kernel['settings'] };
});
afterAll(() => k.close());

const DAY_MS = 86_400_000;
const noted = (subject: string, over: Partial<Access> & { readonly days?: number } = {}) => {
  const { days = 0, ...access } = over;
  const one: Access = { actorKind: 'user', actor: 'staff-1', actorRole: 'jurilien_admin', action: 'saw', subject, ...access };
  return recordAccesses(k.db, [{ ...one, ageMs: days * DAY_MS }]);
};

describe('who saw what is held of a person', () => {
  it('is the team once for each day and thing, the newest first; never the person and never a list', async () => {
    const subject = `user-${randomUUID()}`;
    await noted(subject, { days: 3 });
    await noted(subject, { days: 3, actor: 'staff-2' });
    await noted(subject, { days: 1, detail: { file: 'f' } });
    await noted(subject, { days: 2, actorRole: 'jurilien_client', impersonator: 'staff-1' });
    await noted(subject, { actorRole: 'jurilien_client' });
    await noted(subject, { action: 'denied' });
    await noted(`user-${randomUUID()}`);
    const looks = await teamLooks(kernel, [subject]);
    expect(looks.map(({ by, what }) => [by, what])).toEqual([
      ['team', 'file'],
      ['team', 'opened'],
      ['team', 'opened'],
    ]);
  });
  it('is of a request also why the team showed contact data, once for a day', async () => {
    const leadId = randomUUID();
    const sent = submitted.map(([type, data]) => [type, { ...data, leadId }]);
    const revealed = ['PersonalDataRevealed', { leadId, field: 'phone', reasonCode: 'call' }];
    await happenedBefore(k, lead, leadId, [...sent, revealed, revealed] as unknown as Past);
    await noted(`lead-${leadId}`);
    const looks = await whoSawRequest(kernel, leadId);
    expect(looks.map(({ by, what, why }) => [by, what, why]).sort()).toEqual([
      ['team', 'contact', 'call'],
      ['team', 'opened', undefined],
    ]);
  });
  it('is the team too that exported a list with contact details after the request was there, once for a day; not a masked one', async () => {
    const leadId = randomUUID();
    const sent = submitted.map(([type, data]) => [type, { ...data, leadId }]);
    await happenedBefore(k, lead, leadId, sent as unknown as Past);
    const taken = (detail: object, days = 0, subject = 'view-leads') =>
      noted(subject, { action: 'exported', days, detail: { rows: 2, format: 'csv', columns: [], ...detail } });
    const later = new Date(Date.now() + DAY_MS).toISOString();
    await taken({ full: true, readAt: later });
    await taken({ full: true, readAt: later });
    await taken({ full: true, readAt: later }, 2, 'view-messages');
    await taken({ full: false }, 3);
    await taken({ full: true, readAt: '2020-01-01T00:00:00.000Z' }, 4);
    await taken({ full: true, readAt: later }, 5, 'view-professionals');
    const looks = await whoSawRequest(kernel, leadId);
    expect(looks.map(({ by, what }) => [by, what])).toEqual([
      ['team', 'list'],
      ['team', 'list'],
    ]);
  });
});
