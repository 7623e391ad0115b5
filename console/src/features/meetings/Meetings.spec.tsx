import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering, openedBy, show } from '../../page.testing';
import { hoursShown } from './calendar-span';
import { CalendarsElsewhere } from './CalendarsElsewhere';
import { blockOf, hoursOf } from './hours';
import MeetingCalendar from './MeetingCalendar';
import MeetingPage from './MeetingPage';
import { MeetingsOf } from './MeetingsOf';

const me = '018f0000-0000-7000-8000-000000000001';
const id = '018f0000-0000-7000-8000-0000000000e1';
const professionalId = '018f0000-0000-7000-8000-0000000000a1';
const meeting = (over: object = {}) => ({
  ...{ id, kind: 'onboarding', state: 'Scheduled', subjectKind: 'professional', subjectId: professionalId, leadId: null, province: 'QC' },
  ...{ lang: 'fr', mode: 'phone', minutes: 30, staffId: me, startsAt: '2026-11-03T15:00:00.000Z', endsAt: '2026-11-03T15:30:00.000Z' },
  ...{
    zone: 'America/Halifax',
    wallTime: '2026-11-03T11:00',
    inviteeZone: 'America/Halifax',
    changes: 1,
    done: ['identity'],
    prepared: true,
  },
  ...{ invitedAt: '2026-10-20T15:00:00.000Z', until: '2026-11-10T15:00:00.000Z', version: 3 },
  ...over,
});
const full = {
  preparation: 'Parler des domaines',
  notes: [{ at: '2026-11-01T15:00:00.000Z', by: me, note: 'Pièces à envoyer', shared: true }],
};
const can = Object.fromEntries(
  ['ScheduleMeeting', 'RescheduleMeeting', 'CancelMeeting', 'RecordMeetingOutcome', 'NoteMeeting', 'CheckMeeting'].map((name) => [
    name,
    true,
  ]),
);
const staff = [{ id: me, name: 'Aude Roy', role: 'jurilien_admin', state: 'Active' }];
const shipped = { bufferMinutes: 10, minNoticeHours: 4 };
const SLOT = '2026-11-04T15:00:00.000Z';

const NO_CALENDARS = {
  owner: { userId: me },
  feed: { detail: 'code' },
  external: { offered: false, on: false, stale: false, unknownZones: [] },
};
interface Answers {
  readonly at?: string;
  readonly plan?: object;
  readonly actions?: object;
  readonly calendars?: object;
  /** What commands are answered. */
  readonly refusal?: { readonly status: number; readonly body: object };
  /** How many meetings there are, of which each page has those that are given. */
  readonly total?: number;
}
const begin = async (
  part: React.ReactElement,
  rows: object[],
  { at = '/', plan, actions = can, calendars = NO_CALENDARS, refusal, total }: Answers = {},
) => {
  const asked = answering(({ method, path }) => {
    if (method === 'POST' && refusal) return refusal;
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'MeetingNoted', stream: 's', version: 4 }] } };
    if (path.startsWith('/api/calendars')) return { body: calendars };
    if (path.startsWith('/api/meetings/hours')) return { body: { staffId: me, shipped, ...(plan ? { plan } : {}) } };
    if (path.includes('/slots'))
      return { body: { zone: 'America/Halifax', slots: [{ startsAt: SLOT, endsAt: SLOT, zone: 'x', wallTime: 'x' }], more: false } };
    if (path.includes('/actions')) return { body: { [id]: actions } };
    if (path.startsWith('/api/views/staff')) return { body: { data: staff, total: 1 } };
    if (path.startsWith(`/api/views/meetings/${id}`)) return { body: { ...rows[0], ...full } };
    if (path.startsWith('/api/views/meetings')) {
      const invited = decodeURIComponent(path).includes('"Invited"');
      const found = rows.filter((row) => ((row as { state: string }).state === 'Invited') === invited || path.includes('subjectId'));
      return { body: { data: found, total: total ?? found.length } };
    }
    return { body: { data: [], total: 0 } };
  });
  await show(part, at);
  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/commands/', ''), body['payload']]);
  return { sent, asked };
};
const page = (
  <Routes>
    <Route path="/meeting/:id" element={<MeetingPage />} />
  </Routes>
);
const opened = (row: object = meeting(), actions: object = can) => begin(page, [row], { at: `/meeting/${id}`, actions });

describe('the page of a meeting', () => {
  it('shows with whom, when on both clocks, what to cover, what was prepared and noted', async () => {
    await opened();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rencontre d’accueil' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Fiche du professionnel' })).getAttribute('href')).toBe(`/lawyers/${professionalId}`);
    expect(screen.getByText('2026-11-03 11:00 (America/Halifax)')).toBeTruthy();
    expect(screen.getByText('Parler des domaines')).toBeTruthy();
    expect(screen.getByText('Partagée avec la personne')).toBeTruthy();
    expect((screen.getByRole('checkbox', { name: 'Identité confirmée' }) as HTMLInputElement).checked).toBe(true);
  });
  it('keeps each tick at once', async () => {
    const { sent } = await opened();
    await waitFor(() => expect((screen.getByRole('checkbox', { name: /Permis vu/ }) as HTMLInputElement).disabled).toBe(false));
    await userEvent.click(screen.getByRole('checkbox', { name: /Permis vu/ }));
    await waitFor(() => expect(sent()).toEqual([['CheckMeeting', { meetingId: id, done: ['identity', 'licence'] }]]));
  });
  it('moves it to a free time of the list', async () => {
    const { sent } = await opened();
    const dialog = await openedBy('Déplacer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(sent()).toEqual([['RescheduleMeeting', { meetingId: id, staffId: me, startsAt: SLOT, seen: 1 }]]));
  });
  it('records what came of it, and what is next', async () => {
    const { sent } = await opened();
    const dialog = await openedBy('Noter l’issue');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Ce qui s’est passé/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'La rencontre a eu lieu' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Noter l’issue' }));
    await waitFor(() => expect(sent()).toEqual([['RecordMeetingOutcome', { meetingId: id, outcome: 'held', next: 'none' }]]));
  });
  it('says why something cannot be done', async () => {
    await opened(meeting({ state: 'Invited', startsAt: null, endsAt: null, wallTime: null, staffId: null, done: [] }), {
      ...can,
      RecordMeetingOutcome: { code: 'WRONG_STATE', detail: 'meeting-not-scheduled' },
      CheckMeeting: { code: 'WRONG_STATE', detail: 'meeting-not-scheduled' },
    });
    const button = await screen.findByRole('button', { name: /^Noter l’issue/ });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(await screen.findByText('La liste sert une fois l’heure choisie.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Fixer l’heure/ })).toBeTruthy();
  });
});

describe('the calendar of meetings', () => {
  it('asks for the days that it shows, and who still has to choose', async () => {
    const { asked } = await begin(<MeetingCalendar />, [meeting({ state: 'Invited', startsAt: null, endsAt: null })]);
    expect(await screen.findByRole('link', { name: 'Rencontre d’accueil' })).toBeTruthy();
    const ranged = () => asked.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes('startsAt_gte'));
    await waitFor(() => expect(ranged().length).toBeGreaterThan(0));
    expect(ranged()[0]).toContain('"Scheduled"');
    await userEvent.click(screen.getByRole('button', { name: 'Les miennes' }));
    await waitFor(() => expect(ranged().at(-1)).toContain(`"staffId":"${me}"`));
  });
  it('shows today alone where its address asks for it', async () => {
    const { asked } = await begin(<MeetingCalendar />, [], { at: '/meeting?view=day' });
    const ranged = () => asked.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes('startsAt_gte'));
    await waitFor(() => expect(ranged().length).toBeGreaterThan(0));
    const [from, until] = ['gte', 'lte'].map((end) => Date.parse(new RegExp(`"startsAt_${end}":"([^"]+)"`).exec(ranged()[0]!)![1]!));
    // 25 hours on the day the clock goes back.
    expect((until! - from!) / 3_600_000).toBeLessThanOrEqual(25);
  });
  it('keeps one’s own hours: several spans a day, in minutes of the day', async () => {
    const { sent } = await begin(<MeetingCalendar />, []);
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une plage' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter une plage' }));
    await userEvent.click(screen.getByRole('button', { name: /Retirer la plage de mardi/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        [
          'SetAvailability',
          {
            ...{ userId: me, zone: 'America/Toronto', exceptions: [], bufferMinutes: 10, minNoticeHours: 4 },
            weekly: [{ weekday: 1, from: 540, until: 720 }],
          },
        ],
      ]),
    );
  });
});

const AN_EXCEPTION = { from: '2026-12-24', until: '2026-12-26', blocks: [] };
const PLAN = {
  zone: 'America/Toronto',
  province: 'QC',
  weekly: [],
  exceptions: [AN_EXCEPTION],
  bufferMinutes: 0,
  minNoticeHours: 0,
  slotMinutes: 30,
};

describe('days on which the week does not hold', () => {
  it('are days off, or have hours; one day needs no second date, and those that are there can go', async () => {
    const { sent } = await begin(<MeetingCalendar />, [], { plan: PLAN });
    const kept = await screen.findByRole('group', { name: 'Jours 1' });
    expect(within(kept).getByText('Congé : on ne peut pas réserver avec vous.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter des jours' }));
    const added = screen.getByRole('group', { name: 'Jours 2' });
    fireEvent.change(within(added).getByLabelText('Premier jour'), { target: { value: '2027-01-02' } });
    await userEvent.click(within(added).getByRole('button', { name: 'Donner des heures' }));
    expect(within(added).queryByText('Congé : on ne peut pas réserver avec vous.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const saturday = { from: '2027-01-02', until: '2027-01-02', blocks: [{ from: 540, until: 720 }] };
    await waitFor(() => expect(sent().at(-1)![1]).toMatchObject({ userId: me, exceptions: [AN_EXCEPTION, saturday] }));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ces jours : Jours 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent().at(-1)![1]).toMatchObject({ exceptions: [saturday] }));
  });
  it('say at their field what is wrong with them', async () => {
    const errors = [{ field: 'exceptions.0.until', message: 'after-start' }];
    await begin(<MeetingCalendar />, [], { plan: PLAN, refusal: { status: 422, body: { code: 'VALIDATION', status: 422, errors } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    const kept = screen.getByRole('group', { name: 'Jours 1' });
    expect(await within(kept).findByText('La fin doit suivre le début')).toBeTruthy();
  });
});

describe('one’s own calendars', () => {
  const owner = { userId: me };
  const address = 'https://jurilien.example/api/public/calendars/x.ics';
  const none = { offered: false, on: false, stale: false, unknownZones: [] };
  it('have a private address, hidden until it is asked for, made anew and taken back by its owner', async () => {
    const calendars = { owner, feed: { address, detail: 'code' }, external: none };
    const { sent } = await begin(<CalendarsElsewhere />, [], { calendars });
    const show = await screen.findByRole('button', { name: 'Afficher l’adresse' });
    expect(document.body.textContent).not.toContain(address);
    await userEvent.click(show);
    expect(document.body.textContent).toContain(address);
    expect(screen.queryByText('Tenir compte d’un autre agenda')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remplacer l’adresse' }));
    await waitFor(() => expect(sent()).toEqual([['SetCalendarFeed', { ...owner, on: true, renew: true }]]));
    await userEvent.click(screen.getByRole('button', { name: 'Désactiver l’adresse' }));
    await waitFor(() => expect(sent().at(-1)).toEqual(['SetCalendarFeed', { ...owner, on: false }]));
  });
  it('are another one too: how it was read, what is old, which zones no one knows; a wrong address stays in its field', async () => {
    const external = { offered: true, on: true, host: 'cal.cabinet.ca', reading: 'unreachable', stale: true, unknownZones: ['Bureau'] };
    const calendars = { owner, feed: { detail: 'code' }, external };
    const refusal = { status: 422, body: { code: 'VALIDATION', status: 422, detail: 'calendar-url' } };
    const { sent } = await begin(<CalendarsElsewhere />, [], { calendars, refusal });
    expect(await screen.findByText('Agenda de cal.cabinet.ca')).toBeTruthy();
    for (const said of [/Injoignable/, /peuvent paraître libres/, /Nous ne connaissons pas ces fuseaux : Bureau/])
      expect(screen.getByText(said)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Une autre adresse, à la place' });
    await userEvent.type(field, 'https://10.0.0.1/');
    await userEvent.click(screen.getByRole('button', { name: 'Tenir compte de cet agenda' }));
    await waitFor(() => expect(sent()).toEqual([['SetExternalCalendar', { ...owner, url: 'https://10.0.0.1/' }]]));
    expect(await screen.findByText(/Écrivez l’adresse publique et complète/)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('https://10.0.0.1/');
  });
});

describe('the days that the calendar shows', () => {
  const at = (hour: number, minutes = 0) => new Date(2026, 10, 3, hour, minutes).toISOString();
  it.each([
    ['a working day', [], '07:00:00', '21:00:00'],
    ['a meeting before it', [[at(6, 30), at(7)]], '06:00:00', '21:00:00'],
    ['one after it', [[at(21, 15), at(21, 45)]], '07:00:00', '22:00:00'],
    ['one until midnight', [[at(23), at(24)]], '07:00:00', '24:00:00'],
    ['one past midnight', [[at(23, 45), at(24, 15)]], '00:00:00', '24:00:00'],
    ['one without a time', [[null, null]], '07:00:00', '21:00:00'],
  ] as const)('reach from its first hour to its last: %s', (_, times, slotMinTime, slotMaxTime) =>
    expect(hoursShown(times.map(([startsAt, endsAt]) => ({ startsAt, endsAt })))).toEqual({ slotMinTime, slotMaxTime }),
  );
  it('have all their meetings, page by page, and say how many more there are', async () => {
    const { asked } = await begin(<MeetingCalendar />, [meeting()], { total: 640 });
    expect(await screen.findByText(/635 autres rencontres de ces jours ne sont pas montrées/)).toBeTruthy();
    const pages = asked.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes('startsAt_gte'));
    expect(new Set(pages.map((path) => /[?&]page=(\d+)/.exec(path)?.[1]))).toEqual(new Set(['1', '2', '3', '4', '5']));
  });
});

describe('meetings on other pages', () => {
  it('are those of one person, who is invited to another', async () => {
    const { sent } = await begin(<MeetingsOf subjectId={professionalId} invitee={{ professionalId }} kinds={['onboarding']} />, []);
    expect(await screen.findByText('Aucune rencontre.')).toBeTruthy();
    const dialog = await openedBy('Inviter à une rencontre');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inviter à une rencontre' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual(['InviteToMeeting', { meetingId: expect.any(String), kind: 'onboarding', mode: 'phone', professionalId }]);
  });
});

describe('hours as they are typed', () => {
  it('go on with the day after the last one', () => {
    expect(blockOf([{ weekday: 7, from: 0, until: 60 }]).weekday).toBe(1);
  });
  it('are those that were kept', () =>
    expect(hoursOf({ staffId: me, shipped, videoLink: 'https://video.exemple' })).toMatchObject({
      zone: 'America/Toronto',
      weekly: [],
      videoLink: 'https://video.exemple',
    }));
});
