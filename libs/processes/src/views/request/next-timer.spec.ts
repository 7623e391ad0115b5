import type { Recorded, Row, ViewHandler } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { quietAgain, withNextTimer } from './next-timer.js';

const leadId = '018f0000-0000-7000-8000-000000000001';
const withTimer = withNextTimer({ WaveStarted: (row) => ({ ...row, wave: 1 }) });
const handlers: Readonly<Record<string, ViewHandler>> = withTimer;
const at = (type: string, data: object = {}): Recorded =>
  ({ type, data: { leadId, ...data }, occurredAt: '2026-11-20T15:00:00.000Z', config: asShipped() }) as unknown as Recorded;

/** The row after the events, through whichever form a handler has. */
const after = (row: Row, ...events: Recorded[]): Row =>
  events.reduce<Row>((before, e) => {
    const handler = handlers[e.type]!;
    return (typeof handler === 'function' ? handler : handler.fold)(before, e)!;
  }, row);

describe('the next timer of a lead', () => {
  const searched = { unservedAt: '2026-11-23T15:00:00.000Z' };

  it('is the end of the wave while one runs, and the handler of the view still does its work', () => {
    expect(after(searched, at('WaveStarted', { endsAt: '2026-11-20T15:30:00.000Z' }))).toMatchObject({
      wave: 1,
      nextTimer: 'wave.end',
      nextAt: '2026-11-20T15:30:00.000Z',
    });
  });

  it('is the hold of a claim, then the frozen wave again when the claim is given back', () => {
    const claimed = after(searched, at('ClaimStarted', { holdUntil: '2026-11-20T15:10:00.000Z' }));
    expect(claimed).toMatchObject({ nextTimer: 'claim.hold', nextAt: '2026-11-20T15:10:00.000Z' });
    expect(after(claimed, at('ClaimReleased', { waveEndsAt: '2026-11-20T15:40:00.000Z' }))).toMatchObject({
      nextTimer: 'wave.end',
      nextAt: '2026-11-20T15:40:00.000Z',
    });
    expect(after(claimed, at('ClaimExpired'))).toMatchObject({ nextTimer: 'lead.unserved', nextAt: searched.unservedAt });
  });

  it('is the first contact once someone accepted, found by the lead of the acceptance', () => {
    const handler = handlers['AcceptanceOpened'];
    if (typeof handler !== 'object') throw new Error('the acceptance has a stream of its own: its row must be named');
    const opened = at('AcceptanceOpened', { slaDueAt: '2026-11-20T19:00:00.000Z' });
    expect(handler.keys(opened)).toEqual([leadId]);
    expect(handler.fold({}, opened)).toMatchObject({ nextTimer: 'accept.sla', nextAt: '2026-11-20T19:00:00.000Z' });
  });

  it('is at once for what comes back to validation without a deadline of its own', () =>
    expect(after({ slaAt: null }, at('LeadResumed'))).toMatchObject({
      nextTimer: 'lead.validation.sla',
      nextAt: '2026-11-20T15:00:00.000Z',
    }));

  it('is a look of someone where nothing carries the request on, and another one after each look', () => {
    const DAYS = 7 * 86_400_000;
    const day = (e: Recorded) => new Date(Date.parse(e.occurredAt) + DAYS).toISOString();
    for (const type of ['LeadOfferingStopped', 'LeadUnserved'])
      expect(after(searched, at(type))).toMatchObject({ nextTimer: 'lead.quiet', nextAt: day(at(type)) });
    const looked = { ...at('FollowUpCompleted', { followUpId: `requestQuiet:${leadId}` }), occurredAt: '2026-11-29T15:00:00.000Z' };
    expect(quietAgain.keys(looked as never)).toEqual([leadId]);
    expect(quietAgain.keys(at('FollowUpCompleted', { followUpId: `lowScore:${leadId}` }) as never)).toEqual([]);
    expect(quietAgain.fold(after(searched, at('LeadUnserved')), looked)).toMatchObject({ nextAt: day(looked) });
    expect(quietAgain.fold(searched, looked)).toEqual(searched);
    // An invitation whose day is over and that did not go out carries nothing on; one that is to come does.
    const invited = (dueAt: string) => after(searched, at('RenewalPlanned', { dueAt }));
    expect(quietAgain.fold(invited('2026-11-28T15:00:00.000Z'), looked)).toMatchObject({ nextTimer: 'lead.quiet', nextAt: day(looked) });
    expect(quietAgain.fold(invited('2026-12-28T15:00:00.000Z'), looked)).toMatchObject({ nextTimer: 'lead.renewal.send' });
    for (const type of ['RenewalDeclined', 'RenewalExpired']) {
      expect(after(searched, at(type))).toMatchObject({ nextTimer: 'lead.quiet' });
      expect(after({ ...searched, state: 'Closed' }, at(type))).toMatchObject({ nextTimer: null, nextAt: null });
    }
  });

  it('is the end of a silent service, which every word about it puts off', () => {
    const served = after(searched, at('LeadContactMade'));
    expect(served).toMatchObject({ nextTimer: 'lead.closeStale', nextAt: '2027-02-18T15:00:00.000Z' });
    const later = { ...at('AcceptanceNoteAdded'), occurredAt: '2026-12-01T15:00:00.000Z' };
    expect(after(served, later)).toMatchObject({ nextTimer: 'lead.closeStale', nextAt: '2027-03-01T15:00:00.000Z' });
    expect(after(searched, later)['nextAt']).toBeNull();
  });

  it('is none when the story is over, and stays as it was when an event does not concern the clock', () => {
    expect(after({ nextTimer: 'wave.end', nextAt: 'x' }, at('LeadWithdrawn'))).toMatchObject({ nextTimer: null, nextAt: null });
    expect(handlers['OfferMade']).toBeUndefined();
  });
});
