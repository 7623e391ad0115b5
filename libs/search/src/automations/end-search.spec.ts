import type { Automation, Recorded } from '@jurilien/event-sourcing';
import { at, T0 } from '@jurilien/event-sourcing/testing';
import { leadEvents } from '@jurilien/lead';
import { leadId, staff } from '@jurilien/lead/testing';
import { endSearch } from './end-search.js';

const on = (a: Automation, type: string, data: Record<string, unknown> = {}) =>
  a.on[type]!({ type, data: { leadId, ...data }, occurredAt: T0, actor: staff, stream: `lead-${leadId}` } as unknown as Recorded);

describe('the end of a search', () => {
  it('is asked for again while a claim runs', () =>
    expect(on(endSearch, 'LeadSearchExtended', { until: at(10) })).toMatchObject([
      { subject: `lead-${leadId}`, timer: 'lead.unserved', dueAt: at(10), command: 'MarkLeadUnserved' },
    ]));
  it('listens only to events of a request and sends only its end', () => {
    expect(Object.keys(endSearch.on).filter((type) => !(type in leadEvents))).toEqual([]);
    for (const type of Object.keys(endSearch.on))
      for (const e of on(endSearch, type, { until: T0, unservedAt: T0 })) if ('command' in e) expect(e.command).toBe('MarkLeadUnserved');
  });
});
