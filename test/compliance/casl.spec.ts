import { fold } from '@jurilien/event-sourcing';
import { given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { submitLead } from '@jurilien/lead';
import { draft, form, leadId, staff, validator } from '@jurilien/lead/testing';
import { contactPoint, gate, recordConsent } from '@jurilien/messaging';
import { sendMessage } from '../../libs/messaging/src/decisions/send-message.js';
import { channelsOf, defaultSender, render, samples, templates } from '@jurilien/notifications';
import { sendCampaignToProspect, writeToProspect } from '@jurilien/processes';

/** Commercial messages: agreement, identity, and the way out (section 5.1). */
const contactId = 'mailbox-1';
const LANGS = ['fr', 'en'] as const;
const proof = { textVersion: 'message-choices/1/fr', source: 'page', evidence: 'link', channel: 'web' } as const;
const agreed = (over: object = {}): Past[number] => [
  'ContactConsentRecorded',
  { contactId, class: 'marketing', basis: 'express', ...proof, ...over },
];
/** What the gate says of a marketing e-mail to an address with this past. */
const marketing = (now: string, ...past: Past) =>
  gate({ now, message: { channel: 'email', class: 'marketing' }, contact: fold(contactPoint, recorded(contactPoint, contactId, past)) });
const laterBy = (iso: string, { months = 0, ms = 0 }): string => {
  const date = new Date(iso);
  date.setUTCMonth(date.getUTCMonth() + months);
  return new Date(date.getTime() + ms).toISOString();
};

describe('an agreement', () => {
  it('CASL-1: is needed by every template of marketing, given, proved and not withdrawn', () => {
    const news = Object.values(templates).filter((t) => t.class === 'marketing');
    expect(news.length).toBeGreaterThan(0);
    for (const t of news)
      for (const channel of channelsOf(t.rule)) {
        const asked = (...past: Past) =>
          gate({
            now: T0,
            message: { channel, class: t.class, ...(t.kind ? { kind: t.kind } : {}) },
            contact: fold(contactPoint, recorded(contactPoint, contactId, past)),
          });
        expect([t.rule, asked()]).toEqual([t.rule, { code: 'Z04' }]);
        expect([t.rule, asked(agreed({ pending: true }))]).toEqual([t.rule, { code: 'Z04' }]);
        expect([t.rule, asked(agreed())]).toEqual([t.rule, 'send']);
        expect([t.rule, asked(agreed(), ['ConsentWithdrawn', { contactId, class: 'marketing', source: 'one-click' }])]).toEqual([
          t.rule,
          { code: 'Z04' },
        ]);
      }
  });

  it('CASL-3: that no one spoke ends after two years or six months at most, and one second later nothing is sent on it', () => {
    for (const [basis, months] of [
      ['implied-contract', 24],
      ['implied-inquiry', 6],
    ] as const) {
      const end = laterBy(T0, { months });
      const ask = (expiresAt?: string) => given().when(recordConsent, { contactId, class: 'marketing', basis, expiresAt, ...proof });
      expect(ask().refusal()).toBe('VALIDATION: implied-consent-ends');
      expect(ask(laterBy(end, { ms: 1 })).refusal()).toBe('VALIDATION: implied-consent-too-long');
      const kept = ask(end)
        .events()
        ['contact']!.map((e): Past[number] => [e.type, e.data]);
      expect(marketing(laterBy(end, { ms: -1_000 }), ...kept)).toBe('send');
      expect(marketing(laterBy(end, { ms: 1_000 }), ...kept)).toEqual({ code: 'Z04' });
    }
  });

  it('CASL-8: is kept with the version of its text, how and where it was given, and what proves it, or not at all', () => {
    const whole = { contactId, class: 'marketing', basis: 'express', ...proof };
    const { schema } = contactPoint.events.ContactConsentRecorded;
    expect(schema.safeParse(whole).success).toBe(true);
    for (const field of ['class', 'basis', 'textVersion', 'source', 'evidence'])
      expect([field, schema.safeParse({ ...whole, [field]: undefined }).success]).toEqual([field, false]);
    for (const consents of [
      { ...form.consents, marketing: true, evidence: 'ip 12ab' },
      { ...form.consents, marketing: true, script: 'phone-script/1/fr' },
    ]) {
      const actor = 'script' in consents ? validator : ({ kind: 'token', id: leadId, role: 'draft' } as const);
      const events = given({ lead: draft })
        .when(submitLead, { ...form, consents }, { actor })
        .events()['lead']!;
      const kept = events.filter((e) => e.type === 'ConsentRecorded');
      expect(kept.map((e) => e.data['purpose'])).toEqual(['sharing', 'contact', 'marketing']);
      for (const { data } of kept)
        expect(data).toMatchObject({
          textVersion: expect.stringMatching(/^[\w-]+\/\d+\/fr$/),
          source: expect.stringMatching(/^(form|call)$/),
          channel: expect.any(String),
          evidence: expect.stringMatching(/^(ip|call) /),
        });
    }
  });
});

describe('a message that asks for agreement', () => {
  it('is itself commercial, and none is sent: only what is marketing speaks of news, in either language', () => {
    const ofNews = /infolettre|newsletter|nos nouveautés|our news|consent(?:ez|ir) à recevoir|agree to receive|opt in/i;
    const asking = Object.entries(templates).filter(([rule, t]) =>
      LANGS.some(
        (lang) =>
          t.class !== 'marketing' &&
          channelsOf(rule).some((channel) => ofNews.test(render(rule, channel, lang, samples[rule]![lang]).text)),
      ),
    );
    expect(asking.map(([rule]) => rule)).toEqual([]);
  });
});

describe('someone we do not know yet', () => {
  it('CASL-11: is written to by no one without a basis: to a stranger there is neither a conversation nor a membership, and a prospect needs a stored one', () => {
    const messageId = '018f0000-0000-7000-8000-00000000000b';
    const words = { messageId, lang: 'fr', body: 'Connaissez-vous Jurilien?' } as const;
    const sendTo = (threadId: string) =>
      given()
        .when(sendMessage, { ...words, threadId }, { actor: staff })
        .refusal();
    expect(sendTo('a'.repeat(64))).toBe('NOT_FOUND: thread');
    expect(marketing(T0)).toEqual({ code: 'Z04' });
    const prospectId = '018f0000-0000-7000-8000-00000000000c';
    const known = {
      prospectId,
      name: 'Me Roy',
      email: 'roy',
      title: 'lawyer',
      fields: [],
      province: 'QC',
      lang: 'fr',
      ownerId: null,
      noCalls: false,
    };
    const toProspect = { prospectId, messageId, contactId: 'h:email:roy', sendKey: 'k', subject: 'Bonjour', body: words.body } as const;
    const past = given({ prospect: [['ProspectSaved', known]] });
    expect(past.when(writeToProspect, { ...toProspect, channel: 'email' }).refusal()).toBe('SUPPRESSED: prospect-without-basis');
    expect(past.when(sendCampaignToProspect, { ...toProspect, edit: 1, channel: 'email' }).refusal()).toBe(
      'SUPPRESSED: prospect-without-basis',
    );
    // A person whom a message may be written for has asked for something, or is a member; there is no other kind of reader.
    const readers = new Set(Object.values(templates).map((t) => t.audience));
    expect([...readers].sort()).toEqual(['account', 'anyone', 'client', 'professional']);
    for (const t of Object.values(templates)) if (t.audience === 'anyone') expect([t.rule, t.class]).not.toEqual([t.rule, 'marketing']);
  });
});

describe('a message says', () => {
  it('CASL-4: in every e-mail, in both languages, who writes, from where, how they are reached and where to choose', () => {
    const preferencesUrl = 'https://jurilien.example/preferences/abc';
    const mails = Object.keys(templates).filter((rule) => channelsOf(rule).includes('email'));
    expect(mails.length).toBeGreaterThan(50);
    for (const rule of mails)
      for (const lang of LANGS) {
        const { text, html } = render(rule, 'email', lang, samples[rule]![lang], { preferencesUrl });
        for (const part of [text, html!])
          for (const said of ['Jurilien,', defaultSender.postalAddress, defaultSender.contactEmail, preferencesUrl])
            expect([rule, lang, part.includes(said)]).toEqual([rule, lang, true]);
      }
  });

  it('CASL-7: in every text that a conversation may begin with, its name and the word that ends it', () => {
    // A code, or an answer to a text, is no beginning: the person has just asked for it.
    const texts = Object.keys(templates).filter((rule) => templates[rule]!.class !== 'otp' && channelsOf(rule).includes('sms'));
    expect(texts.length).toBeGreaterThan(20);
    for (const rule of texts)
      for (const short of templates[rule]!.smsShort ? [false, true] : [false])
        for (const [lang, stop] of [
          ['fr', 'ARRET'],
          ['en', 'STOP'],
        ] as const) {
          const { text } = render(rule, 'sms', lang, samples[rule]![lang], { short });
          expect([rule, lang, text.includes('Jurilien'), text.includes(stop)]).toEqual([rule, lang, true, true]);
        }
  });
});
