import type { Template } from './template.js';
import { templates } from './templates/index.js';
import { templateGaps } from './text-gaps.js';

const whole: Template = {
  rule: 'R0',
  class: 'service',
  audience: 'client',
  vars: { code: 'public', why: 'public' },
  choices: { why: { late: { fr: 'en retard le {code}', en: 'late on {code}' }, other: { fr: '', en: '' } } },
  samples: { fr: { code: 'K7', why: 'late' }, en: { code: 'K7', why: 'late' } },
  sms: { fr: 'Demande {code}', en: 'Request {code}' },
  email: {
    fr: { subject: 'Demande {code}', preview: 'Lue', body: ['Bonjour', '{why}'], button: { label: 'Voir', url: '/' }, after: ['Fin'] },
    en: { subject: 'Request', preview: 'Read', body: ['Hello', '{why} {code}'], button: { label: 'See', url: '/' }, after: ['End'] },
  },
};
const gaps = (change: Partial<Template>) => templateGaps({ ...whole, ...change }).map(({ rule: _, ...gap }) => gap);
const english = (change: object) => ({ email: { fr: whole.email!.fr, en: { ...whole.email!.en, ...change } } });

describe('what the languages of a template do not share', () => {
  it('is nothing in any template there is', () => expect(Object.values(templates).flatMap(templateGaps)).toEqual([]));
  it('is nothing where both say the same, in whichever sentence they fill in a value', () => expect(gaps({})).toEqual([]));

  it.each<[string, Partial<Template>, object]>([
    ['a text message', { sms: { fr: 'Demande {code}', en: ' ' } }, { part: 'sms', code: 'en-missing' }],
    ['a short text', { smsShort: { fr: '', en: 'Short' } }, { part: 'smsShort', code: 'fr-missing' }],
    ['an e-mail', { email: { fr: whole.email!.fr } as never }, { part: 'email', code: 'en-missing' }],
    ['a subject', english({ subject: '' }), { part: 'subject', code: 'en-missing' }],
    ['a body', english({ body: [], after: ['{code}', '{why}'] }), { part: 'body', code: 'en-missing' }],
    ['its end', english({ after: undefined }), { part: 'after', code: 'en-missing' }],
    ['its button', english({ button: undefined }), { part: 'button', code: 'en-missing' }],
    ['words of a choice', { choices: { why: { late: { fr: '', en: 'late' } } } }, { part: 'choice', of: 'late', code: 'fr-missing' }],
    ['a sample', { samples: { fr: whole.samples.fr, en: { code: 'K7', why: '' } } }, { part: 'sample', of: 'why', code: 'en-missing' }],
  ])('names the language that lacks %s', (_what, change, gap) => expect(gaps(change)).toEqual([gap]));

  it('names variables that only one of them fills in', () => {
    expect(gaps({ sms: { fr: 'Demande {code}', en: 'Request {code} {why}' } })).toEqual([
      { part: 'sms', code: 'variables', only: { fr: [], en: ['why'] } },
    ]);
    expect(gaps(english({ body: ['Hello', '{why}'] }))).toEqual([{ part: 'email', code: 'variables', only: { fr: ['code'], en: [] } }]);
    expect(gaps({ choices: { why: { late: { fr: '{code}', en: 'late' } } } })).toEqual([
      { part: 'choice', of: 'late', code: 'variables', only: { fr: ['code'], en: [] } },
    ]);
  });
});
