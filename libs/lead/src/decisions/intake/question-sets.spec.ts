import { Refused } from '@jurilien/event-sourcing';
import { given, rowsOf, story, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { shippedSet, type Question } from '@jurilien/reference';
import { questionSet, versionOf } from '@jurilien/questions';
import { draft, form, leadId, queued, staff, submitted } from '../../testing.js';
import { editLead } from './edit-lead.js';
import { submitLead } from './submit-lead.js';
import { questionSets } from '../../../../questions/src/views/question-sets.js';
import { publishQuestionSet } from '../../../../questions/src/decisions/publish-question-set.js';
import { saveQuestionSet } from '../../../../questions/src/decisions/save-question-set.js';

const admin = { actor: { kind: 'user', id: 's', role: 'jurilien_admin' }, reason: 'Question ajoutée' } as const;
const shipped = [...shippedSet('family')!.questions];
const pets: Question = {
  id: 'family.pets',
  kind: 'one',
  visible: 'offer',
  label: { fr: 'Y a-t-il un animal?', en: 'Is there a pet?' },
  options: [
    { value: 'dog', fr: 'Un chien', en: 'A dog' },
    { value: 'none', fr: 'Aucun', en: 'None' },
  ],
};
const walk: Question = {
  ...pets,
  id: 'family.walk',
  kind: 'yes-no',
  options: undefined,
  required: true,
  when: [{ question: 'family.pets', is: ['dog'] }],
};
const drafted = (questions: readonly object[]): Past[number] => ['QuestionSetDrafted', { field: 'family', questions }];
const published = (version: number, questions: readonly object[]): Past[number] => [
  'QuestionSetPublished',
  { field: 'family', version, questions },
];

describe('SaveQuestionSet', () => {
  const save = (questions: readonly object[], set: Past = []) =>
    given({ set }).when(saveQuestionSet, { field: 'family', questions } as never, admin);
  it('keeps a draft, however unfinished', () => {
    const unfinished = { ...pets, label: { fr: 'Un animal?', en: '' } };
    expect(save([unfinished]).events()).toEqual({
      set: [{ type: 'QuestionSetDrafted', data: { field: 'family', questions: [unfinished] } }],
    });
  });
  it('is no news when it says what is in force, or what is drafted already, in whatever order its parts come', () => {
    expect(save(shipped).types()).toEqual({ set: [] });
    expect(save([Object.fromEntries(Object.entries(pets).reverse())], [drafted([pets])]).types()).toEqual({ set: [] });
    expect(save(shipped, [drafted([pets])]).types()).toEqual({ set: ['QuestionSetDrafted'] });
  });
  it('keeps nothing that its kind has no use for, and no emptied text', () => {
    const cluttered = { ...pets, kind: 'date', hint: { fr: '', en: ' ' }, long: true, required: false, when: [] };
    const { options: _, ...bare } = pets;
    expect(save([cluttered]).events()).toMatchObject({ set: [{ data: { questions: [{ ...bare, kind: 'date' }] } }] });
    expect(JSON.stringify(save([cluttered]).events())).not.toMatch(/hint|options|long|required|when/);
  });
  it('takes no field that is none, and no more than a form could ask', () => {
    expect(saveQuestionSet.input.safeParse({ field: 'maritime', questions: [] }).success).toBe(false);
    expect(saveQuestionSet.input.safeParse({ field: 'family', questions: Array.from({ length: 61 }, () => pets) }).success).toBe(false);
  });
});

describe('PublishQuestionSet', () => {
  const publish = (...set: Past) => given({ set }).when(publishQuestionSet, { field: 'family' }, admin);
  it('puts the draft in force as the version after the one before, which stays as it was', () => {
    expect(publish(drafted([pets])).events()).toEqual({
      set: [{ type: 'QuestionSetPublished', data: { field: 'family', version: 2, questions: [pets] } }],
    });
    expect(publish(drafted([pets]), published(2, [pets]), drafted([pets, walk])).events()).toMatchObject({
      set: [{ data: { version: 3 } }],
    });
  });
  it('is refused without a draft, or with one that says what is in force', () => {
    expect(publish().refusal()).toBe('WRONG_STATE: nothing-drafted');
    expect(publish(drafted([pets]), published(2, [pets])).refusal()).toBe('WRONG_STATE: nothing-drafted');
    expect(publish(drafted(shipped)).refusal()).toBe('WRONG_STATE: nothing-drafted');
  });
  it('is refused while a language is missing, and says where', () => {
    const run = () => publish(drafted([{ ...pets, label: { fr: 'Un animal?', en: '' } }])).events();
    expect(run).toThrow(Refused);
    try {
      run();
    } catch (e) {
      expect((e as Refused).fields).toEqual([{ field: 'questions.family.pets.label', message: 'en-missing' }]);
    }
  });
  it('is refused when an id becomes another kind of question, here or where every request asks it', () => {
    expect(publish(drafted([{ ...pets, id: 'family.union', kind: 'many' }])).refusal()).toBe('VALIDATION: questions-incomplete');
    expect(publish(drafted([{ ...pets, id: 'criminal.detained' }])).refusal()).toBe('VALIDATION: questions-incomplete');
  });
  it('needs a reason, for it changes what everybody is asked', () => expect(publishQuestionSet.reasonRequired).toBe(true));
});

describe('the version of a set', () => {
  const s = { published: [{ field: 'family', version: 2, questions: [pets] }] };
  it('is the last published, or what is shipped; earlier ones stay available', () => {
    expect(versionOf(s, 'family')).toMatchObject({ version: 2, questions: [pets] });
    expect(versionOf(s, 'family', 1)?.questions).toHaveLength(shipped.length);
    expect(versionOf({ published: [] }, 'family')?.version).toBe(1);
    expect(versionOf(s, 'family', 3)).toBeUndefined();
  });
});

describe('answers of a request', () => {
  /** Agreed to by itself: an answer is sensitive. */
  const AGREED = { consents: { ...form.consents, sensitive: true } };
  const send = (specificQuestions: object, more: object = {}, ...set: Past) =>
    given({ lead: draft, set }).when(submitLead, { ...form, specificQuestions, ...more } as never, {
      actor: { kind: 'token', id: leadId, role: 'draft' },
    });
  const sent = (...args: Parameters<typeof send>) => (send(...args).events()['lead'] as { data: Record<string, unknown> }[])[0]!.data;
  const faults = (...args: Parameters<typeof send>): string[] => {
    try {
      send(...args).events();
      return [];
    } catch (e) {
      return (e as Refused).fields.map((f) => `${f.field} ${f.message}`);
    }
  };

  it('are all kept, and those for offers shown there; safety and free words never are', () =>
    expect(
      sent(
        {
          'family.union': 'married',
          'family.minor-children': 'yes',
          'family.children': '4 et 7 ans',
          'family.safety': 'yes',
          'contact.care': ['no-voicemail'],
        },
        AGREED,
      ),
    ).toMatchObject({
      specificQuestions: {
        'family.union': 'married',
        'family.children': '4 et 7 ans',
        'family.safety': 'yes',
        'contact.care': ['no-voicemail'],
      },
      accessibleSpecificQuestions: { 'family.union': 'married', 'family.minor-children': 'yes' },
      questionSet: { field: 'family', version: 1 },
    }));
  it('that are no longer asked are dropped', () =>
    expect(sent({ 'family.minor-children': 'no', 'family.children': '4 ans' })['specificQuestions']).toEqual({
      'family.minor-children': 'no',
    }));
  it('are stored in one way of writing', () =>
    expect(sent({ 'housing.rent': '1 250,50 $' }, { lawyerType: 'housing' })['specificQuestions']).toEqual({ 'housing.rent': '1250.5' }));
  it('to a question no one asked, or with an option there is not, are refused at their question', () =>
    expect(faults({ 'family.pets': 'dog', 'family.union': 'dog' })).toEqual([
      'specificQuestions.family.union option',
      'specificQuestions.family.pets unknown',
    ]));
  it('are looked at by the version the form asked, however many were published since', () => {
    const since: Past = [drafted([pets]), published(2, [pets, walk]), drafted([walk]), published(3, [pets])];
    expect(sent({ 'family.union': 'married' }, { questionSetVersion: 1 }, ...since)).toMatchObject({ questionSet: { version: 1 } });
    expect(sent({ 'family.pets': 'dog', 'family.walk': 'no' }, { questionSetVersion: 2 }, ...since)).toMatchObject({
      specificQuestions: { 'family.pets': 'dog', 'family.walk': 'no' },
      questionSet: { version: 2 },
    });
    expect(faults({ 'family.union': 'married' }, { questionSetVersion: 3 }, ...since)).toEqual(['specificQuestions.family.union unknown']);
    expect(faults({}, { questionSetVersion: 4 }, ...since)).toEqual(['questionSetVersion unknown']);
  });
  it('that a version requires are owed by the form that asked it, and by no other', () => {
    const now = published(2, [pets, walk]);
    expect(faults({ 'family.pets': 'dog' }, { questionSetVersion: 2 }, now)).toEqual(['specificQuestions.family.walk required']);
    expect(faults({ 'family.pets': 'dog' }, {}, now)).toEqual([]);
  });
  it('of the quick request say what cannot wait, in any field and in none', () => {
    expect(sent({ 'safety.violence': 'yes' }, AGREED)['specificQuestions']).toEqual({ 'safety.violence': 'yes' });
    expect(sent({ 'criminal.detained': 'yes' }, { lawyerType: undefined, ...AGREED })).toMatchObject({
      specificQuestions: { 'criminal.detained': 'yes' },
      questionSet: { field: 'other', version: 1 },
    });
  });
});

describe('answers that are corrected', () => {
  const set = { field: 'family', version: 1 };
  const asked = { 'family.union': 'married', 'family.separated': 'recent', 'family.safety': 'yes' };
  const past: Past = submitted.map((e): Past[number] =>
    e[0] === 'LeadSubmitted'
      ? [
          e[0],
          {
            ...(e[1] as object),
            specificQuestions: asked,
            accessibleSpecificQuestions: { 'family.union': 'married', 'family.separated': 'recent' },
            questionSet: set,
          },
        ]
      : e,
  );
  const edit = (input: object) =>
    given({ lead: [...past, ...queued.slice(submitted.length)] }).when(editLead, { leadId, questionSet: set, ...input }, { actor: staff });
  it('leave offers until someone shows them again; what stayed as it was stays', () =>
    expect(edit({ specificQuestions: { ...asked, 'family.separated': 'year' } }).events()).toMatchObject({
      lead: [
        {
          data: {
            changed: ['specificQuestions', 'accessibleSpecificQuestions'],
            accessibleSpecificQuestions: { 'family.union': 'married' },
          },
        },
      ],
    }));
  it('are looked at by the version that asked, and no other', () => {
    const wrong = (input: object) => {
      try {
        return edit(input).events();
      } catch (e) {
        return (e as Refused).fields;
      }
    };
    const said = (answer: string) => ({ specificQuestions: { ...asked, 'family.separated': answer } });
    expect(wrong(said('Appelez-moi au 514 555-0188'))).toEqual([{ field: 'specificQuestions.family.separated', message: 'option' }]);
    expect(wrong({ specificQuestions: { ...asked, 'family.pets': 'dog' } })).toEqual([
      { field: 'specificQuestions.family.pets', message: 'unknown' },
    ]);
    const unknown = [{ field: 'questionSet', message: 'unknown' }];
    expect(wrong({ ...said('year'), questionSet: { field: 'family', version: 2 } })).toEqual(unknown);
    expect(wrong({ ...said('year'), questionSet: { field: 'other', version: 1 } })).toEqual(unknown);
  });
  it('of every request are corrected without naming a set', () =>
    expect(
      edit({ specificQuestions: { ...asked, 'contact.slots': ['weekend'] }, questionSet: { field: 'other', version: 1 } }).types(),
    ).toEqual({ lead: ['LeadEdited'] }));
  it('leave offers when they are taken away', () =>
    expect(edit({ specificQuestions: {} }).events()).toMatchObject({ lead: [{ data: { accessibleSpecificQuestions: {} } }] }));
  it('are shown by staff as they stand, never otherwise', () => {
    expect(edit({ accessibleSpecificQuestions: { 'family.safety': 'yes' } }).events()).toMatchObject({
      lead: [{ data: { changed: ['accessibleSpecificQuestions'], accessibleSpecificQuestions: { 'family.safety': 'yes' } } }],
    });
    expect(edit({ accessibleSpecificQuestions: { 'family.union': 'single' } }).refusal()).toBe('VALIDATION: fields');
    expect(edit({ accessibleSpecificQuestions: { 'family.pets': 'dog' } }).refusal()).toBe('VALIDATION: fields');
  });
  it('are not touched by an edit of something else', () =>
    expect(edit({ experience: 5 }).events()).toMatchObject({ lead: [{ data: { changed: ['experience'] } }] }));
});

describe('question-sets', () => {
  const happened = ([type, data]: Past[number], minutes = 0): StoryEvent => [questionSet, 'family', type, data, minutes];
  const events = [happened(drafted([pets])), happened(published(2, [pets]), 5), happened(drafted([pets, walk]), 9)];
  it('shows the draft and every version', () => {
    expect(rowsOf(questionSets, story(...events.slice(0, 1))).get('family')).toMatchObject({
      draft: [pets],
      versions: [],
      publishedVersion: null,
    });
    expect(rowsOf(questionSets, story(...events)).get('family')).toMatchObject({
      draft: [pets, walk],
      publishedVersion: 2,
      versions: [{ version: 2, questions: [pets] }],
      version: 3,
    });
    expect(rowsOf(questionSets, story(...events.slice(0, 2))).get('family')).toMatchObject({ draft: null, draftedAt: null });
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(questionSets, story(...events))).toEqual([]));
});
