import { cleanup, screen } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { act, type Act } from './acts';
import { AppointmentView } from './appointment';
import type { Appointment } from './types';

const SLOT = {
  startsAt: '2027-02-01T14:30:00.000Z',
  endsAt: '2027-02-01T15:00:00.000Z',
  zone: 'America/Toronto',
  wallTime: '2027-02-01T09:30',
};
const LATER = { ...SLOT, startsAt: '2027-02-02T14:30:00.000Z', endsAt: '2027-02-02T15:00:00.000Z', wallTime: '2027-02-02T09:30' };
const BASE = {
  appointmentId: '0192f0c4-1111-7000-8000-000000000001',
  side: 'client',
  code: 'K7QF',
  mode: 'phone',
  kind: 'first',
  state: 'Confirmed',
  version: 1,
  slot: SLOT,
  zone: 'America/Toronto',
  otherZone: 'America/Toronto',
  with: { name: 'Me Roy', firm: 'Roy inc.' },
  phone: '+15145550142',
  requestedBy: 'client',
  stated: {},
  disputed: false,
  late: [],
  notes: [],
  documents: [],
  proposable: 5,
  available: { CancelAppointment: true, RescheduleAppointment: true },
} as unknown as Appointment;

function page(of: object = {}, step?: Act, more: object = {}): string {
  const shown = { commandId: 'cmd', errors: {}, posted: {}, step, done: undefined, moved: false, sheet: '/en/appointment/x/t/sheet' };
  show(
    <AppointmentView appointment={{ ...BASE, ...of }} at={(query) => `?${new URLSearchParams(query)}`} {...shown} {...more} />,
    '/en/appointment/x/t',
  );
  return plain(document.body.textContent);
}
const ways = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page of one appointment', () => {
  it('shows when, how and with whom, and only what can be done', () => {
    const words = page();
    expect(words).toContain('Monday, February 1 at 9:30 a.m. Eastern Time');
    expect(words).toContain('Me Roy, Roy inc.');
    expect(words).toContain('514 555-0142');
    expect(ways()).toEqual(['?faire=deplacer', '?faire=annuler', '/en/appointment/x/t/sheet']);
  });
  it('leads from each document to where it is read', () => {
    const documents = [{ id: 'd1', name: 'Bail.pdf', type: 'pdf', bytes: 2_048, at: SLOT.startsAt }];
    for (const side of ['client', 'professional']) {
      cleanup();
      expect(page({ side, documents })).toContain('Bail.pdf, 2 kB');
      expect(screen.getByRole('link', { name: 'Bail.pdf' }).getAttribute('href')).toBe('/en/my-documents');
    }
  });
  it('a link of the professional names no client', () => {
    const words = page({ side: 'professional', with: {}, phone: undefined });
    expect(words).toContain('Appointment, request K7QF');
    expect(words).toContain('You call the person');
  });
  it('says what the time was before, for who comes from an older message', () => {
    expect(page({ moved: { from: LATER, at: SLOT.startsAt }, version: 2 })).toContain('planned for Tuesday, February 2 at 9:30 a.m.');
    cleanup();
    expect(page({ moved: { from: LATER, at: SLOT.startsAt }, state: 'Cancelled' })).not.toContain('The time has changed');
  });
  it('lets a proposal of the other side be chosen, and shows one’s own', () => {
    const proposals = { by: 'professional', slots: [SLOT, LATER], until: LATER.startsAt };
    const words = page({ state: 'Proposing', proposals, available: { ConfirmAppointment: true } }, 'confirmer');
    expect(words).toContain('Choose one of the proposed times');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    cleanup();
    expect(page({ state: 'Proposing', proposals: { ...proposals, by: 'client' }, available: {} })).toContain('You proposed these times');
  });
  it('a step that is over shows the appointment as it is instead', () => {
    expect(page({ available: {} }, 'annuler')).not.toContain('Why?');
    cleanup();
    expect(page({}, 'annuler')).toContain('Cancel this appointment?');
  });
  it('asks each side about the other', () => {
    const available = { RecordAppointmentOutcome: true };
    page({ available }, 'resultat');
    expect(screen.getByLabelText('The other person was not there')).toHaveProperty('value', 'professionalNoShow');
    cleanup();
    page({ available, side: 'professional' }, 'resultat');
    expect(screen.getByLabelText('The other person was not there')).toHaveProperty('value', 'clientNoShow');
  });
});

describe('what its buttons send', () => {
  async function sent(which: Act, raw: Record<string, string>) {
    const all: unknown[] = [];
    const came = await act((name, payload) => (all.push([name, payload]), Promise.resolve({ ok: true, value: {} })), which, raw, 'c', 'en');
    return { all, errors: came.errors };
  }
  it('is the version that the page showed with the time', async () => {
    expect((await sent('deplacer', { slot: SLOT.startsAt, version: '3' })).all).toEqual([
      ['RescheduleAppointment', { startsAt: SLOT.startsAt, version: 3 }],
    ]);
  });
  it('is every time that was ticked', async () => {
    const raw = { [`slot-${SLOT.startsAt}`]: 'yes', [`slot-${LATER.startsAt}`]: 'yes', note: 'Merci' };
    expect((await sent('proposer', raw)).all).toEqual([
      ['ProposeSlots', { slots: [{ startsAt: SLOT.startsAt }, { startsAt: LATER.startsAt }], note: 'Merci' }],
    ]);
  });
  it.each([
    ['deplacer', 'slot'],
    ['proposer', 'slot'],
    ['annuler', 'reason'],
    ['resultat', 'outcome'],
  ] as const)('%s without an answer sends nothing and says what is missing', async (which, field) => {
    const { all, errors } = await sent(which, {});
    expect(all).toEqual([]);
    expect(Object.keys(errors)).toEqual([field]);
  });
  it('a refusal stands at its field', async () => {
    const refused = (code: string, detail: string) =>
      act(
        () => Promise.resolve({ ok: false, problem: { code, detail, status: 409 } } as never),
        'deplacer',
        { slot: SLOT.startsAt },
        'c',
        'en',
      );
    expect((await refused('SLOT_TAKEN', 'slot-taken')).errors).toHaveProperty('slot');
    expect((await refused('WRONG_STATE', 'too-close-propose-instead')).errors['form']).toContain('Propose other times');
    expect((await refused('STALE_VERSION', 'time-changed')).errors['form']).toContain('as it is now');
  });
});
