import { createHash } from 'node:crypto';
import { effectsOf, given, rowsOf, story, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { templateOf, textOfTemplate, type TemplateText } from '@jurilien/notifications';
import { canonical } from '@jurilien/reference';
import { automationRule, type AutomationRuleState } from '../../automation-rule.js';
import { shippedRule } from '../../rules/index.js';
import { messageTemplates } from '../views/message-templates.js';
import { sendTests } from '../automations/send-tests.js';
import { messageTemplate, templateWords } from '../message-template.js';
import type { templateText } from '../template-text.js';
import { PRODUCT, usersOf } from '../usage.js';
import { ON_SAMPLES, previewTemplate } from './preview-template.js';
import { publishTemplate } from './publish-template.js';
import { retireTemplate } from './retire-template.js';
import { rollbackTemplate } from './rollback-template.js';
import { saveTemplateDraft } from './save-template-draft.js';
import { testTemplate } from './test-template.js';
import type { z } from 'zod';

type Text = z.infer<typeof templateText>;
const hash = (said: string): string => createHash('sha256').update(said).digest('hex');
const hashOf = (text: Text): string => hash(canonical(text));
const admin = (id: string) => ({ actor: { kind: 'user', id, role: 'jurilien_admin' }, reason: 'Plus clair', hash }) as const;
const [writer, second] = [admin('a'), admin('b')];
const code = 'R15';
const shipped = structuredClone(textOfTemplate(templateOf(code))) as Text;
const reworded = (subject: string): Text => ({ ...shipped, email: { ...shipped.email!, fr: { ...shipped.email!.fr, subject } } });
const next = reworded('{proName} prend votre demande');
const by = { kind: 'user', id: 'a' } as const;
const drafted = (text: Text = next, of: string = code): Past[number] => [
  'TemplateDraftSaved',
  { code: of, text, hash: hashOf(text) },
  undefined,
  by,
];
const previewed = (text: Text = next, of: string = code): Past[number] => [
  'TemplatePreviewed',
  { code: of, hash: hashOf(text), on: ON_SAMPLES },
];
const published = (version: number, text: Text): Past[number] => ['TemplatePublished', { code, version, text, hash: hashOf(text) }];

describe('SaveTemplateDraft', () => {
  const save = (text: Text, template: Past = []) => given({ template }).when(saveTemplateDraft, { code, text }, writer);
  it('keeps a draft, however unfinished, with a hash of all its words', () => {
    const unfinished = reworded('');
    expect(save(unfinished).events()).toEqual({
      template: [{ type: 'TemplateDraftSaved', data: { code, text: unfinished, hash: hashOf(unfinished) } }],
    });
  });
  it('is no news when it says what is in force, or what is drafted already', () => {
    expect(save(shipped).types()).toEqual({});
    expect(save(next, [drafted()]).types()).toEqual({});
    expect(save(shipped, [drafted()]).types()).toEqual({ template: ['TemplateDraftSaved'] });
  });
  it('keeps no empty lines, and takes no template that is none', () => {
    const gaps = structuredClone(shipped);
    gaps.email!.fr.body = ['Un', '', 'Deux'];
    gaps.email!.fr.after = [''];
    gaps.email!.fr.button = '';
    expect(save(gaps).events().template![0]!.data).toMatchObject({ text: { email: { fr: { body: ['Un', 'Deux'] } } } });
    expect(JSON.stringify(save(gaps).events())).not.toContain('""');
    expect(saveTemplateDraft.input.safeParse({ code: 'R999', text: shipped }).success).toBe(false);
    expect(saveTemplateDraft.input.safeParse({ code, text: { ...shipped, class: 'otp' } }).success).toBe(false);
  });
  it('has nothing to add to a retired template', () =>
    expect(save(next, [['TemplateRetired', { code }]]).refusal()).toBe('WRONG_STATE: template-retired'));
});

describe('PublishTemplate', () => {
  const publish = (template: Past, who: object = writer, read = hashOf(next), of: string = code) =>
    given({ template }).when(publishTemplate, { code: of, hash: read }, who);
  it('makes the draft that was read the version after the last one', () => {
    expect(publish([drafted(), previewed()]).events()).toEqual({
      template: [{ type: 'TemplatePublished', data: { code, version: 2, text: next, hash: hashOf(next) } }],
    });
    const later: Past = [published(2, reworded('Deux')), published(3, reworded('Trois')), ['TemplateRolledBack', { code, to: 2 }]];
    expect(publish([...later, drafted(), previewed()]).events().template![0]!.data).toMatchObject({ version: 4 });
  });
  it.each<[string, Past, string]>([
    ['nothing is drafted', [], 'WRONG_STATE: nothing-drafted'],
    ['the draft was written in since', [drafted(), previewed(), drafted(reworded('Autre'))], 'STALE_VERSION: draft-changed'],
    ['no one looked at it', [drafted()], 'WRONG_STATE: preview-missing'],
    ['another draft was looked at', [previewed(), drafted()], 'WRONG_STATE: preview-missing'],
    ['it is retired', [['TemplateRetired', { code }]], 'WRONG_STATE: template-retired'],
  ])('refuses where %s', (_why, past, refusal) => expect(publish(past).refusal()).toBe(refusal));
  it('refuses a draft that says what is in force', () =>
    expect(publish([drafted(), drafted(shipped), previewed(shipped)], writer, hashOf(shipped)).refusal()).toBe(
      'WRONG_STATE: nothing-drafted',
    ));
  it('names every fault of the words where it stands', () => {
    const wrong = reworded('{rien}');
    const refused = publish([drafted(wrong), previewed(wrong)], writer, hashOf(wrong));
    expect(refused.refusal()).toBe('VALIDATION: template-incomplete');
    expect(refused.refusedFields()).toContainEqual({ field: 'subject.fr', message: 'unknown-variable:rien' });
  });
  it('of what binds people, or a carrier requires, needs a second person', () => {
    const terms = structuredClone(textOfTemplate(templateOf('R66'))) as Text;
    const text = { ...terms, email: { ...terms.email!, fr: { ...terms.email!.fr, subject: 'Nouvelles conditions' } } };
    const past = [drafted(text, 'R66'), previewed(text, 'R66')];
    expect(publish(past, writer, hashOf(text), 'R66').refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(publish(past, second, hashOf(text), 'R66').types()).toEqual({ template: ['TemplatePublished'] });
  });
});

describe('PreviewTemplate', () => {
  const look = (template: Past, read = hashOf(next)) =>
    given({ template }).when(previewTemplate, { code, hash: read, on: ON_SAMPLES }, writer);
  it('writes down once that a draft was looked at', () => {
    expect(look([drafted()]).types()).toEqual({ template: ['TemplatePreviewed'] });
    expect(look([drafted(), previewed()]).types()).toEqual({});
    expect(look([drafted(), previewed(), drafted(reworded('Autre')), drafted()]).types()).toEqual({ template: ['TemplatePreviewed'] });
  });
  it('is of the draft there is', () => expect(look([drafted(reworded('Autre'))]).refusal()).toBe('STALE_VERSION: draft-changed'));
});

describe('RollbackTemplate', () => {
  const back = (to: number, template: Past) => given({ template }).when(rollbackTemplate, { code, to }, writer);
  it('puts an earlier version in force again, whichever', () => {
    expect(back(1, [published(2, next)]).types()).toEqual({ template: ['TemplateRolledBack'] });
    expect(back(2, [published(2, next)]).types()).toEqual({});
    expect(back(3, [published(2, next)]).refusal()).toBe('NOT_FOUND: template-version');
    expect(back(1, [['TemplateRetired', { code }]]).refusal()).toBe('WRONG_STATE: template-retired');
  });
  it('of what binds people is not for who put the words in force', () => {
    const terms = textOfTemplate(templateOf('R66')) as Text;
    const past: Past = [['TemplatePublished', { code: 'R66', text: terms, hash: hashOf(terms), version: 2 }, undefined, by]];
    const takes = (who: typeof writer) => given({ template: past }).when(rollbackTemplate, { code: 'R66', to: 1 }, who);
    expect(takes(writer).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(takes(second).types()).toEqual({ template: ['TemplateRolledBack'] });
  });
});

describe('RetireTemplate', () => {
  const retire = (usedBy: string[], template: Past = []) => given({ template }).when(retireTemplate, { code, usedBy }, writer);
  it('ends what nothing sends any more', () => {
    expect(retire([]).types()).toEqual({ template: ['TemplateRetired'] });
    expect(retire([], [['TemplateRetired', { code }]]).types()).toEqual({});
    expect(retire(['R15']).refusal()).toBe('WRONG_STATE: template-in-use');
  });
  it('knows what sends a template: rules at work or drafted, and the product itself', () => {
    const asShipped = (): AutomationRuleState => automationRule.initial;
    expect(usersOf('R15', asShipped)).toEqual(['R15']);
    expect(usersOf('keyword-stop', asShipped)).toEqual([PRODUCT]);
    const other = { ...shippedRule('R15')!.text, template: 'R16' };
    const moved = (rule: string): AutomationRuleState =>
      rule === 'R15' ? { ...automationRule.initial, versions: [{ version: 2, text: other }] } : automationRule.initial;
    expect([usersOf('R15', moved), usersOf('R16', moved)]).toEqual([[], ['R15', 'R16']]);
    const ended = (rule: string): AutomationRuleState => ({ ...automationRule.initial, ...(rule === 'R15' ? { decided: 'Retired' } : {}) });
    expect(usersOf('R15', ended)).toEqual([]);
  });
});

describe('TestTemplate', () => {
  const test = (input: object, template: Past = []) => given({ template }).when(testTemplate, { code, lang: 'fr', ...input }, writer);
  it('is of the words in force, or of the draft that was read', () => {
    expect(test({}, [published(2, next)]).events().template![0]!.data).toEqual({ code, lang: 'fr', version: 2 });
    expect(test({ hash: hashOf(next) }, [drafted()]).events().template![0]!.data).toEqual({ code, lang: 'fr', hash: hashOf(next) });
    expect(test({ hash: 'other' }, [drafted()]).refusal()).toBe('STALE_VERSION: draft-changed');
  });
  it('sends no words with a hole in them', () => {
    const wrong = reworded('{rien}');
    expect(test({ hash: hashOf(wrong) }, [drafted(wrong)]).refusal()).toBe('VALIDATION: template-incomplete');
  });
});

describe('the words of a template', () => {
  it('in force are the shipped ones, the last published, or those gone back to; a run keeps its version', () => {
    const s = { ...messageTemplate.initial, published: [{ version: 2, text: next }], inForce: 2 };
    expect(templateWords(code, messageTemplate.initial)).toEqual({ version: 1, text: textOfTemplate(templateOf(code)) });
    expect(templateWords(code, s).text).toBe(next);
    expect(templateWords(code, { ...s, inForce: 1 }).version).toBe(1);
    expect(templateWords(code, s, 1).version).toBe(1);
    expect(templateWords(code, { ...s, inForce: 1 }, 2).text).toBe(next);
  });
  it('say the shipped notice where they were published before notices had words of their own', () => {
    const { inapp, ...before } = textOfTemplate(templateOf('R16'));
    const words = (text: TemplateText) =>
      templateWords('R16', { ...messageTemplate.initial, published: [{ version: 2, text }], inForce: 2 }).text;
    expect(words(before)).toEqual({ ...before, inapp });
    const other = { ...inapp!, fr: { title: 'Autre titre', text: 'Autre texte' } };
    expect(words({ ...before, inapp: other }).inapp).toEqual(other);
  });
  it('of a notice are kept as a draft, on one line each', () => {
    const text = structuredClone(textOfTemplate(templateOf('R16'))) as Text;
    text.inapp!.fr.title = 'Autre titre';
    expect(given({}).when(saveTemplateDraft, { code: 'R16', text }, writer).events()).toMatchObject({ template: [{ data: { text } }] });
    text.inapp!.fr.title = 'Deux\nlignes';
    expect(saveTemplateDraft.input.safeParse({ code: 'R16', text }).success).toBe(false);
  });
});

describe('message-templates', () => {
  const of = ([type, data]: Past[number]): StoryEvent => [messageTemplate, code, type, data];
  const all = story(
    ...[
      drafted(),
      previewed(),
      ['TemplateTested', { code, lang: 'fr', hash: hashOf(next) }] as const,
      published(2, next),
      ['TemplateRolledBack', { code, to: 1 }] as const,
      ['TemplateRetired', { code }] as const,
    ].map(of),
  );
  const rowAfter = (n: number) => rowsOf(messageTemplates, all.slice(0, n)).get(code);
  it('shows the draft, who wrote it and whether it was looked at, then the version with who published it, and what else was done', () => {
    expect(rowAfter(1)).toMatchObject({ draftHash: hashOf(next), draft: next, previewed: false, inForce: 1, versions: [] });
    expect(rowAfter(3)).toMatchObject({ previewed: true, steps: [{ what: 'previewed', of: ON_SAMPLES }, { what: 'tested' }] });
    expect(rowAfter(4)).toMatchObject({ draft: null, writers: [], previewed: false, inForce: 2, versions: [{ version: 2, text: next }] });
    expect(rowAfter(6)).toMatchObject({ inForce: 1, retired: true, version: 6 });
    expect(unexercised(messageTemplates, all)).toEqual([]);
  });
  it('leaves a test to the worker, for who asked', () => {
    expect(effectsOf(sendTests, all)).toMatchObject([{ input: { code, lang: 'fr', hash: hashOf(next), userId: 'test' } }]);
  });
});
