import { fold } from '@jurilien/event-sourcing';
import { at, configWith, effectsOf, given, recorded, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import {
  contactPoint,
  gate,
  handMessageToProvider,
  message,
  messaging,
  openFrom,
  optInSms,
  optOutSms,
  parseInbound,
  refusedBy,
  type GateFacts,
  type Inbound,
} from '@jurilien/messaging';
import { channelsOf, isGsm7, render, samples, templateFaults, templates, textOfTemplate } from '@jurilien/notifications';
import { GOOD_FRIDAYS, HOLIDAYS, type Province } from '@jurilien/reference';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendMessage } from '../../libs/messaging/src/decisions/send-message.js';
import { filesOf } from '../architecture/documents.js';

/** Text messages and calls (section 5.2). */
const ROOT = join(import.meta.dirname, '..', '..');
const contactId = 'number-1';
const LANGS = ['fr', 'en'] as const;
const stopped: Past[number] = ['SmsOptedOut', { contactId, source: 'keyword' }];
const stateAfter = (...past: Past) => fold(contactPoint, recorded(contactPoint, contactId, past));

describe('keywords', () => {
  const KEYWORDS: readonly (readonly [words: string, Inbound['kind'], lang?: 'fr' | 'en'])[] = [
    ['STOP STOPALL UNSUBSCRIBE UNSUB END QUIT CANCEL OPTOUT REVOKE', 'stop', 'en'],
    ['ARRET ARRÊT ARRETE ARRÊTE ARRETER ARRÊTER ARRETEZ ARRÊTEZ', 'stop', 'fr'],
    ['DESABONNER DÉSABONNER DESABONNEMENT DÉSABONNEMENT DESINSCRIRE DÉSINSCRIRE', 'stop', 'fr'],
    ['HELP', 'help', 'en'],
    ['AIDE', 'help', 'fr'],
    ['INFO', 'help'],
    ['START UNSTOP', 'start', 'en'],
    ['DEBUT DÉBUT REPRENDRE', 'start', 'fr'],
  ];
  const CASES = [
    (w: string) => w,
    (w: string) => w.toLowerCase(),
    (w: string) => w[0] + w.slice(1).toLowerCase(),
    // An accent as a letter of its own, as some telephones send it.
    (w: string) => w.normalize('NFD'),
  ];
  const ROUND = [(w: string) => w, (w: string) => ` ${w}! `, (w: string) => `${w} svp`, (w: string) => `${w}, please.`];

  it('SMS-1: are read in each case, with and without accents and politeness, and answered to who said STOP too', () => {
    for (const [words, kind, lang] of KEYWORDS)
      for (const word of words.split(' '))
        for (const text of CASES.flatMap((cased) => ROUND.map((round) => round(cased(word)))))
          expect([text, parseInbound(text)]).toMatchObject([text, { kind, ...(lang ? { lang } : {}) }]);
    for (const past of [[], [stopped]] as Past[]) {
      const contact = given({ contact: past });
      const change = (types: readonly string[]) => ({ contact: types });
      expect(contact.when(optOutSms, { contactId }).types()).toEqual(change(past.length > 0 ? [] : ['SmsOptedOut']));
      expect(contact.when(optInSms, { contactId }).types()).toEqual(change(past.length > 0 ? ['SmsOptedIn'] : []));
    }
  });

  it('SMS-2: are answered in at most 160 characters that each telephone has, in the language of the keyword', () => {
    for (const rule of ['keyword-stop', 'keyword-help', 'keyword-start']) {
      const [fr, en] = LANGS.map((lang) => render(rule, 'sms', lang, {}).text) as [string, string];
      expect([rule, [fr, en].every((text) => text.length <= 160 && isGsm7(text)), fr === en]).toEqual([rule, true, false]);
    }
  });
});

const messageId = '018f0000-0000-7000-8000-000000000007';
const queued: Past[number] = [
  'MessageQueued',
  {
    messageId,
    ...{ sendKey: 'R10:o/sms', rule: 'R10', channel: 'sms', class: 'service', lang: 'fr', templateVersion: 1 },
    ...{ recipientKind: 'client', recipientId: 'p-1', to: '+15145550101', subject: '', body: 'Bonjour' },
  },
];
const HAPPENS: readonly Past[number][] = [
  ['SmsFailureCounted', { contactId, code: '30003', messageId }],
  ['NumberReachable', { contactId }],
  [
    'ContactConsentRecorded',
    { contactId, class: 'marketing', basis: 'express', textVersion: 'sms-1', source: 'page', evidence: 'page:/sms' },
  ],
  ['ConsentWithdrawn', { contactId, class: 'service', source: 'page' }],
  ['ContactPreferencesSet', { contactId, preferences: { lang: 'en' } }],
  ['NumberVerified', { contactId }],
  ['AddressSuppressed', { contactId, cause: 'manual' }],
];

describe('after STOP', () => {
  it('SMS-5: no text of any class goes out, whatever happened before or after it but START', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...HAPPENS), { maxLength: 20 }),
        fc.nat(20),
        fc.constantFrom('otp' as const, 'transactional' as const, 'service' as const, 'marketing' as const),
        (events, when, cls) => {
          const past = events.toSpliced(Math.min(when, events.length), 0, stopped);
          expect(['Z04', 'Z05']).toContain(refusedBy(stateAfter(...past), 'sms', cls, T0));
          const facts: GateFacts = { now: T0, message: { channel: 'sms', class: cls }, contact: stateAfter(...past) };
          expect(gate(facts)).toMatchObject({ code: expect.stringMatching(/^Z0[45]$/) });
          // The hand-over looks again, in its own transaction; only the confirmation goes past the list.
          const handing = given({ message: [queued], contact: past });
          expect(handing.when(handMessageToProvider, { messageId, contactId }).refusal()).toBe('SUPPRESSED: number-said-stop');
        },
      ),
      { numRuns: 1_000 },
    ));
});

/** What each zone of Quebec and Ontario reads on its clocks, from the tables of the platform and not from ours. */
const ZONES = [
  ['QC', 'America/Toronto'],
  ['QC', 'America/Halifax'],
  ['QC', 'America/Blanc-Sablon'],
  ['ON', 'America/Winnipeg'],
  ['ON', 'America/Atikokan'],
] as const satisfies readonly (readonly [Province, string])[];
const clock = (instant: string, zone: string): { readonly date: string; readonly weekday: string; readonly minutes: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const of = (type: string): string => parts.find((part) => part.type === type)!.value;
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    weekday: of('weekday'),
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
};
const easterMonday = (friday: string): string => new Date(Date.parse(friday) + 3 * 86_400_000).toISOString().slice(0, 10);
type Easter = 'good-friday' | 'easter-monday';
/** The days off of a province; at Easter an employer of Quebec chooses which. */
const daysOff = (province: Province, easter: Easter): readonly string[] =>
  province === 'ON'
    ? HOLIDAYS.ON
    : [...HOLIDAYS.QC, ...GOOD_FRIDAYS.map((friday) => (easter === 'good-friday' ? friday : easterMonday(friday)))];
/** D17: 9 to 20 on weekdays, 10 to 18 on weekends and holidays. */
function inHours(instant: string, [province, zone]: (typeof ZONES)[number], easter: Easter): boolean {
  const { date, weekday, minutes } = clock(instant, zone);
  const weekend = weekday === 'Sat' || weekday === 'Sun' || daysOff(province, easter).includes(date);
  return weekend ? minutes >= 600 && minutes < 1_080 : minutes >= 540 && minutes < 1_200;
}
/** Instants of any day, and oftener of those on which clocks change or that are holidays. */
const anyInstant = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 2_555 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
      fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'),
      fc.constantFrom(...HOLIDAYS.QC, ...HOLIDAYS.ON, ...GOOD_FRIDAYS, ...GOOD_FRIDAYS.map(easterMonday)),
    ),
    fc.integer({ min: 0, max: 1_440 * 2 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(day) + minutes * 60_000).toISOString())
  // The calendar knows the holidays of these years.
  .filter((instant) => instant < '2032-12-20');

describe('hours', () => {
  const CLASSES = ['transactional', 'service', 'marketing'] as const;
  const EASTERS = ['good-friday', 'easter-monday'] as const satisfies readonly Easter[];

  it('SMS-6: let no text to a client but a code go outside 9 to 20, or 10 to 18 on weekends and holidays, by the clock of each zone', () => {
    fc.assert(
      fc.property(
        anyInstant,
        fc.constantFrom(...ZONES),
        fc.constantFrom(...CLASSES),
        fc.constantFrom(...EASTERS),
        (now, where, of, easter) => {
          const [province, zone] = where;
          const asked = { now, config: configWith({ 'hours.quebecEaster': easter }) };
          const opens = (more: object) =>
            openFrom({ channel: 'sms', class: of, recipientKind: 'client', ...more }, { province, zone }, asked, true) ?? now;
          expect([opens({}), zone, inHours(opens({}), where, easter)]).toEqual([opens({}), zone, true]);
          if (inHours(now, where, easter)) expect(opens({})).toBe(now);
          // Put off to the next opening, not dropped: no night and no holiday is longer.
          expect(Date.parse(opens({})) - Date.parse(now)).toBeLessThan(18 * 3_600_000);
          expect(opens({ class: 'otp' })).toBe(now);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('SMS-7: that put a text off bring it back in line to be looked at again, and what speaks against it by then holds it back', () => {
    const occasion = { lane: 2, channel: 'sms', class: 'service', rule: 'R10' } as const;
    const deliver = messaging.automations.find((a) => a.name === 'deliver-queued-messages')!;
    const put = story([message, messageId, 'MessageDeferred', { messageId, until: at(600), sequence: 1, ...occasion }]);
    expect(effectsOf(deliver, put)).toMatchObject([{ do: 'schedule', dueAt: at(600), timer: 'message.resume', input: { messageId } }]);
    const back = story([message, messageId, 'MessageResumed', { messageId, sequence: 1, ...occasion }]);
    expect(effectsOf(deliver, back)).toMatchObject([{ do: 'work', job: 'deliver', input: { messageId } }]);

    const evening: GateFacts = { now: at(0), message: { channel: 'sms', class: 'service' }, contact: stateAfter(), opensAt: at(600) };
    expect(gate(evening)).toEqual({ later: at(600) });
    const morning = { ...evening, now: at(600) };
    expect(gate(morning)).toBe('send');
    const since: readonly (readonly [Partial<GateFacts>, string])[] = [
      [{ contact: stateAfter(stopped) }, 'Z05'],
      [{ stopped: true }, 'Z01'],
      [{ entryHolds: false }, 'Z02'],
      [{ late: true }, 'Z03'],
      [{ erased: true }, 'Z12'],
    ];
    for (const [facts, code] of since) expect(gate({ ...morning, ...facts })).toEqual({ code });
  });
});

describe('what a text may lead to', () => {
  it('SMS-8: is a page of ours: templates write no address, what staff make of them neither, and no one shortens a link in a text', () => {
    for (const [rule, t] of Object.entries(templates))
      for (const lang of LANGS) {
        if (!channelsOf(rule).includes('sms')) continue;
        const links = render(rule, 'sms', lang, samples[rule]![lang]).text.match(/https?:\/\/[^\s/]+/g) ?? [];
        expect([rule, links.filter((link) => link !== 'https://jurilien.example')]).toEqual([rule, []]);
        const shipped = textOfTemplate(t);
        const edited = { ...shipped, sms: { ...shipped.sms!, [lang]: `${shipped.sms![lang]} https://bit.ly/3xY` } };
        expect([rule, templateFaults(t, 9, edited).map(({ code }) => code)]).toEqual([rule, expect.arrayContaining(['link-written'])]);
      }
    const threadId = 'a'.repeat(64);
    const wrote: Past = [['SmsReceived', { threadId, from: '+15145550101', body: 'Bonjour', providerMessageId: 'SM1' }]];
    const write = (body: string) =>
      given({ thread: wrote }).when(
        sendMessage,
        { messageId, threadId, lang: 'fr', body },
        { actor: { kind: 'user', id: 's', role: 'admin' } },
      );
    for (const link of ['bit.ly/3xY', 'https://tinyurl.com/abc', 'Voyez T.CO/x.', 'www.bitly.com/a'])
      expect([link, write(`Voici : ${link}`).refusal()]).toEqual([link, 'VALIDATION: link-shortener']);
    for (const link of ['https://www.justice.gouv.qc.ca/tal', 'orbit.ly.example.ca', 'ecrire@t.co.example'])
      expect([link, write(`Voici : ${link}`).types()]).toEqual([link, { message: ['MessageQueued'] }]);
  });

  it('SMS-9: is never an automatic voice: no code calls out, and a call is a link that a person presses', () => {
    const code = filesOf(ROOT)
      .filter((path) => /^(libs|services|console\/src|public-site\/src)\/.+\.tsx?$/.test(path) && !/\.(spec|testing)\./.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    expect(code.length).toBeGreaterThan(1_000);
    const VOICE = /\bcalls\.create\b|\/Calls(\.json)?\b|VoiceResponse|TwiML|<Say\b|<Dial\b|\bsip:/;
    expect(code.filter(({ text }) => VOICE.test(text)).map(({ path }) => path)).toEqual([]);
    // Of all that the provider's library can do, one gateway uses messages.
    const used = code
      .filter(({ text }) => /'twilio['/]/.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\bclient(?:\(\))?\)?\.(\w+)\b/g)].map(([, of]) => of));
    expect(used.filter((of) => of !== 'messages')).toEqual([]);
  });
});
