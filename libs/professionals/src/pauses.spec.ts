import { at, effectsOf, given, recorded, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { fold } from '@jurilien/event-sourcing';
import { endPauses } from './automations/end-pauses.js';
import { announcePauseEnd, endPause, pauseOffers, resumeOffers } from './decisions/pause-offers.js';
import { currentPauses, isPaused, isPausedFor } from './pauses.js';
import { professional } from './professional.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const DAY = 24 * 60;
type Step = Past[number];
const member: Step[] = [
  [
    'ProfessionalRegistered',
    {
      professionalId,
      title: 'lawyer',
      name: 'Anne Roy',
      province: 'QC',
      lang: 'fr',
      email: 'anne@exemple.ca',
      phoneNumber: '+15145550101',
    },
  ],
  ['ProfessionalApproved', { professionalId, onboarding: 'held' }],
];
const pausedOf = (scope: string, value?: string, until?: string): Step => [
  'OffersPaused',
  { professionalId, scope, ...(value ? { value } : {}), ...(until ? { until } : {}) },
];
const past = (...steps: Step[]) => given({ professional: steps });
const stateAfter = (...steps: Step[]) => fold(professional, recorded(professional, professionalId, steps));
const request = { lawyerType: 'family', region: '06' };

describe('pauses side by side', () => {
  it('stand beside each other, and of one kind the newest counts', () => {
    const { pauses } = stateAfter(
      ...member,
      pausedOf('field', 'family'),
      pausedOf('type', 'aj', at(60)),
      pausedOf('field', 'family', at(90)),
    );
    expect(pauses).toEqual([
      { scope: 'type', value: 'aj', until: at(60) },
      { scope: 'field', value: 'family', until: at(90) },
    ]);
  });
  it('cover what they say and nothing else, until their end and not at it', () => {
    const { pauses } = stateAfter(...member, pausedOf('region', '06', at(60)), pausedOf('type', 'super'));
    expect(isPaused(pauses, T0)).toBe(false);
    expect(isPausedFor(pauses, request, T0)).toBe(true);
    expect(isPausedFor(pauses, request, at(60))).toBe(false);
    expect(isPausedFor(pauses, { ...request, region: '03', superLead: true }, at(60))).toBe(true);
    expect(
      isPausedFor(
        [
          { scope: 'type', value: 'aj' },
          { scope: 'type', value: 'consult' },
        ],
        request,
        T0,
      ),
    ).toBe(false);
    expect(isPausedFor([{ scope: 'type', value: 'consult' }], { ...request, consult: true }, T0)).toBe(true);
    expect(isPausedFor([{ scope: 'type', value: 'aj' }], { ...request, juridicalHelp: true }, T0)).toBe(true);
    expect(currentPauses(pauses, at(61))).toEqual([{ scope: 'type', value: 'super' }]);
  });
  it('one is resumed, or all', () => {
    const both = [...member, pausedOf('all'), pausedOf('field', 'family')];
    expect(
      past(...both)
        .when(resumeOffers, { professionalId, scope: 'all' })
        .types(),
    ).toEqual({ professional: ['OffersResumed'] });
    expect(stateAfter(...both, ['OffersResumed', { professionalId, scope: 'all' }]).pauses).toEqual([{ scope: 'field', value: 'family' }]);
    expect(stateAfter(...both, ['OffersResumed', { professionalId }]).pauses).toEqual([]);
    expect(
      past(...both)
        .when(resumeOffers, { professionalId, scope: 'region', value: '06' })
        .types(),
    ).toEqual({ professional: [] });
  });
  it.each([
    [{ scope: 'field', value: 'astrology' }],
    [{ scope: 'region', value: '99' }],
    [{ scope: 'type', value: 'family' }],
    [{ scope: 'all', value: 'family' }],
  ] as const)('no one pauses what does not exist: %j', (asked) => {
    expect(
      past(...member)
        .when(pauseOffers, { professionalId, ...asked })
        .refusal(),
    ).toBe('VALIDATION: pause-of-what');
  });
});

describe('the end of a pause', () => {
  const timed = { professionalId, scope: 'all', until: at(3 * DAY) } as const;
  const paused = [...member, pausedOf('all', undefined, at(3 * DAY))];
  it('is announced while it is still the end', () => {
    expect(
      past(...paused)
        .when(announcePauseEnd, timed)
        .types(),
    ).toEqual({ professional: ['PauseEndAnnounced'] });
    expect(
      past(...paused, pausedOf('all', undefined, at(9 * DAY)))
        .when(announcePauseEnd, timed)
        .types(),
    ).toEqual({ professional: [] });
  });
  it('comes by itself, not before its time, and never revives what was moved or resumed', () => {
    const due = { now: at(3 * DAY) };
    expect(
      past(...paused)
        .when(endPause, timed, due)
        .events().professional,
    ).toEqual([{ type: 'OffersResumed', data: { professionalId, scope: 'all', auto: true } }]);
    expect(
      past(...paused)
        .when(endPause, timed, { now: at(3 * DAY - 1) })
        .refusal(),
    ).toBe('WRONG_STATE: not-due');
    expect(
      past(...paused, ['OffersResumed', { professionalId }])
        .when(endPause, timed, due)
        .types(),
    ).toEqual({});
    expect(
      past(...paused, pausedOf('all'))
        .when(endPause, timed, due)
        .types(),
    ).toEqual({});
  });
  const on = { subject: `professional-${professionalId}`, occurrence: 'field.family' };
  const happened = (type: string, data: object) => story([professional, professionalId, type, { professionalId, ...data }, 0]);
  it('has its timers: a day before, and then', () => {
    const input = { professionalId, scope: 'field', value: 'family', until: at(3 * DAY) };
    expect(effectsOf(endPauses, happened('OffersPaused', { scope: 'field', value: 'family', until: at(3 * DAY) }))).toEqual([
      { do: 'schedule', ...on, timer: 'pause.announce', dueAt: at(2 * DAY), command: 'AnnouncePauseEnd', input },
      { do: 'schedule', ...on, timer: 'pause.end', dueAt: at(3 * DAY), command: 'EndPause', input },
    ]);
  });
  it('is not announced for a pause of a few hours, and has no timer without an end', () => {
    const cancel = (timer: string) => ({ do: 'cancel', ...on, timer });
    expect(effectsOf(endPauses, happened('OffersPaused', { scope: 'field', value: 'family', until: at(60) }))[0]).toEqual(
      cancel('pause.announce'),
    );
    for (const [type, data] of [
      ['OffersPaused', {}],
      ['OffersResumed', {}],
    ] as const)
      expect(effectsOf(endPauses, happened(type, { scope: 'field', value: 'family', ...data }))).toEqual(
        ['pause.announce', 'pause.end'].map(cancel),
      );
    expect(effectsOf(endPauses, happened('OffersResumed', {}))[0]).toEqual({ do: 'cancel', subject: on.subject, timer: 'pause.announce' });
  });
});
