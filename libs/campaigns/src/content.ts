import { ids, oneLine } from '@jurilien/event-sourcing';
import { segmentsOf, usesSharedShortener, writtenSms } from '@jurilien/reference';
import { z } from 'zod';

/** On what a campaign reaches its readers. */
export const CAMPAIGN_CHANNELS = ['sms', 'email'] as const;
/** By which result the two subjects of a trial are compared: never by opens or clicks, which scanners of mail make. */
export const WINNER_RULES = ['registrations', 'purchases', 'replies', 'opt-outs'] as const;

const words = z.object({ subject: oneLine(150), body: z.string().trim().max(20_000) });

/** A trial of a second subject. Who is held out gets nothing: what they do shows what would have happened anyway. */
const trial = z.object({
  subjects: z.object({ fr: oneLine(150), en: oneLine(150) }),
  /** Of a hundred that are sent something, how many get the second subject. */
  secondPercent: z.int().min(1).max(99),
  /** Of a hundred of the audience, how many are sent nothing. */
  holdoutPercent: z.int().min(0).max(50),
  winner: z.enum(WINNER_RULES),
});
export type CampaignTrial = z.infer<typeof trial>;

/** What a campaign is: whom it goes to, on what, in which words, how fast. Approved and frozen as one. */
export const campaignContent = z.object({
  name: oneLine(80),
  channel: z.enum(CAMPAIGN_CHANNELS),
  segmentId: ids.segmentId,
  segmentVersion: z.int().positive(),
  /** What each language says; a draft may still lack one. */
  words: z.object({ fr: words, en: words }),
  /** Each recipient gets it at the same hour of their own clock. */
  localTime: z.boolean(),
  /** Messages a minute, where that is slower than what the configuration allows. */
  perMinute: z.int().min(1).max(10_000).optional(),
  /** Begins with a tenth of its speed and doubles it every quarter of an hour. */
  rampUp: z.boolean(),
  trial: trial.optional(),
});
export type CampaignContent = z.infer<typeof campaignContent>;

/** Everyone reads the same words: nothing of a person is in them. */
const VARIABLE = /[{}]/;
const LANGS = ['fr', 'en'] as const;

interface Fault {
  readonly field: string;
  readonly message: string;
}

/**
 * What keeps these words from going out, by field: a language that is missing, a variable that does not exist, a text that is too long.
 * @param named the name this installation writes under, and how many parts of a text are allowed
 */
export function contentFaults(
  { channel, words: said, trial: tried }: Pick<CampaignContent, 'channel' | 'words' | 'trial'>,
  named: { readonly sender: string; readonly maxSegments: number },
): Fault[] {
  return LANGS.flatMap((lang) => {
    const { subject, body } = said[lang];
    const fault = (field: string, message: string): Fault => ({ field: `words.${lang}.${field}`, message });
    const subjects = [subject, ...(tried ? [tried.subjects[lang]] : [])];
    return [
      ...(body === '' ? [fault('body', 'missing')] : []),
      ...(VARIABLE.test(body) ? [fault('body', 'unknown-variable')] : []),
      ...(channel === 'email' && subjects.includes('') ? [fault('subject', 'missing')] : []),
      ...(channel === 'email' && subjects.some((s) => VARIABLE.test(s)) ? [fault('subject', 'unknown-variable')] : []),
      ...(channel === 'sms' && usesSharedShortener(body) ? [fault('body', 'link-shortener')] : []),
      ...(channel === 'sms' && segmentsOf(writtenSms(lang, named.sender, body)).segments > named.maxSegments
        ? [fault('body', 'too-long')]
        : []),
    ];
  });
}

/** Parts of a text that networks bill for one reader, at most. */
export const segmentsAtMost = (words: CampaignContent['words'], sender: string): number =>
  Math.max(...LANGS.map((lang) => segmentsOf(writtenSms(lang, sender, words[lang].body)).segments));

/** The same text for the same content: what its hash is made of. */
export const contentText = (content: CampaignContent, segment: unknown): string => JSON.stringify(inOrder({ content, segment }));

/** With its fields in the order of their names, so that the same thing reads the same. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  );
}
