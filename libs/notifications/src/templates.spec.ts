import { MESSAGE_RULES } from '@jurilien/contracts';
import { channelsOf, hasNotice, render, renderNotice, samples, templateOf } from './render.js';
import { defaultSender } from './sender.js';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { smsMaxSegments } from '@jurilien/reference';
import { isGsm7, segmentsOf } from './segments.js';
import { templateFaults } from './template-faults.js';
import { templates } from './templates/index.js';
import type { Lang } from './template.js';

/** What any text may take, and what is left to the words of a rule. */
const MAX_SEGMENTS = asShipped().value(smsMaxSegments);
const MAX_RULE_SEGMENTS = MAX_SEGMENTS - 1;
const langs: Lang[] = ['fr', 'en'];
const every = Object.values(templates).flatMap((t) =>
  channelsOf(t.rule).flatMap((channel) => langs.map((lang) => [t.rule, channel, lang] as const)),
);
describe('templates', () => {
  it.each(every)('%s %s %s renders with its samples and leaves no hole', (rule, channel, lang) => {
    const out = render(rule, channel, lang, samples[rule]![lang]);
    const whole = `${out.subject ?? ''}${out.text}${out.html ?? ''}`;
    expect(out.text.length).toBeGreaterThan(20);
    expect(whole).not.toMatch(/\{\w+\}|undefined|\[object/);
    if (channel === 'sms') {
      // A name that GSM-7 has no letters for takes the dearer alphabet, and room.
      const named = templateOf(rule).sms![lang].includes('{proName}') && !isGsm7(String(samples[rule]![lang]['proName']));
      expect(segmentsOf(out.text)).toMatchObject({ encoding: named ? 'UCS-2' : 'GSM-7' });
      expect(segmentsOf(out.text).segments).toBeLessThanOrEqual(named ? 4 : 2);
      expect(out.text).toContain('Jurilien');
      expect(out.text).not.toMatch(/m\.\./);
    }
  });

  it.each(every.filter(([, channel]) => channel === 'email'))(
    '%s %s %s has a subject, our colour and the language of its reader',
    (rule, _channel, lang) => {
      const { subject, text, html } = render(rule, 'email', lang, samples[rule]![lang]);
      expect(subject).toBeTruthy();
      for (const part of [text, html!]) expect(part).not.toMatch(/m\.\./);
      expect(html).toContain('#4527a0');
      expect(html).toContain(`<html lang="${lang}-CA">`);
    },
  );

  it.each(Object.values(templates).map((t) => [t.rule, t] as const))(
    '%s has no fault that would keep a version of it from going out',
    (rule, t) => {
      expect(templateFaults(t, /^R\d/.test(rule) ? MAX_RULE_SEGMENTS : MAX_SEGMENTS)).toEqual([]);
      expect(Object.keys(t.samples.fr).sort()).toEqual(Object.keys(t.samples.en).sort());
    },
  );

  it.each(
    Object.values(templates)
      .filter((t) => t.sms)
      .map((t) => [t.rule, t.sms!] as const),
  )('%s is written in letters a text message has, so that no accent gets lost', (_rule, sms) => {
    expect([...sms.fr, ...sms.en].filter((c) => !isGsm7(c))).toEqual([]);
  });

  it.each(
    ['R15', ...every.filter(([, channel]) => channel === 'sms').map(([rule]) => rule)].filter((rule) =>
      templateOf(rule).sms!.fr.includes('{proName}'),
    ),
  )('%s keeps every letter of a professional’s name, and leaves GSM-7 only for those it lacks', (rule) => {
    const said = (proName: string) => render(rule, 'sms', 'fr', { ...samples[rule]!.fr, proName }).text;
    for (const name of ['Hélène Tessier', 'Éric Müller', 'José Nuñez', 'Noëlla Côté', 'François Lemaître', 'Chloé Bélanger-Huÿ']) {
      expect(said(name)).toContain(name);
      expect([name, isGsm7(said(name))]).toEqual([name, isGsm7(name)]);
      expect(segmentsOf(said(name)).segments).toBeLessThanOrEqual(isGsm7(name) ? MAX_SEGMENTS : 4);
    }
  });

  it.each(
    Object.values(templates)
      .filter((t) => t.smsShort)
      .flatMap((t) => langs.map((lang) => [t.rule, lang] as const)),
  )('%s %s has a short text of one segment with the longest words, its code and the way to stop in it', (rule, lang) => {
    const vars = {
      ...samples[rule]![lang],
      field: lang === 'fr' ? 'Responsabilité civile' : 'Civil liability',
      region: 'Saguenay-Lac-Saint-Jean',
      price: lang === 'fr' ? '12,5 juricoins' : '12.5 juricoins',
    };
    const { text } = render(rule, 'sms', lang, vars, { short: true });
    expect([rule, lang, segmentsOf(text).segments]).toEqual([rule, lang, 1]);
    expect(text).toContain(lang === 'fr' ? 'OUI K7M2' : 'YES K7M2');
    expect(text).toContain(lang === 'fr' ? 'ARRET' : 'STOP');
    expect(text).not.toContain('http');
  });

  it.each(['R36', 'R37', 'R38'])('%s has five grades to click, each the page of its own link, which only shows it', (rule) => {
    for (const lang of langs) {
      const { html } = render(rule, 'email', lang, samples[rule]![lang]);
      const url = String(samples[rule]![lang].surveyUrl);
      for (const note of [1, 2, 3, 4, 5]) expect(html).toContain(`href="${url}&amp;note=${note}"`);
    }
  });

  it('has words for every message that a rule asks for', () =>
    expect(MESSAGE_RULES.filter((rule) => !Object.hasOwn(templates, rule))).toEqual([]));

  // proves: ASVS row 59
  it('refuses an unknown, missing or empty variable, an unknown rule and a channel without words', () => {
    expect(() => render('R04', 'sms', 'fr', { otp: '1', minutes: 10, more: 'x' })).toThrow('does not know');
    expect(() => render('R04', 'sms', 'fr', { otp: '1' })).toThrow('misses the variable: minutes');
    expect(() => render('R04', 'sms', 'fr', { otp: ' ', minutes: 10 })).toThrow('misses');
    expect(() => render('R04', 'email', 'fr', samples.R04!.fr)).toThrow('no e-mail');
    expect(() => templateOf('R99')).toThrow('No template');
  });

  it.each([
    ['R09', 'fr', { hours: 48 }, 'après 48 heures'],
    ['R09', 'en', { hours: 1 }, 'after 1 hour,'],
    ['R21', 'fr', { hours: 1 }, 'depuis 1 heure,'],
    ['draft-link', 'fr', { days: 1 }, 'bon 1 jour.'],
    ['R02', 'en', { days: 12 }, 'in 12 days'],
    ['request-closed', 'fr', { cause: 'staleNoAnswer', days: 30 }, 'depuis 30 jours'],
    ['board-alert', 'fr', { minutes: 20 }, 'a 20 minutes'],
    ['board-digest', 'en', { minutes: 1 }, 'has 1 minute to'],
    ['pro-listed', 'fr', { days: 1 }, 'en 1 jour ouvrable au plus'],
    ['pro-listed', 'en', { days: 5 }, 'within 5 business days'],
  ] as const)('%s in %s says the figure it is given: %j', (rule, lang, vars, said) =>
    expect(render(rule, 'email', lang, { ...samples[rule]![lang], ...vars }).text.replaceAll('\u00a0', ' ')).toContain(said),
  );

  it('turns codes into words and answers unlisted codes with the general sentence', () => {
    const text = (reason: string) => render('R60', 'email', 'fr', { ...samples.R60!.fr, reason }).text;
    expect(text('minor')).toContain('parent');
    expect(text('fraud')).toContain('ne correspond pas');
    expect(text('fraud')).not.toContain('fraud');
  });

  // proves: ASVS row 59, 60
  it('escapes values in HTML and keeps line breaks out of the subject', () => {
    const out = render('R15', 'email', 'en', { ...samples.R15!.en, clientName: '<script>alert(1)</script>', proName: 'A\r\nBcc: x@y' });
    expect(out.html).not.toContain('<script>');
    expect(out.subject).toBe('A Bcc: x@y has accepted your request');
  });
});

/** Rules of 4.7.4 with channel A. */
const IN_APP = ['R10', 'R11', 'R12', 'R13', 'R16', 'R17', 'R27', 'R33', 'R38', 'R41', 'R42', 'R46', 'R54', 'R58', 'R66'];
/** What the team is told of its own work. */
const TEAM = ['R57-clock', 'client-ready', 'config-stuck', 'export-over'];

describe('notices in the product', () => {
  it('are those of the rules with channel A, and what the team is told of its own work', () =>
    expect(
      Object.keys(templates)
        .filter(hasNotice)
        .filter((rule) => !IN_APP.includes(rule)),
    ).toEqual(TEAM));
  it.each([...IN_APP, ...TEAM].flatMap((rule) => langs.map((lang) => [rule, lang] as const)))(
    '%s %s has a short title, one sentence and a page of ours, without a personal link',
    (rule, lang) => {
      const { title, text, url } = renderNotice(rule, lang, {
        ...samples[rule]![lang],
        ...('field' in templateOf(rule).vars ? { field: lang === 'fr' ? 'Responsabilité civile' : 'Civil liability' } : {}),
      })!;
      expect(`${title} ${text}`).not.toMatch(/\{\w+\}|undefined|<|https?:/);
      expect(title.length).toBeLessThanOrEqual(80);
      expect(title).not.toMatch(/\.$/);
      expect(text.length).toBeLessThanOrEqual(200);
      expect(url).toMatch(lang === 'fr' ? /^\/(?!en\/)[\w-]+/ : /^\/en\/[\w-]+/);
      expect(url).not.toMatch(/[?{]/);
    },
  );
  it('say nothing personal about offers, and their plural is one of one', () => {
    for (const rule of IN_APP.filter((r) => templateOf(r).kind === 'offer'))
      for (const lang of langs) expect(JSON.stringify(templateOf(rule).inapp![lang])).not.toMatch(/Name\}/);
    expect(renderNotice('R12', 'fr', { ...samples.R12!.fr, minutes: 1 })!.title).toContain('1 minute pour');
  });
  it('is nothing for a rule without one', () => expect(renderNotice('R15', 'fr', samples.R15!.fr)).toBeUndefined());
});

describe('what the coins are called', () => {
  const sender = { ...defaultSender, coins: { fr: 'jetons', en: 'tokens' } };
  it.each(every)('%s %s %s calls them by the name in force', (rule, channel, lang) => {
    const said = (value: string | number) => String(value).replace(/ juricoins?$/, lang === 'fr' ? ' jetons' : ' tokens');
    const vars = Object.fromEntries(Object.entries(samples[rule]![lang]).map(([name, value]) => [name, said(value)]));
    const { subject, text, html } = render(rule, channel, lang, vars, { sender });
    expect([subject, text, html].join(' ').replace(/(?:acheter|buy)-juricoins/g, '')).not.toMatch(/juricoin/i);
  });
});
