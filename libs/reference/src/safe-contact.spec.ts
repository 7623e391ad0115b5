import { contactWish, safeContactAnswered, strictestWish, type ContactWish } from './safe-contact.js';
import { toldCare } from './safe-contact-words.js';

const answered = (care: string[], more: Record<string, unknown> = {}) =>
  contactWish(safeContactAnswered({ 'contact.care': care, ...more }));
const free: ContactWish = { channels: ['email', 'sms', 'call'], windows: [], noVoicemail: false, neutral: false };

describe('what senders keep to', () => {
  it('is nothing where no care was asked for', () => {
    expect(answered([])).toBeUndefined();
    expect(answered([], { 'contact.hours': ['evening'] })).toBeUndefined();
    expect(contactWish({})).toBeUndefined();
    expect(contactWish({ words: '  ' })).toBeUndefined();
  });
  it.each<[string[], Partial<ContactWish>]>([
    [['email-only'], { channels: ['email'] }],
    [['text-only'], { channels: ['sms'] }],
    [['email-only', 'text-only'], { channels: ['email', 'sms'] }],
    [['no-calls'], { channels: ['email', 'sms'] }],
    [['no-voicemail'], {}],
    [['no-subject'], { neutral: true }],
  ])('follows from the boxes of the form: %j', (care, wish) =>
    expect(answered(care)).toEqual({ ...free, ...wish, noVoicemail: care.includes('no-voicemail') }),
  );
  it('takes the parts of the day chosen beside them as the only hours', () =>
    expect(answered(['no-subject'], { 'contact.hours': ['morning', 'evening'] })?.windows).toEqual([
      { from: 480, to: 720 },
      { from: 1_020, to: 1_260 },
    ]));
  it('reads free words alone in the cautious way: e-mail only, neutral, no call, no voicemail', () =>
    expect(answered([], { 'contact.care-words': 'Mon conjoint regarde mon téléphone' })).toEqual({
      channels: ['email'],
      windows: [],
      noVoicemail: true,
      neutral: true,
    }));
  it('lets structure decide where words stand beside it', () =>
    expect(answered(['text-only'], { 'contact.care-words': 'Pas le soir' })).toMatchObject({ channels: ['sms'], neutral: false }));
  it('runs over midnight where the start is later than the end, and takes one end alone', () => {
    expect(contactWish({ from: '22:00', to: '06:30' })?.windows).toEqual([
      { from: 0, to: 390 },
      { from: 1_320, to: 1_440 },
    ]);
    expect(contactWish({ from: '12:00' })?.windows).toEqual([{ from: 720, to: 1_440 }]);
    expect(contactWish({ to: '08:00' })?.windows).toEqual([{ from: 0, to: 480 }]);
  });
});

describe('several wishes', () => {
  it('are kept all at once', () =>
    expect(
      strictestWish([
        { ...free, channels: ['email', 'sms'], windows: [{ from: 480, to: 720 }] },
        { ...free, channels: ['sms', 'call'], windows: [{ from: 600, to: 900 }], neutral: true },
      ]),
    ).toEqual({ channels: ['sms'], windows: [{ from: 600, to: 720 }], noVoicemail: false, neutral: true }));
  it('are nothing when there are none', () => expect(strictestWish([])).toBeUndefined());
});

describe('in words', () => {
  it('has the person’s own words first, as they wrote them, then a line each', () => {
    const happened = toldCare({ words: '  Jamais le soir!  ', only: ['email'], from: '09:00', to: '17:30', neutral: true }, 'fr');
    expect(happened?.words).toBe('Jamais le soir!');
    expect(happened?.lines.slice(0, 2)).toEqual(['Par courriel seulement', 'Seulement de 9 h à 17 h 30']);
    expect(toldCare({ only: ['email', 'sms'], from: '09:00', to: '13:00' }, 'en')?.lines).toEqual([
      'No calls',
      'Only from 9 a.m. to 1 p.m.',
    ]);
  });
  it('says that words alone were read with caution', () => {
    expect(toldCare({ words: 'x' }, 'fr')?.lines.at(-1)).toContain('prudence');
    expect(toldCare({}, 'fr')).toBeUndefined();
  });
});
