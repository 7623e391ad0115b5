import { templateOf, render, renderNotice, samples } from './render.js';
import { templateFaults } from './template-faults.js';
import { templates } from './templates/index.js';
import type { Template } from './template.js';
import { textOfTemplate, worded, type TemplateText } from './wording.js';

const r15 = templateOf('R15');
const shipped = textOfTemplate(r15);
/** R15 with another French or English text. */
const sms = (fr: string, en = shipped.sms!.en): TemplateText => ({ ...shipped, sms: { fr, en } });
const mail = (words: object, lang: 'fr' | 'en' = 'fr'): TemplateText => ({
  ...shipped,
  email: { ...shipped.email!, [lang]: { ...shipped.email![lang], ...words } },
});
const found = (text: TemplateText, of: Template = r15, most = 3) =>
  templateFaults(of, most, text).map(({ part, lang, code, of: what }) => [part, lang, code, what].filter(Boolean).join(' '));
const SMS = '{proName} vous appelle du {proPhone} avant {by}. {statusUrl} {sender}. ARRET pour cesser.';

describe('what keeps words from going out', () => {
  it('is nothing where other words say the same with the same variables', () => {
    expect(found(sms(SMS))).toEqual([]);
    expect(found(mail({ subject: '{proName} prend votre demande' }))).toEqual([]);
  });

  it.each<[string, TemplateText, string]>([
    ['a language without words', sms(' '), 'sms fr fr-missing'],
    ['a variable of one language alone', sms(SMS.replace('{by}', 'ce soir')), 'sms variables by'],
    ['a variable that is none', mail({ preview: '{rien}' }), 'preview fr unknown-variable rien'],
    ['a brace alone', mail({ preview: 'Avant le {by' }), 'preview fr braces'],
    ['no way to stop texts', sms(SMS.replace('ARRET', 'Fin')), 'sms fr stop-missing'],
    ['no name of the sender', sms(SMS.replace('{sender}', '')), 'sms fr sender-missing'],
    ['more segments than allowed', sms(SMS + ' Encore quelques mots.'.repeat(30)), 'sms fr too-long 6/3'],
    ['a text in one language only', sms(shipped.sms!.en), 'sms untranslated'],
    ['a button that has no label', mail({ button: undefined }), 'button fr fr-missing'],
    ['no e-mail at all', { ...shipped, email: undefined }, 'email part-missing'],
  ])('is %s', (_what, text, fault) => expect(found(text)).toContain(fault));

  it('is a part that is not declared: no rule sends it', () => {
    expect(found({ ...shipped, smsShort: shipped.sms })).toContain('smsShort part-unknown');
    expect(found({ ...shipped, choices: { by: { late: { fr: 'tard', en: 'late' } } } })).toContain('choice part-unknown by.late');
  });

  it('is a value where it must not stand: private in what is read unopened, personal in an offer', () => {
    const secret: Template = { ...r15, vars: { ...r15.vars, by: 'private' } };
    expect(found(shipped, secret)).toEqual(expect.arrayContaining(['sms fr not-here by', 'preview en not-here by']));
    expect(found(shipped, secret)).not.toContain('body fr not-here by');
    const offer: Template = { ...r15, class: 'service', audience: 'professional' };
    expect(found(shipped, offer)).toContain('body fr not-here clientName');
  });

  it('is a code that does not say the code, and a link in a short text', () => {
    const r04 = textOfTemplate(templateOf('R04'));
    const without = { ...r04, sms: { fr: r04.sms!.fr.replace('{otp}', 'Ceci'), en: r04.sms!.en.replace('{otp}', 'This') } };
    expect(found(without, templateOf('R04'))).toEqual(['sms fr code-missing', 'sms en code-missing']);
    const r10 = textOfTemplate(templateOf('R10'));
    const linked = { ...r10, smsShort: { fr: '{offerUrl} {sender} ARRET', en: '{offerUrl} {sender} STOP' } };
    expect(found(linked, templateOf('R10'))).toEqual(expect.arrayContaining(['smsShort fr link-in-short']));
    const written = (link: string) => ({ ...r10, sms: { ...r10.sms!, fr: `${r10.sms!.fr} ${link}` } });
    for (const link of ['https://bit.ly/3xY', 'www.exemple.com', 'barreau.qc.ca'])
      expect(found(written(link), templateOf('R10'))).toEqual(expect.arrayContaining(['sms fr link-written']));
  });

  it('is a notice that its list has no room for, that lacks a language, or that no rule posts', () => {
    const r16 = textOfTemplate(templateOf('R16'));
    const notice = (words: object): TemplateText => ({ ...r16, inapp: { ...r16.inapp!, fr: { ...r16.inapp!.fr, ...words } } });
    const of = (text: TemplateText) => found(text, templateOf('R16'));
    expect(of(notice({ title: `${r16.inapp!.fr.title} x` }))).toEqual([]);
    expect(of(notice({ text: `${r16.inapp!.fr.text} ${'mot '.repeat(90)}` })).join()).toMatch(/^text fr notice-too-long \d{3}\/300$/);
    expect(of(notice({ title: ' ' }))).toContain('title fr fr-missing');
    expect(of(notice({ title: '{rien}' }))).toContain('title fr unknown-variable rien');
    expect(of({ ...r16, inapp: { fr: r16.inapp!.en, en: r16.inapp!.en } })).toContain('title untranslated');
    expect(found({ ...shipped, inapp: { fr: { title: 'Un', text: 'Mot' }, en: { title: 'One', text: 'Word' } } })).toContain(
      'inapp part-unknown',
    );
  });
  it('is no notice where a version of before notices had words of their own says none: it is the shipped one', () => {
    const { inapp, ...before } = textOfTemplate(templateOf('R16'));
    expect(found(before, templateOf('R16'))).toEqual([]);
    expect(renderNotice('R16', 'fr', samples.R16!.fr, { text: before })).toEqual(renderNotice('R16', 'fr', samples.R16!.fr));
    const text = { ...before, inapp: { ...inapp!, fr: { title: 'Autre titre', text: 'Autre texte' } } };
    expect(renderNotice('R16', 'fr', samples.R16!.fr, { text })).toEqual({
      ...{ title: 'Autre titre', text: 'Autre texte' },
      url: templateOf('R16').inapp!.fr.url,
    });
  });

  it('is more than one segment in the answer a carrier requires', () => {
    const stop = textOfTemplate(templateOf('keyword-stop'));
    const long = {
      ...stop,
      sms: { ...stop.sms!, fr: stop.sms!.fr + ' Merci de votre visite et au plaisir de vous revoir bientôt parmi nous.'.repeat(2) },
    };
    expect(found(long, templateOf('keyword-stop'))).toEqual(['sms fr too-long 2/1']);
  });
});

describe('words of another version', () => {
  it('of every template come to the template again', () => {
    for (const t of Object.values(templates)) expect(worded(t, textOfTemplate(t))).toEqual(t);
  });

  it('are what is written, and lead where the declaration says', () => {
    const text = mail({ subject: 'Bonne nouvelle, {clientName}', button: 'Suivre' });
    const written = render('R15', 'email', 'fr', samples.R15!.fr, { text });
    expect(written.subject).toBe('Bonne nouvelle, Élise Bouchard');
    expect(written.text).toContain(`Suivre\u00a0: ${samples.R15!.fr.statusUrl}`);
    expect(render('R15', 'email', 'en', samples.R15!.en, { text }).subject).toBe('François Côté-Desrosiers has accepted your request');
  });

  // proves: ASVS row 59
  it('stay words, whatever they are made of', () => {
    const { html, text } = render('R15', 'email', 'fr', samples.R15!.fr, { text: mail({ body: ['<script>alert(1)</script>'] }) });
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(text).toContain('<script>alert(1)</script>');
  });
});
