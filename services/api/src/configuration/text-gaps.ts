import { templateWords, type MessageTemplateState } from '@jurilien/automation';
import type { CsvCell } from '@jurilien/contracts';
import { templateGaps, templates, worded, type Template } from '@jurilien/notifications';
import { COMMON_QUESTIONS, LAWYER_TYPES, questionGaps, shippedSet, type Question } from '@jurilien/reference';
import type { QuestionSetRow } from '@jurilien/rows/questions';

/** A text that one language lacks, or whose languages do not fill in the same values. */
interface TextGap {
  readonly in: 'questions' | 'template';
  readonly name: string;
  readonly version?: number;
  readonly draft?: true;
  readonly question?: string;
  readonly part: string;
  readonly of?: string;
  readonly code: 'fr-missing' | 'en-missing' | 'variables';
  readonly only?: { fr: string[]; en: string[] };
}
export interface TextGaps {
  readonly sets: number;
  readonly templates: number;
  readonly gaps: TextGap[];
}
type Row = Pick<QuestionSetRow, 'id' | 'draft' | 'versions'>;
type Asked = Pick<TextGap, 'name' | 'version' | 'draft'> & { readonly questions: readonly Question[] };

/** What every request is asked, and for each field of law the questions in force and the draft. */
const setsOf = (rows: readonly Row[]): Asked[] => [
  { name: 'common', questions: COMMON_QUESTIONS },
  ...LAWYER_TYPES.flatMap(({ code: name }): Asked[] => {
    const row = rows.find(({ id }) => id === name);
    const { version, questions } = row?.versions.at(-1) ?? shippedSet(name)!;
    return [{ name, version, questions }, ...(row?.draft ? [{ name, draft: true as const, questions: row.draft }] : [])];
  }),
];

/** A message as its words are: those in force, or those that someone is writing. */
type WrittenMessage = Pick<TextGap, 'version' | 'draft'> & { readonly template: Template };

/** The words in force of every template, and the drafts; what is retired is sent no more. */
export const messagesWritten = (stateOf: (code: string) => MessageTemplateState): WrittenMessage[] =>
  Object.entries(templates).flatMap(([code, declared]): WrittenMessage[] => {
    const state = stateOf(code);
    if (state.retired) return [];
    const { version, text } = templateWords(code, state);
    const drafted = state.draft && { template: worded(declared, state.draft.text), draft: true as const };
    return [{ template: worded(declared, text), version }, ...(drafted ? [drafted] : [])];
  });

/** Every gap in the texts of questions and messages. @param rows of the sets that someone has worked on */
export function textGaps(rows: readonly Row[], written: readonly WrittenMessage[]): TextGaps {
  const sets = setsOf(rows);
  const inQuestions = sets.flatMap(({ questions, ...where }) =>
    questionGaps(questions).map((gap): TextGap => ({ in: 'questions', ...where, ...gap })),
  );
  const inTemplates = written.flatMap(({ template, ...where }) =>
    templateGaps(template).map(({ rule, only, ...gap }): TextGap => ({
      in: 'template',
      name: rule,
      ...where,
      ...gap,
      ...(only ? { only: { fr: [...only.fr], en: [...only.en] } } : {}),
    })),
  );
  return { sets: sets.length, templates: written.length, gaps: [...inQuestions, ...inTemplates] };
}

type Lang = 'fr' | 'en';
const WORDS = {
  fr: {
    head: ['Où', 'Nom', 'Version', 'Question', 'Partie', 'Précision', 'Ce qui manque', 'En français seulement', 'En anglais seulement'],
    questions: 'Questions',
    template: 'Message',
    common: 'Toutes les demandes',
    draft: 'brouillon',
    'fr-missing': 'français absent',
    'en-missing': 'anglais absent',
    variables: 'variables différentes',
  },
  en: {
    head: ['Where', 'Name', 'Version', 'Question', 'Part', 'Which one', 'What is missing', 'In French only', 'In English only'],
    questions: 'Questions',
    template: 'Message',
    common: 'Every request',
    draft: 'draft',
    'fr-missing': 'French missing',
    'en-missing': 'English missing',
    variables: 'different variables',
  },
} as const;

/** The same as lines of a table. */
export const textGapLines = ({ gaps }: TextGaps, lang: Lang): CsvCell[][] => {
  const words = WORDS[lang];
  const nameOf = ({ in: where, name }: TextGap): string =>
    where === 'template' ? name : (LAWYER_TYPES.find(({ code }) => code === name)?.[lang] ?? words.common);
  return [
    [...words.head],
    ...gaps.map((gap): CsvCell[] => [
      words[gap.in],
      nameOf(gap),
      gap.draft ? words.draft : gap.version,
      gap.question,
      gap.part,
      gap.of,
      words[gap.code],
      gap.only?.fr.join(' '),
      gap.only?.en.join(' '),
    ]),
  ];
};
