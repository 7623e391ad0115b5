import { INTAKE_FORMS, shippedConfig, shippedSet } from '@jurilien/reference';
import {
  askedOf,
  countedNames,
  countedRaw,
  isAskedStep,
  namesOf,
  postedNames,
  setErrors,
  type Asking,
} from '../../public-site/src/features/intake/questions/asked';
import { check } from '../../public-site/src/features/intake/questions/check.server';
import { FIELDS } from '../../public-site/src/features/intake/questions/field-list';
import { fieldsOf, referralOf } from '../../public-site/src/features/intake/questions/fields';
import { FLOWS, flowOf, isFlow, SAFE_CONTACT, type FlowId } from '../../public-site/src/features/intake/questions/flows';
import { figuresOf } from '../../public-site/src/lang/index.server';
import type { Raw } from '../../public-site/src/forms/raw';
import { flowTexts } from '../../public-site/src/features/intake/words/flows';

const figures = figuresOf(shippedConfig);
const ids = Object.keys(FLOWS) as FlowId[];
const asking = (id: FlowId, raw: Raw = {}): Asking => {
  const flow = flowOf(id);
  const all = { ...raw, ...flow.fixed };
  return { flow, raw: all, set: shippedSet(String(all.lawyerType ?? '')) ?? null, figures };
};
const step = (id: FlowId, name: string) => flowOf(id).steps.find((s) => s.id === name)!;

describe('guided forms', () => {
  it('are forms a draft may remember', () => expect(INTAKE_FORMS.filter(isFlow)).toHaveLength(ids.length));

  it.each(ids)('%s asks only questions there are, each once, with words of its own in both languages', (id) => {
    const of = asking(id);
    const asked = flowOf(id).steps.flatMap((s) => [...s.asks, ...(s.more ?? [])]);
    const known = new Set([...Object.keys(FIELDS), ...(of.set?.questions.map((q) => `q.${q.id}`) ?? [])]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    for (const lang of ['fr', 'en'] as const) {
      const words: Readonly<Record<string, string>> = flowTexts[lang];
      const text = (key: string) => words[`${id}.${key}`] ?? words[key];
      const keys = [
        'title',
        'description',
        ...flowOf(id).steps.flatMap((s) => [s.id, `${s.id}.lead`, ...(s.more ? [`${s.id}.more`] : [])]),
      ];
      expect(keys.filter((key) => !text(key))).toEqual([]);
      const groups = new Set(['consents', 'consentsFor', 'statements', 'partners']);
      const mute = asked.filter((name) => {
        const { label, choices } = askedOf(name, of, lang);
        return !groups.has(name) && (label === name || choices?.some((c) => !c.label));
      });
      expect(mute).toEqual([]);
    }
  });

  // What the forms of one page show and keep is looked at in the browser (test/browser/promises).
  it.each(ids)('%s asks how to reach the person safely, in the one way all forms do, and sends it', (id) => {
    const of = asking(id, { 'q.contact.care': ['text-only', 'no-subject'], 'q.contact.care-words': 'Ne rien dire à mon frère' });
    expect(flowOf(id).steps.filter((s) => SAFE_CONTACT.every((name) => namesOf(s, of).includes(name)))).toHaveLength(1);
    expect(fieldsOf(countedRaw(of)).specificQuestions).toMatchObject({
      'contact.care': ['text-only', 'no-subject'],
      'contact.care-words': 'Ne rien dire à mon frère',
    });
    for (const lang of ['fr', 'en'] as const) {
      const values = (set: Asking['set']) => askedOf('q.contact.care', { ...of, set }, lang).choices?.map((c) => c.value);
      expect(values(of.set)).toEqual(values(null));
    }
  });
  it.each(ids)('%s asks every question of its field’s set somewhere', (id) => {
    const of = asking(id, { lawyerType: 'housing' });
    const everything = {
      ...of,
      raw: { ...of.raw, ...Object.fromEntries(of.set!.questions.map((q) => [`q.${q.id}`, q.options?.map((o) => o.value) ?? 'yes'])) },
    };
    const names = flowOf(id).steps.flatMap((s) => namesOf(s, everything));
    const missing = of.set!.questions.map((q) => `q.${q.id}`).filter((name) => !names.includes(name));
    expect(id === 'oolong' ? [] : missing).toEqual([]);
  });

  it('leaves a page out when it has nothing to ask, and counts it while the field is not known', () => {
    expect(isAskedStep(step('demand', 'questions'), asking('demand'))).toBe(true);
    expect(isAskedStep(step('demand', 'questions'), asking('demand', { lawyerType: 'housing' }))).toBe(true);
    expect(isAskedStep(step('family', 'questions'), asking('family'))).toBe(false);
  });

  it('keeps what depends on an answer of the same page in the form, and counts it only when that answer was given', () => {
    const relation = step('family', 'relation');
    expect(namesOf(relation, asking('family'))).toContain('q.family.separated');
    expect(countedNames(relation, asking('family', { 'q.family.union': 'apart' }))).not.toContain('q.family.separated');
    expect(countedNames(relation, asking('family', { 'q.family.union': 'married' }))).toContain('q.family.separated');
    const judgments = step('family', 'judgments');
    expect(countedNames(judgments, asking('family', { hasCourtDate: 'no' }))).not.toContain('courtDate');
  });

  it('sends nothing that was typed under a question no one asks any more', () => {
    const of = asking('family', {
      'q.family.union': 'apart',
      'q.family.separated': 'recent',
      'q.housing.side': 'tenant',
      courtDate: '2027-01-01',
      clientName: 'É',
    });
    expect(countedRaw(of)).toEqual({ 'q.family.union': 'apart', clientName: 'É', lawyerType: 'family' });
  });

  it('derives what follows from its answers', () => {
    const family = fieldsOf(countedRaw(asking('family', { 'q.family.mediation': 'yes' })));
    expect(family).toMatchObject({ lawyerType: 'family', mediator: true });
    const business = fieldsOf(
      countedRaw(asking('business', { 'q.business.need': ['contract', 'labour'], 'q.company.name': 'Boréal inc.' })),
    );
    expect(business).toMatchObject({
      lawyerType: 'business',
      commercial: true,
      additionalLawyerTypes: ['labour'],
      specificQuestions: { 'company.name': 'Boréal inc.' },
    });
    const urgent = fieldsOf(countedRaw(asking('demand', { lawyerType: 'housing', urgency: 'eviction' })));
    expect(urgent).toMatchObject({ specificQuestions: { 'housing.evicted72': 'yes' } });
  });

  it('says what is wrong in words: a set’s amount, a number of a business, a region it cannot do without', () => {
    const of = asking('business', { 'q.amount': 'beaucoup', 'q.company.number': '12' });
    expect(setErrors(['q.amount'], of, 'fr')).toEqual({ 'q.amount': expect.stringContaining('montant') });
    expect(Object.keys(check(of.raw, ['q.company.name', 'q.company.number'], 'en', figures))).toEqual([
      'q.company.name',
      'q.company.number',
    ]);
    expect(flowOf('oolong').must).toEqual(['region']);
  });

  it('carries who refers and both statements with a request for someone else', () => {
    expect(postedNames(step('network', 'referrer'), asking('network'))).toContain('noBenefit');
    expect(
      referralOf({ referrerKind: 'clinic', partner: 'juripop', referrerName: ' N ', personConsents: 'yes', noBenefit: '' }),
    ).toMatchObject({ kind: 'clinic', partner: 'juripop', referrerName: 'N', personConsents: true, noBenefit: false });
    const without = check({}, ['personConsents', 'noBenefit', 'consentSharing'], 'fr', figures);
    expect(Object.keys(without)).toEqual(['personConsents', 'noBenefit', 'consentSharing']);
  });
});
