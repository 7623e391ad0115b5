import type { Both, EmailText, NoticeText, Template } from './template.js';

/** A text of a message that one language does not have, or whose languages do not fill in the same values. */
export interface TemplateGap {
  readonly rule: string;
  readonly part:
    | 'sms'
    | 'smsShort'
    | 'email'
    | 'subject'
    | 'preview'
    | 'body'
    | 'after'
    | 'button'
    | 'more'
    | 'grades'
    | 'inapp'
    | 'title'
    | 'text'
    | 'choice'
    | 'sample';
  /** The code of the choice, or the variable of the sample. */
  readonly of?: string;
  readonly code: 'fr-missing' | 'en-missing' | 'variables';
  /** Variables that only the French, and only the English text has. */
  readonly only?: Both<readonly string[]>;
}
type Found = Omit<TemplateGap, 'rule'>;
/** What is written in each language; nothing where neither has such a part. */
type Written = Partial<Both<string | undefined>>;

const LANGS = ['fr', 'en'] as const;
const isWritten = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** The languages that lack a part; `must` where a part that is in neither is missing too. */
const missing = (part: Found['part'], written: Written, { of, must = false }: { of?: string; must?: boolean } = {}): Found[] => {
  const lacks = LANGS.filter((lang) => !isWritten(written[lang]));
  if (!must && lacks.length === LANGS.length) return [];
  return lacks.map((lang) => ({ part, ...(of === undefined ? {} : { of }), code: `${lang}-missing` as const }));
};

const named = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();
/** Whether two texts fill in the same values; one that is missing is said so and not compared. */
const filled = (part: Found['part'], { fr, en }: Written, of?: string): Found[] => {
  if (!fr?.trim() || !en?.trim()) return [];
  const [inFrench, inEnglish] = [named(fr), named(en)];
  const only = { fr: inFrench.filter((name) => !inEnglish.includes(name)), en: inEnglish.filter((name) => !inFrench.includes(name)) };
  return only.fr.length + only.en.length === 0 ? [] : [{ part, ...(of === undefined ? {} : { of }), code: 'variables', only }];
};

const both = <T>(of: Partial<Both<T>> | undefined, read: (one: T) => string | undefined): Written => ({
  fr: of?.fr === undefined ? undefined : read(of.fr),
  en: of?.en === undefined ? undefined : read(of.en),
});

function ofEmail(email: Partial<Both<EmailText>>): Found[] {
  const whole = both(email, (text) => JSON.stringify(text));
  const lacks = missing('email', whole);
  if (lacks.length > 0) return lacks;
  return [
    ...missing(
      'subject',
      both(email, ({ subject }) => subject),
      { must: true },
    ),
    ...missing(
      'preview',
      both(email, ({ preview }) => preview),
      { must: true },
    ),
    ...missing(
      'body',
      both(email, ({ body }) => body.join('\n')),
      { must: true },
    ),
    ...missing(
      'after',
      both(email, ({ after = [] }) => after.join('\n')),
    ),
    ...(['button', 'more', 'grades'] as const).flatMap((part) =>
      missing(
        part,
        both(email, (text) => text[part]?.label),
      ),
    ),
    ...filled('email', whole),
  ];
}

/** A short text: what it says, and what it fills in. */
const ofText = (part: 'sms' | 'smsShort', text: Partial<Both<string>> | undefined): Found[] => [
  ...missing(part, text ?? {}),
  ...filled(part, text ?? {}),
];

/** A notice: its title, its sentence, and what both fill in. */
function ofNotice(inapp: Partial<Both<NoticeText>>): Found[] {
  const whole = both(inapp, ({ title, text }) => `${title} ${text}`);
  const lacks = missing('inapp', whole);
  if (lacks.length > 0) return lacks;
  const parts = (['title', 'text'] as const).flatMap((part) =>
    missing(
      part,
      both(inapp, (said) => said[part]),
      { must: true },
    ),
  );
  return [...parts, ...filled('inapp', whole)];
}

const ofChoices = ({ choices = {} }: Template): Found[] =>
  Object.values(choices).flatMap((words) =>
    // Words that are empty in both languages leave the line out.
    Object.entries(words ?? {}).flatMap(([code, said]) => [...missing('choice', said, { of: code }), ...filled('choice', said, code)]),
  );

/** Everything that the languages of a template do not share: words, variables, samples. */
export const templateGaps = (t: Template): TemplateGap[] =>
  [
    ...ofText('sms', t.sms),
    ...ofText('smsShort', t.smsShort),
    ...(t.email ? ofEmail(t.email) : []),
    ...(t.inapp ? ofNotice(t.inapp) : []),
    ...ofChoices(t),
    ...Object.keys(t.vars).flatMap((name) =>
      missing(
        'sample',
        both(t.samples, (samples) => samples[name]),
        { of: name, must: true },
      ),
    ),
  ].map((found) => ({ rule: t.rule, ...found }));
