import { at, recorded, rowsOf, T0, type Past } from '@jurilien/event-sourcing/testing';
import type { Row } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { leadId, personId, queued } from '@jurilien/lead/testing';
import { leads } from './leads.js';
import { queuePlace } from './pressing.js';

/** The same request, submitted with other words or answers. */
const asking = (said: object): Past =>
  queued.map((e) => (e[0] === 'LeadSubmitted' ? [e[0], { ...e[1], ...said }, ...e.slice(2)] : e)) as unknown as Past;
const edited = (data: object): Past[number] => ['LeadEdited', { leadId, personId, changed: [], facts: {}, ...data }];
const rowOf = (past: Past): Row => rowsOf(leads, recorded(lead, leadId, past)).get(leadId)!;
const soon = new Date(Date.parse(T0) + 2 * 86_400_000).toISOString().slice(0, 10);
const words = 'Mon frère est détenu depuis hier soir.';
const pressing = (past: Past): unknown => rowOf(past)['pressing'];

describe('what presses, in the list of requests', () => {
  it('is urgent by its answers, proposed by its words, else nothing', () => {
    expect(pressing(asking({ specificQuestions: { 'criminal.next-date': soon } }))).toBe('urgent');
    expect(pressing(asking({ description: words }))).toBe('proposed');
    expect(pressing(queued)).toBeNull();
  });

  it('follows corrections: words are proposed, answers are urgent, and only people take urgency away', () => {
    expect(pressing([...queued, edited({ description: words })])).toBe('proposed');
    expect(pressing([...queued, edited({ specificQuestions: { 'criminal.next-date': soon } })])).toBe('urgent');
    const urgent = asking({ specificQuestions: { 'criminal.detained': 'yes' } });
    expect(pressing([...urgent, edited({ specificQuestions: {} })])).toBe('urgent');
    expect(pressing([...urgent, edited({ facts: { urgent: false } })])).toBeNull();
  });

  it('is decided by staff, either way', () => {
    const proposed = asking({ description: words });
    const decided = (urgent: boolean): Past[number] => ['LeadUrgencyDecided', { leadId, urgent }];
    expect(pressing([...proposed, decided(true)])).toBe('urgent');
    expect(pressing([...proposed, decided(false)])).toBeNull();
  });

  it('stands before everything else that waits, however long the other has waited', () => {
    const place = (past: Past): number => Date.parse(queuePlace(rowOf(past))!['queueAt'] as string);
    const [late, pressingOne] = [place(queued), place(asking({ description: words }))];
    expect(late).toBe(Date.parse(at(30)));
    expect(pressingOne).toBeLessThan(late - 300 * 86_400_000);
    // A client who is ready is pinned (VA10).
    expect(place([...queued, ['ClientReadyAlertSet', { leadId, kind: 'ready' }]])).toBeLessThan(late - 300 * 86_400_000);
  });
});
