import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openedBy, show } from '../../page.testing';
import AppointmentList from './AppointmentList';
import { AppointmentsOf } from './AppointmentsOf';
import AvailabilityList from './AvailabilityList';
import { AvailabilityOf } from './AvailabilityOf';
import HoldList from './HoldList';
import { shareOf } from './share';

const id = '018f0000-0000-7000-8000-0000000000e1';
const holdId = '018f0000-0000-7000-8000-0000000000e2';
const acceptanceId = '018f0000-0000-7000-8000-0000000000b1';
const leadId = '018f0000-0000-7000-8000-0000000000c1';
const professionalId = '018f0000-0000-7000-8000-0000000000a1';
const of = { acceptanceId, leadId, professionalId, code: 'K7M2', province: 'QC' };
const [FIRST, SECOND] = ['2027-01-12T15:00:00.000Z', '2027-01-12T16:00:00.000Z'];
const time = (startsAt: string) => ({ startsAt, endsAt: startsAt, zone: 'America/Halifax', wallTime: startsAt.slice(0, 16) });

const appointment = (over: object = {}) => ({
  ...{ id, version: 3, ...of, kind: 'first', mode: 'phone', state: 'Confirmed', timeVersion: 2, ...time(FIRST) },
  ...{ clientZone: 'America/Toronto', professionalZone: 'America/Halifax', requestedBy: 'client', confirmBy: FIRST },
  ...{ clientLate: false, professionalLate: false, disputed: false, requestedAt: '2027-01-05T15:00:00.000Z' },
  ...over,
});
const hold = (over: object = {}) => ({
  ...{ id: holdId, ...of, ...time(FIRST), state: 'Held', until: '2027-01-05T15:10:00.000Z', extended: false, by: 'client' },
  ...{ heldAt: '2027-01-05T15:00:00.000Z' },
  ...over,
});
const plan = {
  ...{
    id: professionalId,
    ownerKind: 'professional',
    province: 'QC',
    zone: 'America/Toronto',
    weekly: [{ weekday: 1, from: 540, until: 720 }],
  },
  ...{ exceptions: [], bufferMinutes: 10, minNoticeHours: 4, slotMinutes: 30, autoConfirm: false, offersBooking: true },
  ...{ setAt: '2027-01-01T15:00:00.000Z', feed: 0, external: true, reading: 'unreachable', readAt: '2027-01-02T15:00:00.000Z', version: 2 },
};
const all = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true]));
const can = all('ConfirmAppointment', 'RescheduleAppointment', 'CancelAppointment', 'RecordAppointmentOutcome');
const canHold = all('ExtendHold', 'ReleaseSlot');

interface World {
  readonly appointments?: object[];
  readonly holds?: object[];
  readonly plans?: object[];
  readonly actions?: object;
  readonly elsewhere?: object[];
  readonly refused?: object;
}
/** The address of a list with its filter as it is written. */
const readable = (path: string) => decodeURIComponent(path).replaceAll('+', ' ');

const begin = async (part: React.ReactElement, world: World = {}, at = '/reservations') => {
  const { appointments = [], holds = [], plans = [], elsewhere = [] } = world;
  const list = (data: object[]) => ({ body: { data, total: data.length } });
  const asked = answering(({ method, path }) => {
    if (method === 'POST')
      return world.refused
        ? { status: 409, body: world.refused }
        : { body: { position: 1, events: [{ type: 'AppointmentRequested', stream: 's', version: 1 }] } };
    if (path.startsWith('/api/scheduling/free-slots'))
      return { body: { zone: 'America/Toronto', slots: [time(FIRST), time(SECOND)], elsewhere, modes: ['video'], from: '', until: '' } };
    if (path.includes('/reservations/actions')) return { body: { [holdId]: world.actions ?? canHold } };
    if (path.includes('/actions')) return { body: { [id]: world.actions ?? can } };
    if (path.startsWith(`/api/views/appointments/${id}`)) return { body: { ...appointments[0], note: 'Sonner deux fois' } };
    if (path.startsWith('/api/views/appointments')) return list(appointments);
    if (path.startsWith('/api/views/reservations')) {
      const state = /"state":\["(\w+)"\]/.exec(readable(path))?.[1];
      return list(holds.filter((row) => !state || (row as { state: string }).state === state));
    }
    if (path.startsWith(`/api/views/availabilities/${professionalId}`))
      return plans[0] ? { body: plans[0] } : { status: 404, body: { code: 'NOT_FOUND' } };
    if (path.startsWith('/api/views/availabilities')) return list(plans);
    if (path.startsWith('/api/views/acceptances')) return list([{ id: acceptanceId, leadId, professionalId, state: 'Contacted' }]);
    if (path.startsWith('/api/views/leads')) return list([{ id: leadId, code: 'K7M2' }]);
    if (path.startsWith('/api/views/professionals') || path.startsWith('/api/lawyers'))
      return list([{ id: professionalId, name: 'Me Florence Gagnon' }]);
    return list([]);
  });
  await show(part, at, { 'reservation.holdMinutes': 10 });
  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
  return { sent, asked: () => asked.map(({ path }) => readable(path)) };
};
const press = async (within_: HTMLElement, name: string | RegExp) => userEvent.click(await within(within_).findByRole('button', { name }));
const choose = async (dialog: HTMLElement, label: RegExp, option: string | RegExp) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
/** The dialog of a row, and the form that one of its buttons opens. */
const formOf = async (row: string | RegExp, button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: row }));
  await openedBy(button);
  return screen.findByRole('dialog', { name: button });
};

describe('held slots', () => {
  it('are listed while they last, with what became of those of the last 30 days', async () => {
    await begin(<HoldList />, {
      holds: [hold(), hold({ id: 'b', state: 'Converted' }), hold({ id: 'c', state: 'Converted' }), hold({ id: 'd', state: 'Expired' })],
    });
    expect(await screen.findByRole('button', { name: 'K7M2' })).toBeTruthy();
    const figures = await screen.findByRole('region', { name: /30 jours/ });
    await waitFor(() => expect(within(figures).getByText('67 %')).toBeTruthy());
    expect(within(figures).getByText(/parmi celles qui ont pris fin/)).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: 'Me Florence Gagnon' }))[0]!.getAttribute('href')).toContain(professionalId);
  });
  it.each([
    ['Prolonger', 'ExtendHold'],
    ['Libérer la plage', 'ReleaseSlot'],
  ])('%s: %s', async (button, command) => {
    const { sent } = await begin(<HoldList />, { holds: [hold()] });
    await press(await formOf('K7M2', button), button);
    await waitFor(() => expect(sent()).toEqual([[command, { reservationId: holdId, acceptanceId, leadId }]]));
  });
  it('become an appointment by their own id', async () => {
    const { sent } = await begin(<HoldList />, { holds: [hold()] });
    const form = await formOf('K7M2', 'Prendre le rendez-vous');
    await press(form, 'Prendre le rendez-vous');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject(['RequestAppointment', { reservationId: holdId, acceptanceId, leadId, kind: 'first', mode: 'phone' }]);
  });
  it('that were prolonged once say so, and cannot be again', async () => {
    const actions = { ...canHold, ExtendHold: { code: 'WRONG_STATE', detail: 'hold-extended-before' } };
    await begin(<HoldList />, { holds: [hold({ extended: true })], actions });
    await userEvent.click(await screen.findByRole('button', { name: 'K7M2' }));
    const button = await screen.findByRole('button', { name: /^Prolonger/ });
    await waitFor(() => expect(button.textContent).toContain('déjà été prolongée'));
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the share of holds that became appointments', () => {
  it('is of those that have ended, and none where there are none or a count is not whole', () => {
    expect(shareOf([2, 1, 0])).toBe(67);
    expect(shareOf([0, 3, 1])).toBe(0);
    expect(shareOf([0, 0, 0])).toBeUndefined();
    expect(shareOf([2, undefined, 1])).toBeUndefined();
  });
});

describe('appointments', () => {
  const proposing = appointment({ state: 'Proposing', proposals: [time(FIRST), time(SECOND)], proposedBy: 'client', proposedUntil: FIRST });

  it('begin with those that wait for an answer', async () => {
    const { asked } = await begin(
      <AppointmentList />,
      { appointments: [appointment({ state: 'Requested' })] },
      '/reservations/appointments',
    );
    expect(await screen.findByRole('button', { name: 'K7M2' })).toBeTruthy();
    expect(asked().some((path) => path.startsWith('/api/views/appointments') && path.includes('"state":["Requested","Proposing"]'))).toBe(
      true,
    );
  });
  it('tell notes and what each side said once one is opened', async () => {
    await begin(<AppointmentsOf about={{ leadId }} />, {
      appointments: [appointment({ disputed: true, clientStated: 'held', professionalStated: 'clientNoShow' })],
    });
    await userEvent.click(await screen.findByRole('button', { name: /K7M2/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Sonner deux fois')).toBeTruthy();
    expect(within(dialog).getByText('Client : Le rendez-vous a eu lieu')).toBeTruthy();
    expect(within(dialog).getByText('Professionnel : Le client ne s’est pas présenté')).toBeTruthy();
    expect(within(dialog).getByText('2027-01-12 15:00 (heure de l’Atlantique)')).toBeTruthy();
  });
  it('are handed out as the sheet that their client has', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { asked } = await begin(<AppointmentsOf about={{ leadId }} />, { appointments: [appointment()] });
    await userEvent.click(await screen.findByRole('button', { name: /K7M2/ }));
    await press(await screen.findByRole('dialog'), 'Fiche du rendez-vous (PDF)');
    await waitFor(() => expect(asked()).toContain(`/api/leads/${leadId}/appointments/${id}/sheet?as=pdf`));
  });
  it('are confirmed at the proposed time that is chosen', async () => {
    const { sent } = await begin(<AppointmentsOf about={{ leadId }} />, { appointments: [proposing] });
    const form = await formOf(/K7M2/, 'Confirmer le rendez-vous');
    await userEvent.click(within(form).getByRole('combobox', { name: /Moment choisi/ }));
    await userEvent.click((await screen.findAllByRole('option'))[1]!);
    await press(form, 'Confirmer le rendez-vous');
    await waitFor(() =>
      expect(sent()).toEqual([['ConfirmAppointment', { appointmentId: id, acceptanceId, leadId, version: 2, startsAt: SECOND }]]),
    );
  });
  it('are moved, cancelled with a reason, and closed with what happened, always at the time that was seen', async () => {
    const named = { appointmentId: id, acceptanceId, leadId, version: 2 };
    const { sent } = await begin(<AppointmentsOf about={{ leadId }} />, { appointments: [appointment()] });
    let form = await formOf(/K7M2/, 'Déplacer le rendez-vous');
    await press(form, 'Déplacer le rendez-vous');
    await waitFor(() => expect(sent()[0]).toEqual(['RescheduleAppointment', { ...named, startsAt: FIRST }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    form = await formOf(/K7M2/, 'Annuler le rendez-vous');
    await choose(form, /Raison/, 'Maladie');
    await press(form, 'Annuler le rendez-vous');
    await waitFor(() => expect(sent()[1]).toEqual(['CancelAppointment', { ...named, reason: 'illness' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    form = await formOf(/K7M2/, 'Noter l’issue du rendez-vous');
    await choose(form, /Ce qui s’est passé/, 'Le client ne s’est pas présenté');
    await press(form, 'Noter l’issue du rendez-vous');
    await waitFor(() => expect(sent()[2]).toEqual(['RecordAppointmentOutcome', { ...named, outcome: 'clientNoShow' }]));
  });
});

describe('booking for a client', () => {
  const opened = async (world: World = {}, button = /^Prendre un rendez-vous, K7M2 · Me Florence Gagnon/) => {
    const began = await begin(<AppointmentsOf about={{ leadId }} />, world);
    await press(await openedBy('Réserver pour un client'), button);
    return { ...began, form: await screen.findByRole('dialog', { name: /Prendre le rendez-vous|Réserver la plage/ }) };
  };
  it('takes the first free time and the first way of meeting that is offered', async () => {
    const { sent, form } = await opened();
    await press(form, 'Prendre le rendez-vous');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject(['RequestAppointment', { acceptanceId, leadId, startsAt: FIRST, kind: 'first', mode: 'video' }]);
  });
  it('holds a time and says for how long', async () => {
    const { sent, form } = await opened({}, /^Réserver une plage, K7M2/);
    expect(within(form).getByText(/reste réservée 10 minutes/)).toBeTruthy();
    await press(form, 'Réserver la plage');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject(['HoldSlot', { acceptanceId, leadId, startsAt: FIRST }]);
  });
  it.each([
    ['outside what is offered', [], 'n’est pas parmi les plages offertes'],
    ['over another calendar', [{ startsAt: '2027-01-01T00:00:00.000Z', endsAt: '2027-02-01T00:00:00.000Z' }], 'dans son autre agenda'],
  ])('warns of a typed time %s', async (_, elsewhere, said) => {
    const { sent, form } = await opened({ elsewhere });
    await choose(form, /Plage libre/, 'Une autre heure');
    await userEvent.type(within(form).getByLabelText(/L’autre heure/), '2027-01-13T09:00');
    expect(await within(form).findByText(new RegExp(said))).toBeTruthy();
    await press(form, 'Prendre le rendez-vous');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]![1]).toMatchObject({ startsAt: new Date('2027-01-13T09:00').toISOString() });
  });
  it('names the next free times when the one that was chosen has just been taken', async () => {
    const errors = [FIRST, SECOND].map((at) => ({ field: 'payload.startsAt', message: `free:${at}` }));
    const { form } = await opened({ refused: { status: 409, code: 'SLOT_TAKEN', detail: 'slot-taken', errors } });
    await press(form, 'Prendre le rendez-vous');
    const alert = await within(form).findByRole('alert');
    expect(alert.textContent.replaceAll('\u00a0', ' ')).toMatch(/Prochaines plages libres : 12 janv.+ et 12 janv/);
    expect(form.textContent).not.toContain('free:');
  });
  it('finds who serves a request by its code', async () => {
    const { asked } = await begin(<HoldList />);
    const dialog = await openedBy('Réserver pour un client');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Code de la demande/ }), 'k7m2');
    await press(dialog, 'Trouver');
    expect(await within(dialog).findByRole('button', { name: /^Prendre un rendez-vous, K7M2/ })).toBeTruthy();
    expect(asked().some((path) => path.startsWith('/api/views/leads') && path.includes('"code":"K7M2"'))).toBe(true);
    expect(asked().some((path) => path.startsWith('/api/views/acceptances') && path.includes('"state":["ToContact"'))).toBe(true);
  });
});

describe('availability', () => {
  it('of a professional: hours of the week, rules, the state of the other calendar, next free times', async () => {
    await begin(<AvailabilityOf professionalId={professionalId} />, { plans: [plan] });
    expect(await screen.findByText('lundi : 9 h à 12 h')).toBeTruthy();
    expect(screen.getByText(/^Injoignable/)).toBeTruthy();
    const free = await screen.findByRole('region', { name: 'Prochaines plages libres' });
    await waitFor(() => expect(within(free).getAllByRole('listitem')).toHaveLength(2));
  });
  it('that was never set is said to offer no time', async () => {
    await begin(<AvailabilityOf professionalId={professionalId} />);
    expect(await screen.findByText(/n’a pas donné ses disponibilités/)).toBeTruthy();
  });
  it('of all professionals in one list', async () => {
    const { asked } = await begin(<AvailabilityList />, { plans: [plan] }, '/reservations/availability');
    expect(await screen.findByRole('link', { name: 'Me Florence Gagnon' })).toBeTruthy();
    expect(asked().some((path) => path.includes('"ownerKind":["professional"]'))).toBe(true);
  });
});
