import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, plain, show } from '../../../testing/show.testing';
import { MeetingsAhead } from './ahead';
import { OwnMeetings } from './own';

const ID = '0192f0c4-1111-7000-8000-000000000001';
const SLOT = {
  startsAt: '2027-02-01T14:30:00.000Z',
  endsAt: '2027-02-01T15:00:00.000Z',
  zone: 'America/Toronto',
  wallTime: '2027-02-01T09:30',
};
const INVITED = {
  ...{ serverNow: '2027-01-20T15:00:00.000Z', meetingId: ID, kind: 'candidateInterview', state: 'Invited', mode: 'phone', minutes: 30 },
  ...{ province: 'QC', zone: 'America/Toronto', until: '2027-02-10T22:00:00.000Z', changes: 0, notes: [] },
  available: { ScheduleMeeting: true, PrepareMeeting: true, CancelMeeting: true },
};
const SET = { ...INVITED, state: 'Scheduled', slot: SLOT, changes: 1, staff: 'Camille Roy', available: { RescheduleMeeting: true } };
const HELD = { ...SET, meetingId: ID.replace('1111', '2222'), state: 'Held', outcome: 'held', available: {} };

const asked = jest.fn<Promise<Response>, [string, RequestInit?]>();
/** What is asked for by its path, without what follows; commands change what is read afterwards. */
function answering(answers: Readonly<Record<string, () => unknown>>): void {
  asked.mockReset().mockImplementation((path) => Promise.resolve(answer(200, answers[path.split('?')[0]!]!())));
  globalThis.fetch = asked as unknown as typeof fetch;
}
/** The router makes one for each address that it goes to; the page never reads it. */
globalThis.Request ??= class {
  readonly method = 'GET';
  readonly signal = new AbortController().signal;
  constructor(readonly url: string) {}
} as unknown as typeof Request;
const own = (upcoming: unknown[], past: unknown[] = []) => ({ serverNow: INVITED.serverNow, upcoming, past });
const words = (): string => plain(document.body.textContent);

describe('own meetings with our team', () => {
  it('are listed by what is to come and what is over, with until when a time can be chosen', async () => {
    answering({ '/api/meetings/own': () => own([INVITED], [HELD]) });
    show(<OwnMeetings />, '/en/my-meetings');
    await screen.findByRole('heading', { name: 'Upcoming' });
    expect(words()).toContain('Choose a time by Wednesday, February 10 at 5 p.m.');
    expect(words()).toContain('Monday, February 1 at 9:30 a.m. Eastern Time');
    expect(words()).toContain('Took place · Camille Roy, of our team');
    expect(screen.getAllByRole('link', { name: 'Interview' })[0]!.getAttribute('href')).toBe(`/en/my-meetings?rencontre=${ID}`);
  });
  it('say when there are none', async () => {
    answering({ '/api/meetings/own': () => own([]) });
    show(<OwnMeetings />, '/mes-rencontres');
    await screen.findByText('Vous n’avez aucune rencontre avec notre équipe.');
  });
  it('take a time that is chosen, and then say so', async () => {
    let chosen = false;
    answering({
      [`/api/meetings/own/${ID}`]: () => (chosen ? SET : INVITED),
      [`/api/meetings/own/${ID}/slots`]: () => ({ zone: 'America/Toronto', slots: [SLOT], more: false }),
      '/api/commands/ScheduleMeeting': () => ((chosen = true), { position: '1', events: [] }),
    });
    show(<OwnMeetings />, `/en/my-meetings?rencontre=${ID}`);
    fireEvent.click(await screen.findByRole('radio'));
    fireEvent.submit(screen.getByRole('radio').closest('form')!);
    await waitFor(() => expect(words()).toContain('Camille Roy, of our team'));
    const sent = asked.mock.calls.find(([path]) => path === '/api/commands/ScheduleMeeting')![1]!;
    expect(JSON.parse(sent.body as string)).toMatchObject({ payload: { meetingId: ID, startsAt: SLOT.startsAt, seen: 0 } });
    await screen.findByText(/This time is booked for you/);
  });
});

describe('meetings that lie ahead, on the page of what they are for', () => {
  it('lead to choosing a time', async () => {
    answering({ '/api/meetings/own': () => own([INVITED]) });
    show(<MeetingsAhead />, '/profil-recrue');
    expect((await screen.findByRole('link', { name: 'Choisir un moment' })).getAttribute('href')).toBe(`/mes-rencontres?rencontre=${ID}`);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Votre entrevue');
  });
  it('are not there where there are none', async () => {
    answering({ '/api/meetings/own': () => own([], [HELD]) });
    show(<MeetingsAhead />, '/profil-recrue');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
