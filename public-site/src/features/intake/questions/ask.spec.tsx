import { shippedDocument, shippedSet } from '@jurilien/reference';
import { screen } from '@testing-library/react';
import { FormProvider, type Raw } from '../../../forms';
import { figuresWith, plain, show } from '../../../testing/show.testing';
import { Asks } from './ask';
import { askedOf, countedRaw, postedNames, type Asked, type Asking } from './asked';
import { asksSensitive, consentsOf, formName } from './fields';
import { FLOWS } from './flows';
import { SensitiveConsent } from './groups';

const ask = (asked: readonly Asked[], raw = {}, errors = {}, path = '/en/request'): void => {
  show(
    <FormProvider value={{ raw, errors }}>
      <Asks asked={asked} raw={raw} />
    </FormProvider>,
    path,
  );
};
const yesno = (name: string, more: object = {}): Asked => ({
  name,
  kind: 'yesno',
  label: name,
  choices: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  ...more,
});

describe('questions of a page of the guided form', () => {
  it('stand under the one they hang on, opened by its answers', () => {
    ask([yesno('q.court'), { name: 'q.date', kind: 'line', label: 'When?', when: ['q.court', ['no', 'yes']] }]);
    const opened = document.querySelector('.asks > .opened')!;
    expect(opened.className).toBe('opened opened-2 opened-1');
    expect(opened.querySelector('input')!.name).toBe('q.date');
  });
  it('stand alone where what they hang on is on another page', () => {
    ask([{ name: 'q.date', kind: 'line', label: 'When?', when: ['q.court', ['yes']] }]);
    expect(document.querySelector('.opened')).toBeNull();
    expect(screen.getByLabelText('When?')).toBeTruthy();
  });
  it('say why they are asked, behind a line that opens', () => {
    ask([{ name: 'q.date', kind: 'line', label: 'When?', why: 'Deadlines are short.' }]);
    expect(document.querySelector('details.why')!.textContent).toContain('Deadlines are short.');
  });
  it('are counted only in a long text that has a limit', () => {
    ask([
      { name: 'q.long', kind: 'area', label: 'Tell us', length: 4_000, counter: true },
      { name: 'q.plain', kind: 'area', label: 'More' },
    ] as Asked[]);
    expect([...document.querySelectorAll('textarea')].map((area) => [area.dataset.max, area.rows])).toEqual([
      ['4000', 8],
      [undefined, 4],
    ]);
  });
  it('show the others involved at once when a second one was written', () => {
    ask([{ name: 'people', kind: 'people', label: 'Who else?' }], { party2Name: 'Luc' });
    expect(document.querySelector<HTMLDetailsElement>('details.more')!.open).toBe(true);
  });
  it('need two consents, and offer the third', () => {
    ask([{ name: 'consents', kind: 'consents', label: '' }], {}, { consentSharing: 'We need this one' });
    expect([...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => box.name)).toEqual([
      'consentSharing',
      'consentContact',
      'consentMarketing',
    ]);
    expect(document.getElementById('consentSharing-error')!.textContent).toContain('We need this one');
  });
  it('CASL-2: show no consent ticked that the person has not ticked, on the form and in its other language', () => {
    const ticked = (raw: object, path: string): string[] => {
      document.body.replaceChildren();
      ask([{ name: 'consents', kind: 'consents', label: '' }], raw, {}, path);
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
      expect(boxes).toHaveLength(3);
      return boxes.filter((box) => box.checked || box.hasAttribute('checked')).map((box) => box.name);
    };
    for (const path of ['/requete', '/en/request']) {
      expect(ticked({}, path)).toEqual([]);
      expect(ticked({ consentMarketing: 'yes' }, path)).toEqual(['consentMarketing']);
    }
  });
  it('ask consent in the sentences of a version, and post which one stood beside the boxes', () => {
    ask([{ name: 'consents', kind: 'consents', label: '' }]);
    const { version, en } = shippedDocument('request-consents');
    expect(document.querySelector<HTMLInputElement>('input[name=consentTexts]')!.value).toBe(`request-consents/${version}/en`);
    for (const id of ['sharing', 'contact', 'marketing'])
      expect(document.body.textContent).toContain(en.parts.find((part) => part.id === id)!.paragraphs![0]);
  });
});

describe('the agreement to sensitive answers', () => {
  const box = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[name=consentSensitive]')!;
  const agreeing = (whose: 'own' | 'other', raw = {}, errors = {}, path = '/en/request'): void => {
    document.body.replaceChildren();
    show(
      <FormProvider value={{ raw, errors }}>
        <SensitiveConsent whose={whose} />
      </FormProvider>,
      path,
    );
  };
  it('is a box by itself, not ticked beforehand, in the sentence of a version that the form posts', () => {
    const { version, ...said } = shippedDocument('sensitive-answers');
    for (const [lang, path] of [
      ['fr', '/requete'],
      ['en', '/en/request'],
    ] as const)
      for (const whose of ['own', 'other'] as const) {
        agreeing(whose, {}, {}, path);
        expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
        expect(box().checked).toBe(false);
        expect(plain(document.body.textContent)).toContain(said[lang].parts.find(({ id }) => id === whose)!.paragraphs![0]);
        expect(document.querySelector<HTMLInputElement>('input[name=sensitiveText]')!.value).toBe(`sensitive-answers/${version}/${lang}`);
      }
  });
  it('stays ticked for who ticked it, and says what is missing', () => {
    agreeing('own', { consentSensitive: 'yes' });
    expect(box().checked).toBe(true);
    agreeing('own', {}, { consentSensitive: 'Agree to this' });
    expect(document.getElementById('consentSensitive-error')!.textContent).toContain('Agree to this');
  });
  it('is sent only where it was ticked, and its refusal stands at the box', () => {
    expect(consentsOf({ consentSharing: 'yes' })).not.toHaveProperty('sensitive');
    expect(consentsOf({ consentSensitive: 'yes' })).toMatchObject({ sensitive: true });
    expect(formName('consents.sensitive')).toBe('consentSensitive');
  });

  const answered = { lawyerType: 'criminal', hasCriminalFile: 'no', 'q.criminal.charged': 'yes', 'q.criminal.side': 'self' };
  const reviewing = (raw: Raw): Asking => ({
    flow: FLOWS.demand,
    raw,
    figures: figuresWith({}),
    set: shippedSet(String(raw['lawyerType']))!,
  });
  it('is asked for the answers that count, and for none left behind under another field of law', () => {
    const asks = (raw: Raw) => asksSensitive(countedRaw(reviewing(raw)), null);
    expect(asks(answered)).toBe(true);
    expect(asks({ lawyerType: 'criminal', 'q.criminal.detained': 'no', 'q.criminal.side': 'self' })).toBe(true);
    expect(asks({ ...answered, lawyerType: 'housing' })).toBe(false);
    expect(asks({ lawyerType: 'housing', 'q.housing.side': 'tenant' })).toBe(false);
    expect(asks({ lawyerType: 'housing', urgency: 'violence' })).toBe(true);
  });
  it('is posted by the last page of every form that has more than one', () => {
    for (const flow of Object.values(FLOWS).filter(({ steps }) => steps.length > 1))
      expect(postedNames(flow.steps.at(-1)!, { ...reviewing(answered), flow })).toEqual(['consentSensitive', 'sensitiveText']);
    const raw = { ...answered, consentSensitive: 'yes', sensitiveText: 'sensitive-answers/1/fr' };
    expect(countedRaw(reviewing(raw))).toMatchObject({ consentSensitive: 'yes', sensitiveText: 'sensitive-answers/1/fr' });
  });
});

describe('a question in words', () => {
  const asking: Asking = {
    flow: FLOWS.demand,
    raw: {},
    figures: figuresWith({ 'lead.description.max': 700 }),
    set: {
      questions: [
        { id: 'amount', kind: 'money', label: { fr: 'Combien?', en: 'How much?' }, required: true },
        {
          id: 'note',
          kind: 'text',
          long: true,
          label: { fr: 'Quoi d’autre?', en: 'What else?' },
          when: [{ question: 'amount', is: ['1'] }],
        },
      ],
    } as unknown as Asking['set'],
  };
  it('states the figures in force, and takes no more than they say', () => {
    expect(plain(askedOf('description', asking, 'fr').hint!)).toContain('de 20 à 700 caractères');
    expect(askedOf('description', asking, 'en')).toMatchObject({ length: 700, hint: expect.stringContaining('from 20 to 700 characters') });
  });
  it('is one of the set of the field of law, with a keyboard for figures', () => {
    expect(askedOf('q.amount', asking, 'en')).toMatchObject({
      kind: 'line',
      label: 'How much?',
      numeric: true,
      short: true,
      required: true,
    });
    expect(plain(askedOf('q.amount', asking, 'fr').label)).toMatch(/^Combien ?\?$/);
  });
  it('is long text where the set wants it, and hangs on another question', () => {
    expect(askedOf('q.note', asking, 'en')).toMatchObject({ kind: 'area', length: 4_000, optional: true, when: ['q.amount', ['1']] });
  });
  it('is one of ours, in both languages', () => {
    const [fr, en] = (['fr', 'en'] as const).map((lang) => askedOf('lawyerType', asking, lang));
    expect(fr!.label).not.toBe(en!.label);
  });
});
