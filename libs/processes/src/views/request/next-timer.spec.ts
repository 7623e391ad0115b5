import type { Recorded, Row, ViewHandler } from '@jurilien/event-sourcing';
import { withNextTimer } from './next-timer.js';

const leadId = '018f0000-0000-7000-8000-000000000001';
const withTimer = withNextTimer({ WaveStarted: (row) => ({ ...row, wave: 1 }) });
const handlers: Readonly<Record<string, ViewHandler>> = withTimer;
const at = (type: string, data: object = {}): Recorded =>
  ({ type, data: { leadId, ...data }, occurredAt: '2026-11-20T15:00:00.000Z' }) as unknown as Recorded;

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

  it('is none when the story is over, and stays as it was when an event does not concern the clock', () => {
    expect(after({ nextTimer: 'wave.end', nextAt: 'x' }, at('LeadWithdrawn'))).toMatchObject({ nextTimer: null, nextAt: null });
    expect(handlers['OfferMade']).toBeUndefined();
  });
});
