import { shippedDocument } from '@jurilien/reference';
import { screen } from '@testing-library/react';
import { FormProvider } from '../../../forms';
import { figuresWith, plain, show } from '../../../testing/show.testing';
import { Asks } from './ask';
import { askedOf, type Asked, type Asking } from './asked';
import { FLOWS } from './flows';

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
  it('ask consent in the sentences of a version, and post which one stood beside the boxes', () => {
    ask([{ name: 'consents', kind: 'consents', label: '' }]);
    const { version, en } = shippedDocument('request-consents');
    expect(document.querySelector<HTMLInputElement>('input[name=consentTexts]')!.value).toBe(`request-consents/${version}/en`);
    for (const id of ['sharing', 'contact', 'marketing'])
      expect(document.body.textContent).toContain(en.parts.find((part) => part.id === id)!.paragraphs![0]);
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
