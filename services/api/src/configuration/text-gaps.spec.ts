import { messageTemplate, type MessageTemplateState } from '@jurilien/automation';
import { csvOf } from '@jurilien/contracts';
import { templateOf, templates, textOfTemplate, type TemplateText } from '@jurilien/notifications';
import { LAWYER_TYPES, shippedSet, type Question } from '@jurilien/reference';
import { messagesWritten, textGapLines, textGaps } from './text-gaps.js';

const FIELDS = LAWYER_TYPES.length;
const questions = shippedSet('family')!.questions;
const spoilt = (at: number): Question[] => questions.map((q, i) => (i === at ? { ...q, label: { ...q.label, en: '' } } : q));
const published = (version: number, of: readonly Question[]) => ({ version, questions: of, at: '2026-11-20T15:00:00.000Z', by: 'anna' });
const r10 = textOfTemplate(templateOf('R10'));
const untranslated: TemplateText = { ...r10, sms: { fr: r10.sms!.fr, en: '' } };
const drafted = (text: TemplateText) => ({ text: text as never, hash: 'h', writers: ['anna'], previewed: false });
/** The messages where someone has worked on R10. */
const messages = (state: Partial<MessageTemplateState> = {}) =>
  messagesWritten((code) => (code === 'R10' ? { ...messageTemplate.initial, ...state } : messageTemplate.initial));

describe('texts that a language lacks', () => {
  it('are none in what is shipped, all of which is looked at', () =>
    expect(textGaps([], messages())).toEqual({ sets: FIELDS + 1, templates: Object.keys(templates).length, gaps: [] }));

  it('are found in the questions in force and in a draft, not in a version that was replaced', () => {
    const versions = [published(2, spoilt(1)), published(3, spoilt(0))];
    const { sets, gaps } = textGaps([{ id: 'family', draft: spoilt(2) as never, versions }], []);
    expect(sets).toBe(FIELDS + 2);
    const common = { in: 'questions', name: 'family', part: 'label', code: 'en-missing' };
    expect(gaps).toEqual([
      { ...common, version: 3, question: questions[0]!.id },
      { ...common, draft: true, question: questions[2]!.id },
    ]);
  });

  it('are found in the words of a message that are in force, not in those that were replaced, nor in what is sent no more', () => {
    const published = [
      { version: 2, text: { ...r10, sms: { fr: '', en: r10.sms!.en } } },
      { version: 3, text: untranslated },
    ];
    const gaps = (state: Partial<MessageTemplateState>) => textGaps([], messages({ published, ...state })).gaps;
    expect(gaps({ inForce: 3 })).toEqual([{ in: 'template', name: 'R10', version: 3, part: 'sms', code: 'en-missing' }]);
    expect([...gaps({ inForce: 1 }), ...gaps({ inForce: 3, retired: true })]).toEqual([]);
  });

  it('are found in a draft of a message, and stand in the table in the words of who asks', () => {
    const found = textGaps([{ id: 'family', draft: spoilt(0) as never, versions: [] }], messages({ draft: drafted(untranslated) }));
    expect(found.templates).toBe(Object.keys(templates).length + 1);
    expect(found.gaps.at(-1)).toEqual({ in: 'template', name: 'R10', draft: true, part: 'sms', code: 'en-missing' });
    const csv = csvOf(textGapLines(found, 'fr'), ';');
    expect(csv).toContain(`Questions;Droit de la famille;brouillon;${questions[0]!.id};label;;anglais absent`);
    expect(csv).toContain('Message;R10;brouillon;;sms;;anglais absent');
    expect(csvOf(textGapLines(found, 'en'), ',')).toContain('Message,R10,draft,,sms,,English missing');
  });
});
