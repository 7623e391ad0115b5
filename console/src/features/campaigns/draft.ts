import { CAMPAIGN_COUNT_MS, CAMPAIGN_STATES } from '@jurilien/contracts';
import type { CampaignContent, CampaignRow, SegmentRow } from '@jurilien/rows/campaigns';
import type { Condition } from '../../components/conditions/condition-form';
import type { Answer } from '@jurilien/contracts/api';

export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type Audiences = Answer<'GET /api/audiences'>['audiences'];
export type Audience = Audiences[number]['audience'];

/** Whom it goes to, as it is typed: a kept segment, or a new one. */
export interface TypedSegment {
  readonly segmentId: string;
  /** The version that is kept; none of one that is new. */
  readonly v: number;
  /** Events of its stream: what a save was typed about. */
  readonly revision?: number;
  readonly name: string;
  readonly audience: Audience;
  readonly province?: 'QC' | 'ON';
  readonly query: Condition;
}

/** A campaign as it is typed. */
export interface TypedCampaign extends Omit<CampaignContent, 'segmentId' | 'segmentVersion'> {
  readonly segment: TypedSegment;
}

const everyone: Condition = { combinator: 'and', rules: [] };
const noWords = { subject: '', body: '' };

/** A new segment of an audience. */
export const newSegment = (audience: Audience): TypedSegment => ({
  segmentId: crypto.randomUUID(),
  v: 0,
  name: '',
  audience,
  query: everyone,
});

/** A kept segment as it is now. */
export const keptSegment = (row: SegmentRow): TypedSegment => ({
  ...{ segmentId: row.id, v: row.v, revision: row.version, name: row.name ?? '', audience: row.audience, query: row.query },
  ...(row.province ? { province: row.province } : {}),
});

/** A campaign of which nothing is written yet. */
export const newCampaign = (): TypedCampaign => ({
  ...{ name: '', channel: 'email', words: { fr: noWords, en: noWords }, localTime: true, rampUp: false },
  segment: newSegment('professionals'),
});

/** A campaign as it was saved, over the segment as it is now. */
export const keptCampaign = (row: CampaignRow, segment: SegmentRow | undefined): TypedCampaign => ({
  ...{ name: row.name ?? '', channel: row.channel, words: row.words, localTime: row.localTime, rampUp: row.rampUp },
  ...(row.perMinute ? { perMinute: row.perMinute } : {}),
  ...(row.trial ? { trial: row.trial } : {}),
  segment: segment ? keptSegment(segment) : { ...newSegment(row.audience), segmentId: row.segmentId, v: row.segmentVersion },
});

/** What a save says of the segment; the same text for the same segment. */
export const segmentPayload = ({ segmentId, name, audience, province, query }: TypedSegment) => ({
  ...{ segmentId, name: name.trim(), audience, query },
  ...(province ? { province } : {}),
});
export const campaignPayload = ({ segment: _, ...content }: TypedCampaign) => ({ ...content, name: content.name.trim() });

/** Steps of a campaign that is written, in their order. */
export const STEPS = ['whom', 'words', 'when', 'check', 'approve', 'go'] as const;
export type Step = (typeof STEPS)[number];

/** What a step lacks, by the key of its sentence; nothing once it is done. */
export type Missing =
  'segmentName' | 'name' | 'bodyFr' | 'bodyEn' | 'subjectFr' | 'subjectEn' | 'save' | 'count' | 'test' | 'submit' | 'approval' | 'schedule';

function wordsMissing({ name, channel, words, trial }: TypedCampaign): Missing[] {
  const subjects = (lang: Lang): string[] => [words[lang].subject, ...(trial ? [trial.subjects[lang]] : [])];
  const lacks = (lang: Lang): boolean => channel === 'email' && subjects(lang).some((one) => one.trim() === '');
  return [
    ...(name.trim() ? [] : (['name'] as const)),
    ...(lacks('fr') ? (['subjectFr'] as const) : []),
    ...(words.fr.body.trim() ? [] : (['bodyFr'] as const)),
    ...(lacks('en') ? (['subjectEn'] as const) : []),
    ...(words.en.body.trim() ? [] : (['bodyEn'] as const)),
  ];
}

const AFTER_APPROVAL: readonly string[] = CAMPAIGN_STATES.slice(CAMPAIGN_STATES.indexOf('Approved'));

/** What each step lacks still. @param row as it was saved; nothing before that @param now milliseconds */
export function missingOf(
  typed: TypedCampaign,
  row: CampaignRow | undefined,
  dirty: boolean,
  now: number,
): Readonly<Record<Step, readonly Missing[]>> {
  const counted = row?.estimatedEdit === row?.edit && row?.estimatedAt && now - Date.parse(row.estimatedAt) < CAMPAIGN_COUNT_MS;
  const tested = row?.testedEdit === row?.edit;
  const state = row?.state ?? 'Draft';
  const approved = AFTER_APPROVAL.includes(state);
  return {
    whom: typed.segment.name.trim() ? [] : ['segmentName'],
    words: wordsMissing(typed),
    when: [],
    check: dirty || !row ? ['save'] : approved ? [] : [...(counted ? [] : (['count'] as const)), ...(tested ? [] : (['test'] as const))],
    approve: approved ? [] : state === 'Submitted' ? ['approval'] : ['submit'],
    go: ['Draft', 'Submitted', 'Approved'].includes(state) ? ['schedule'] : [],
  };
}
