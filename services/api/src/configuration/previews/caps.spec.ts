import { at } from '@jurilien/event-sourcing/testing';
import { changing, changingIn } from './changes.testing.js';
import { claimsFound, type Claimed } from './claims.js';
import { messageCapsFound, type Capped } from './message-caps.js';
import { type Offered, openOffersFound } from './open-offers.js';

const offer = (minute: number, over: Partial<Offered> = {}): Offered => ({
  professionalId: 'p-1',
  province: 'QC',
  place: { province: 'QC' },
  at: at(minute),
  madeAt: at(minute),
  unbound: false,
  ...over,
});
const inOntario = { province: 'ON', place: { province: 'ON' }, professionalId: 'p-2' } as const;

describe('offers held back by open ones', () => {
  const three = [offer(0), offer(1), offer(2)];
  it('are counted under both figures', () =>
    expect(
      openOffersFound(three, at(-1), false, changing({ 'offer.maxOpenPerProfessional': 2 }, { 'offer.maxOpenPerProfessional': 1 })),
    ).toEqual({ cases: 3, more: false, figures: [{ measure: 'offersHeld', unit: 'count', before: 1, after: 2 }], parts: [] }));
  it('are counted from those of before, which are no cases', () =>
    expect(openOffersFound(three, at(0), false, changing({}, { 'offer.maxOpenPerProfessional': 1 }))).toMatchObject({
      cases: 2,
      figures: [{ before: 0, after: 2 }],
    }));
  it('are each professional’s own', () => {
    const other = offer(1, { professionalId: 'p-9' });
    expect(openOffersFound([offer(0), other], at(-1), false, changing({}, { 'offer.maxOpenPerProfessional': 1 })).figures[0]!.after).toBe(
      0,
    );
  });
  it('leave the other province out of a change of one', () =>
    expect(
      openOffersFound(
        [...three, offer(3, inOntario), offer(4, inOntario)],
        at(-1),
        false,
        changingIn('ON', { 'offer.maxOpenPerProfessional': 1 }),
      ),
    ).toMatchObject({ cases: 2, figures: [{ before: 0, after: 1 }] }));
});

const claim = (hour: number, over: Partial<Claimed> = {}): Claimed => ({
  claimId: `c-${hour}`,
  professionalId: 'p-1',
  place: { province: 'QC' },
  own: { province: 'QC' },
  at: at(hour * 60),
  ...over,
});

describe('claims over caps', () => {
  const three = [claim(0), claim(1), claim(2)];
  it('are counted under both figures', () =>
    expect(claimsFound(three, at(-1), false, changing({ 'caps.claimsPerDay': 2 }, { 'caps.claimsPerDay': 1 }))).toMatchObject({
      cases: 3,
      figures: [{ measure: 'claimsRefused', before: 1, after: 2 }],
    }));
  it('leave the other province out of a change of one', () =>
    expect(claimsFound(three, at(-1), false, changingIn('ON', { 'caps.claimsPerDay': 1 }))).toEqual({
      cases: 0,
      more: false,
      figures: [],
      parts: [],
    }));
});

const message = (hour: number, over: Partial<Capped> = {}): Capped => ({
  class: 'service',
  recipientId: 'r-1',
  at: at(hour * 60),
  place: { province: 'QC' },
  ...over,
});

describe('messages over caps', () => {
  it('are counted under both figures, by class', () => {
    const change = changing({ 'caps.person.perDay': 3 }, { 'caps.person.perDay': 1 });
    const all = [message(0), message(1), message(2, { class: 'marketing' })];
    expect(messageCapsFound(all, at(-1), false, change)).toMatchObject({
      cases: 3,
      figures: [{ measure: 'messagesStopped', before: 0, after: 2 }],
      parts: [
        { class: 'service', cases: 2, figures: [{ after: 1 }] },
        { class: 'marketing', cases: 1, figures: [{ after: 1 }] },
      ],
    });
  });
  it('leave the other province out of a change of one', () =>
    expect(messageCapsFound([message(0), message(1)], at(-1), false, changingIn('ON', { 'caps.person.perDay': 1 })).cases).toBe(0));
});
