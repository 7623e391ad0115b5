import { screen, within } from '@testing-library/react';
import type { Pro } from '../../../pro';
import { answer, plain, show } from '../../../testing/show.testing';
import { ProTimes } from './pro-times';

const pro = { me: { id: 'p1' } } as unknown as Pro;
const slot = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, zone: 'America/Toronto', wallTime: '' });
const LINE = {
  ...{
    appointmentId: 'b1',
    acceptanceId: 'a1',
    leadId: 'l1',
    code: 'K7QF',
    version: 1,
    side: 'professional',
    kind: 'first',
    mode: 'video',
  },
  ...{ state: 'Requested', zone: 'America/Toronto', otherZone: 'America/Halifax', requestedBy: 'client', stated: {}, disputed: false },
  with: { name: 'Océane Roy' },
  slot: slot('2027-03-10T14:00:00.000Z', '2027-03-10T14:30:00.000Z'),
  available: { ConfirmAppointment: true, ProposeSlots: true, CancelAppointment: true, RescheduleAppointment: { code: 'WRONG_STATE' } },
};
const PAST = {
  ...LINE,
  ...{ appointmentId: 'b2', state: 'Confirmed', available: { RecordAppointmentOutcome: true }, stated: { professional: 'held' } },
  slot: slot('2027-03-08T14:00:00.000Z', '2027-03-08T14:30:00.000Z'),
};
const shipped = { zone: 'America/Toronto', bufferMinutes: 10, minNoticeHours: 4, slotMinutes: 30 };
const plan = { ...shipped, weekly: [{ weekday: 3, from: 540, until: 720 }], exceptions: [], autoConfirm: false, offersBooking: true };

beforeEach(() => {
  const own = { serverNow: '2027-03-09T15:00:00.000Z', upcoming: [], toConfirm: [LINE], past: [PAST], invitations: [] };
  const bodies = [own, { serverNow: own.serverNow, shipped, plan, next: [] }];
  globalThis.fetch = ((path: string) => Promise.resolve(answer(200, bodies[path.includes('availability') ? 1 : 0]))) as never;
});
const ways = (of: HTMLElement): (string | null)[] =>
  within(of)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the list leads to what can be done now and to the file of the request, each named with its time', async () => {
  show(<ProTimes pro={pro} />, '/en/my-appointments');
  const toConfirm = await screen.findByRole('region', { name: 'To confirm' });
  const at = (more: string) => `/en/my-appointments?rdv=b1${more}`;
  expect(ways(toConfirm)).toEqual([
    ...[at(''), at('&faire=confirmer'), at('&faire=proposer'), at('&faire=annuler')],
    '/en/professional-leads?demande=a1',
  ]);
  expect(plain(within(toConfirm).getAllByRole('link')[1]!.getAttribute('aria-label'))).toBe('Confirm: Wednesday, March 10 at 9 a.m.');
  // The other clock is shown where it shows another time, and what was said already is not asked again.
  expect(plain(toConfirm.textContent)).toContain('(10 a.m. Atlantic Time)');
  expect(ways(screen.getByRole('region', { name: 'Past' }))).toEqual(['/en/my-appointments?rdv=b2', '/en/professional-leads?demande=a1']);
});

it('the week has a heading for each day, with its hours and what is in it; other weeks are a link away', async () => {
  show(<ProTimes pro={pro} />, '/en/my-appointments?vue=semaine');
  await screen.findByRole('heading', { level: 1, name: /March 8 to .*March 14/ });
  const days = screen.getAllByRole('heading', { level: 2 }).map((heading) => plain(heading.textContent));
  expect([days.length, days[0], days[1]]).toEqual([7, 'Monday, March 8', 'Tuesday, March 9 (today)']);
  const wednesday = plain(document.querySelectorAll('.week-day')[2]!.textContent);
  for (const words of ['9 a.m. to 12 p.m.', '9 a.m. to 9:30 a.m.', 'Océane Roy', 'by video']) expect(wednesday).toContain(words);
  expect(screen.getByRole('link', { name: /Next week/ }).getAttribute('href')).toBe('/en/my-appointments?vue=semaine&semaine=2027-03-15');
});

it('a professional who moves one is shown free times', async () => {
  const one = { ...LINE, serverNow: '2027-03-09T15:00:00.000Z', province: 'QC', late: [], notes: [], documents: [], proposable: 5 };
  const free = {
    zone: LINE.zone,
    otherZone: LINE.otherZone,
    from: '2027-03-10',
    until: '2027-03-16',
    slots: [LINE.slot, PAST.slot],
    modes: [],
  };
  globalThis.fetch = ((path: string) =>
    Promise.resolve(answer(200, path.includes('/slots') ? free : { ...one, available: { RescheduleAppointment: true } }))) as never;
  show(<ProTimes pro={pro} />, '/en/my-appointments?rdv=b1&faire=deplacer');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});
