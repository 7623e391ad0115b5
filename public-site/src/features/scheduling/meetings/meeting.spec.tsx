import { cleanup, screen } from '@testing-library/react';
import { plain, show } from '../../../testing/show.testing';
import { actOn, instantAsked, type MeetingAct } from './acts';
import { CallPart, MeetingView } from './meeting';
import type { Meeting, MeetingProps } from './types';

const SLOT = {
  startsAt: '2027-02-01T14:30:00.000Z',
  endsAt: '2027-02-01T15:00:00.000Z',
  zone: 'America/Toronto',
  wallTime: '2027-02-01T09:30',
};
const LATER = { ...SLOT, startsAt: '2027-02-02T14:30:00.000Z', endsAt: '2027-02-02T15:00:00.000Z', wallTime: '2027-02-02T09:30' };
const INVITED = {
  meetingId: '0192f0c4-1111-7000-8000-000000000001',
  kind: 'onboarding',
  state: 'Invited',
  mode: 'video',
  minutes: 30,
  province: 'QC',
  zone: 'America/Toronto',
  until: '2027-02-10T22:00:00.000Z',
  changes: 0,
  notes: [],
  available: { ScheduleMeeting: true, PrepareMeeting: true, CancelMeeting: true },
} as unknown as Meeting;
const SET = {
  ...INVITED,
  state: 'Scheduled',
  slot: SLOT,
  changes: 1,
  staff: 'Camille Roy',
  videoLink: 'https://meet.jurilien.example/camille',
  available: { RescheduleMeeting: true, CancelMeeting: true, PrepareMeeting: true },
} as unknown as Meeting;
const FREE = { zone: 'America/Toronto', slots: [SLOT, LATER], more: true };

const propsOf = (meeting: Meeting, more: Partial<MeetingProps>): MeetingProps => ({
  ...{ meeting, commandId: 'cmd', errors: {}, posted: {}, step: undefined, done: undefined, later: false },
  at: (query) => `?${new URLSearchParams({ m: 't', ...query })}`,
  ...more,
});
function page(meeting: Meeting, more: Partial<MeetingProps> = {}, path = '/en/meeting'): string {
  show(<MeetingView {...propsOf(meeting, more)} />, path);
  return plain(document.body.textContent);
}
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page of a meeting with our team', () => {
  it('asks for a time first, says until when, and leads to later ones', () => {
    const words = page(INVITED, { free: FREE });
    expect(words).toContain('You can choose until Wednesday, February 10 at 5 p.m.');
    expect(words).toContain('Times are those where you are (Eastern Time).');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(hrefs()).toContain('?m=t&des=2027-02-02T14%3A30%3A00.001Z');
    expect(document.querySelector('input[name=seen]')).toHaveProperty('value', '0');
  });
  it('without a free time, and after the time to choose, there is a way on', () => {
    expect(page(INVITED, { free: { ...FREE, slots: [], more: false } })).toContain('There is no open time right now');
    expect(hrefs()).toContain('mailto:bonjour@jurilien.example');
    cleanup();
    const over = { ...INVITED, available: { PrepareMeeting: true } } as unknown as Meeting;
    expect(page(over)).toContain('The time to choose has passed');
  });
  it('shows when on both clocks where they differ, with whom, and the way into the call', () => {
    const words = page({ ...SET, zone: 'America/Winnipeg', otherZone: 'America/Toronto' } as Meeting);
    expect(words).toContain('Monday, February 1 at 8:30 a.m. Central Time (9:30 a.m. Eastern Time)');
    expect(words).toContain('Camille Roy, of our team');
    expect(hrefs()).toEqual(expect.arrayContaining([SET.videoLink, '?m=t&faire=deplacer', '?m=t&faire=annuler']));
  });
  it('an hour that the clock shows twice says which of the two is meant', () => {
    const twice = { ...SLOT, startsAt: '2026-11-01T05:30:00.000Z', endsAt: '2026-11-01T06:00:00.000Z' };
    expect(page({ ...SET, slot: twice } as Meeting)).toContain('the first time, before clocks go back');
  });
  it('the way into a call is gone with the meeting, and the reason stands', () => {
    const cancelled = { by: 'staff', reason: 'illness' };
    const words = page({ ...SET, state: 'Cancelled', cancelled, available: {} } as unknown as Meeting);
    expect(words).toContain('Our team cancelled: illness.');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
  it('says what the time was before, for who comes from an older message', () => {
    expect(page({ ...SET, moved: LATER } as Meeting)).toContain('planned for Tuesday, February 2 at 9:30 a.m.');
  });
  it('a step that is over shows the meeting as it is', () => {
    expect(page(INVITED, { step: 'deplacer', free: FREE })).toContain('Choose a time');
    cleanup();
    expect(page(SET, { step: 'annuler' })).toContain('Cancel?');
  });
  it('shows notes that were shared, in French too', () => {
    const notes = [{ at: '2027-02-01T16:00:00.000Z', note: 'Envoyez votre preuve d’assurance.' }];
    const words = page({ ...SET, state: 'Held', notes, available: {} } as unknown as Meeting, {}, '/rencontre');
    expect(words).toContain('Notes de notre équipe');
    expect(words).toContain('Envoyez votre preuve d’assurance.');
  });
});

describe('the call on the page of a request', () => {
  const call = { ...INVITED, kind: 'validationCall', code: 'K7QF', mode: 'phone' } as unknown as Meeting;
  it('lets a time be chosen, and asks for no preparation, which its link may not give', () => {
    show(<CallPart {...propsOf(call, { free: FREE })} />, '/en/lead-validation');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('We would like to talk to you');
  });
  it('is not there once it is over, but says what was just done', () => {
    const over = { ...call, state: 'Cancelled', available: {} } as unknown as Meeting;
    show(<CallPart {...propsOf(over, {})} />, '/en/lead-validation');
    expect(document.querySelector('section')).toBeNull();
    cleanup();
    show(<CallPart {...propsOf(over, { done: 'annuler' })} />, '/en/lead-validation');
    expect(document.body.textContent).toContain('It is cancelled.');
  });
});

describe('what its buttons send', () => {
  async function sent(which: MeetingAct, raw: Record<string, string>) {
    const all: unknown[] = [];
    const send = (name: string, payload: object) => (all.push([name, payload]), Promise.resolve({ ok: true, value: {} } as const));
    const { errors } = await actOn(send, which, raw, 'c', 'en');
    return { all, errors };
  }
  it('is what the page showed: the time, and how often it had changed', async () => {
    expect((await sent('deplacer', { slot: LATER.startsAt, seen: '1' })).all).toEqual([
      ['RescheduleMeeting', { startsAt: LATER.startsAt, seen: 1 }],
    ]);
    expect((await sent('choisir', { slot: SLOT.startsAt, seen: '0' })).all).toEqual([
      ['ScheduleMeeting', { startsAt: SLOT.startsAt, seen: 0 }],
    ]);
    expect((await sent('annuler', { reason: 'illness', seen: '2' })).all).toEqual([['CancelMeeting', { cause: 'illness', seen: 2 }]]);
    expect((await sent('preparer', { note: ' Mes tarifs ', seen: '2' })).all).toEqual([['PrepareMeeting', { note: 'Mes tarifs' }]]);
  });
  it.each([
    ['choisir', 'slot'],
    ['deplacer', 'slot'],
    ['annuler', 'reason'],
    ['preparer', 'note'],
  ] as const)('%s without an answer sends nothing and says what is missing', async (which, field) => {
    const { all, errors } = await sent(which, {});
    expect(all).toEqual([]);
    expect(Object.keys(errors)).toEqual([field]);
  });
  it('a refusal stands at its field', async () => {
    const refused = async (code: string, detail: string) => {
      const send = () => Promise.resolve({ ok: false, problem: { code, detail, status: 409 } } as never);
      return (await actOn(send, 'deplacer', { slot: SLOT.startsAt }, 'c', 'en')).errors;
    };
    expect(await refused('SLOT_TAKEN', 'slot-taken')).toHaveProperty('slot');
    expect((await refused('STALE_VERSION', 'time-changed'))['form']).toContain('as it is now');
    expect((await refused('WRONG_STATE', 'meeting-has-begun'))['form']).toContain('already begun');
  });
  it('an address asks for times from an instant, and for nothing else', () => {
    const asked = (des: string) => instantAsked(new URLSearchParams({ des }));
    expect(asked('2027-02-02T14:30:00.001Z')).toBe('2027-02-02T14:30:00.001Z');
    expect([asked('2027-02-02'), asked('2027-13-45T99:00:00Z'), asked('demain')]).toEqual([undefined, undefined, undefined]);
  });
});
