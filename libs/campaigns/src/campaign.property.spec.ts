import { createHash } from 'node:crypto';
import { type Actor, type Ctx, fold, type NewEvent, type Recorded, Refused } from '@jurilien/event-sourcing';
import { asShipped, at, effectsOf, pure, rowsOf, story, testCtx } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { mindCampaigns } from './automations/mind-campaigns.js';
import { campaign, campaignEvents, type CampaignEvent, type CampaignState, type CampaignStatus } from './campaign.js';
import { approveCampaign, returnCampaign, submitCampaign } from './decisions/decide-campaign.js';
import { archiveCampaign, cancelCampaign, pauseCampaign, resumeCampaign } from './decisions/hold-campaign.js';
import { finishCampaign, freezeCampaignAudience, startCampaign } from './decisions/run-campaign.js';
import { saveCampaignDraft } from './decisions/save-campaign-draft.js';
import { saveSegment } from './decisions/save-segment.js';
import { scheduleCampaign } from './decisions/schedule-campaign.js';
import { estimateCampaign, recordCampaignEstimate, testCampaign } from './decisions/try-campaign.js';
import { segment, type SegmentState } from './segment.js';
import { campaigns } from './views/campaigns.js';

const id = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [campaignId, segmentId] = [id(1), id(2)] as const;
const PEOPLE = [id(11), id(12), id(13)];
const person = (n: number): Actor => ({ kind: 'user', id: PEOPLE[n % PEOPLE.length]!, role: 'jurilien_admin' });
const SYSTEM: Actor = { kind: 'system', id: 'job' };
const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Written by people, and by the worker and its timer. */
const BY_PEOPLE = [
  ...[saveSegment, saveCampaignDraft, estimateCampaign, testCampaign, submitCampaign, approveCampaign, returnCampaign],
  ...[scheduleCampaign, pauseCampaign, resumeCampaign, cancelCampaign, archiveCampaign],
].map((each) => pure(each));
const BY_WORKER = [recordCampaignEstimate, startCampaign, freezeCampaignAudience, finishCampaign, pauseCampaign].map((each) => pure(each));

/** What usually comes next, so that some of the lives reach their end. */
const NEXT: Readonly<Partial<Record<CampaignStatus, readonly string[]>>> = {
  None: ['SaveSegment', 'SaveCampaignDraft'],
  Draft: ['EstimateCampaign', 'RecordCampaignEstimate', 'TestCampaign', 'SubmitCampaign'],
  Submitted: ['ApproveCampaign', 'ReturnCampaign', 'ApproveCampaign'],
  Approved: ['ScheduleCampaign'],
  Scheduled: ['StartCampaign'],
  Preparing: ['FreezeCampaignAudience'],
  Sending: ['FinishCampaign', 'PauseCampaign'],
  Paused: ['ResumeCampaign'],
  Finished: ['ArchiveCampaign'],
  Cancelled: ['ArchiveCampaign'],
};
const NAMES = [...new Set([...BY_PEOPLE, ...BY_WORKER].map(({ name }) => name))];
const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.' }, en: { subject: 'News', body: 'Hello.' } };
const query = (n: number) => ({ combinator: 'and', rules: [{ field: 'professional.lang', operator: '=', value: n % 2 ? 'fr' : 'en' }] });

/** Inputs that make sense now and then; the rules decide. */
const inputs = (s: CampaignState, clock: number, n: number): Readonly<Record<string, object>> => ({
  SaveSegment: { segmentId, name: 'Membres', audience: 'professionals', query: query(n) },
  SaveCampaignDraft: {
    ...{ name: `Novembre ${n % 3}`, channel: 'email', segmentId, segmentVersion: 1 + (n % 2), localTime: false, rampUp: n % 5 === 0 },
    words: n % 7 ? words : { ...words, en: { subject: '', body: '' } },
  },
  RecordCampaignEstimate: {
    ...{ edit: Math.max(1, s.edit - (n % 9 ? 0 : 1)), total: n * 5, eligible: n * 4, suppressed: { Z04: n }, bases: { express: n * 4 } },
    ...{ shared: 0, languages: { fr: n * 4 }, segments: 0, costInCents: 0 },
  },
  SubmitCampaign: { testSeen: true },
  ApproveCampaign: { hash: n % 6 ? s.hash : 'another', ...(n % 4 ? { recipients: s.estimate?.eligible } : {}) },
  ScheduleCampaign: { segmentId, home: `home-${n % 2}`, ...(n % 3 ? { startsAt: at(clock + (n % 40)) } : {}) },
  FreezeCampaignAudience: { n, heldOut: 0, shared: 0 },
  PauseCampaign: { cause: n % 2 ? 'staff' : 'complaints' },
  ResumeCampaign: { home: `home-${n % 2}` },
  FinishCampaign: { sent: n % 3 ? (s.frozen ?? 0) : n, suppressed: 0, failed: 0, unknown: 0 },
});

interface Told {
  readonly s: CampaignState;
  readonly of: SegmentState;
}
interface Said {
  readonly name: string;
  readonly clock: number;
  readonly n: number;
  readonly actor: Actor;
}
/** What a rule says to the two states; nothing where it refuses, or where what was typed is none of its input. */
function decided({ s, of }: Told, { name, clock, n, actor }: Said): { campaign?: NewEvent[]; segment?: NewEvent[] } {
  const rule = (actor.kind === 'system' ? BY_WORKER : BY_PEOPLE).find((each) => each.name === name);
  const input = rule?.input.safeParse({ campaignId, ...inputs(s, clock, n)[name] });
  if (!rule || !input?.success) return {};
  const ctx: Ctx = testCtx({ now: at(clock), actor, hash });
  try {
    return rule.decide(input.data as never, { campaign: s, segment: of } as never, ctx) as ReturnType<typeof decided>;
  } catch (e) {
    if (e instanceof Refused) return {};
    throw e;
  }
}

interface Step {
  readonly name: string | undefined;
  readonly n: number;
  readonly minutes: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...NAMES) }),
  n: fc.nat(99),
  minutes: fc.constantFrom(0, 1, 5, 45, 2_000),
});

/** Commands one after another on a campaign and its segment, each event with the states around it. */
function* play(steps: readonly Step[]) {
  const events: Recorded[] = [];
  let [s, of, clock] = [campaign.initial, segment.initial, 0];
  for (const { name: chosen, n, minutes } of steps) {
    clock += minutes;
    const usual = NEXT[s.status]!;
    const name = chosen ?? usual[n % usual.length]!;
    const worker = BY_WORKER.some((each) => each.name === name) && (name !== 'PauseCampaign' || n % 4 === 0);
    const said = { name, clock, n, actor: worker ? SYSTEM : person(n) };
    const answer = decided({ s, of }, said);
    for (const { type, data } of answer.segment ?? []) of = fold(segment, story([segment, segmentId, type, data as never]), of);
    for (const { type, data } of answer.campaign ?? []) {
      const [first] = story([campaign, campaignId, type, data as never]);
      const event: Recorded = { ...first!, version: events.length + 1, occurredAt: at(clock), actor: said.actor, config: asShipped() };
      const before = s;
      s = fold(campaign, [event], s);
      events.push(event);
      yield { ...said, type: type as CampaignEvent['type'], event, before, after: s, of, events };
    }
  }
}
type Happened = ReturnType<typeof play> extends Generator<infer H> ? H : never;

/** From where to where each event leads (4.9); one that is not here leaves a campaign where it is. */
const LEADS: Readonly<Partial<Record<CampaignEvent['type'], readonly [from: readonly CampaignStatus[], to: readonly CampaignStatus[]]>>> = {
  CampaignDraftSaved: [['None', 'Draft', 'Submitted', 'Approved'], ['Draft']],
  CampaignSubmitted: [['Draft'], ['Submitted']],
  CampaignReturned: [['Submitted', 'Approved'], ['Draft']],
  CampaignApproved: [['Submitted'], ['Approved']],
  CampaignScheduled: [['Approved', 'Scheduled'], ['Scheduled']],
  CampaignPreparationStarted: [['Scheduled'], ['Preparing']],
  CampaignStarted: [['Preparing'], ['Sending']],
  CampaignPaused: [['Scheduled', 'Preparing', 'Sending'], ['Paused']],
  CampaignResumed: [['Paused'], ['Scheduled', 'Preparing', 'Sending']],
  CampaignCancelled: [['Draft', 'Submitted', 'Approved', 'Scheduled', 'Preparing', 'Sending', 'Paused'], ['Cancelled']],
  CampaignFinished: [['Sending'], ['Finished']],
};
const OVER: readonly CampaignStatus[] = ['Finished', 'Cancelled'];

/** What must hold of an event, by what it says where it does not. */
const LAWS: readonly (readonly [what: string, broken: (h: Happened) => boolean])[] = [
  [
    'leads where 4.9 does not lead',
    ({ type, before, after }) => {
      const [from, to] = LEADS[type] ?? [[before.status], [before.status]];
      return !from.includes(before.status) || !to.includes(after.status);
    },
  ],
  // A count that was asked for is answered whenever it is done.
  [
    'happened to what is over',
    ({ type, before }) => OVER.includes(before.status) && type !== 'CampaignArchived' && type !== 'CampaignEstimated',
  ],
  [
    'archived what is not over, or twice',
    ({ type, before }) => type === 'CampaignArchived' && (!OVER.includes(before.status) || !!before.archived),
  ],
  [
    'submitted what its submitter has not seen, or no one has counted in a day',
    ({ type, before: { estimate, tested, edit }, actor, clock }) =>
      type === 'CampaignSubmitted' &&
      (estimate?.edit !== edit ||
        Date.parse(at(clock)) - Date.parse(estimate.at) >= 86_400_000 ||
        tested?.edit !== edit ||
        !tested.by.includes(actor.id)),
  ],
  [
    'approved by its author, by its last editor, or without what it says',
    ({ type, before, after, actor }) =>
      type === 'CampaignApproved' && ([before.authorId, before.editorId].includes(actor.id) || after.approved?.hash !== before.hash),
  ],
  [
    'approved for more than 200 without their number',
    ({ type, before, after, n }) =>
      type === 'CampaignApproved' &&
      (after.approved!.recipients !== before.estimate!.eligible || (before.estimate!.eligible > 200 && n % 4 === 0)),
  ],
  [
    'is approved, and was written anew',
    ({ type, after }) => (type === 'CampaignDraftSaved' || type === 'CampaignReturned') && after.approved !== undefined,
  ],
  [
    'goes on its way without an approval of what it says',
    ({ after }) => !['None', 'Draft', 'Submitted', 'Cancelled'].includes(after.status) && after.approved?.hash !== after.hash,
  ],
  [
    'began before its hour',
    ({ type, before, clock }) => type === 'CampaignPreparationStarted' && Date.parse(before.startsAt!) > Date.parse(at(clock)),
  ],
  [
    'wrote its audience down a second time where it was written down',
    ({ type, before, events }) => type === 'CampaignAudienceFrozen' && before.frozen !== undefined && !movedSince(events),
  ],
  [
    'finished with someone unaccounted for, or too many',
    ({ type, before: { frozen }, after: { totals: t } }) =>
      type === 'CampaignFinished' && t!.sent + t!.suppressed + t!.failed + t!.unknown !== frozen,
  ],
  [
    'paused by a person in the name of the system',
    ({ type, actor, event }) => type === 'CampaignPaused' && actor.kind === 'user' && event.data['cause'] !== 'staff',
  ],
  [
    'has the worker do what its state does not allow',
    ({ event, after }) => {
      const asked = effectsOf(mindCampaigns, [event]).map((effect) => ('job' in effect ? effect.job : ''));
      return (
        (asked.includes('send-campaign') && after.status !== 'Sending') ||
        (asked.includes('freeze-campaign') && after.status !== 'Preparing')
      );
    },
  ],
  [
    'is listed otherwise than it is',
    ({ after, events }) => {
      const row = [...rowsOf(campaigns, events).values()][0]!;
      const told = [row['state'], row['edit'], row['hash'], row['frozen'] ?? undefined, row['archived'], row['approvedBy'] ?? undefined];
      return (
        JSON.stringify(told) !==
        JSON.stringify([after.status, after.edit, after.hash, after.frozen, after.archived ?? false, after.approved?.by])
      );
    },
  ],
];

/** Whether it was resumed at another home since its audience was written down last. */
function movedSince(events: readonly Recorded[]): boolean {
  const types = events.slice(0, -1).map(({ type }) => type);
  const since = events.slice(types.lastIndexOf('CampaignAudienceFrozen') + 1);
  return since.some(({ type, data }) => type === 'CampaignResumed' && data['into'] === 'Preparing');
}

describe('any sequence of commands on a campaign', () => {
  it('keeps to its life, its approval and its audience, has the worker send only while it is sent, and its row says what it is', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
        for (const happened of play(steps)) {
          seen.add(happened.type);
          const broken = LAWS.find(([, isBroken]) => isBroken(happened));
          if (broken) throw new Error(`${happened.type}: ${broken[0]}`);
        }
      }),
      { numRuns: 1_500 },
    );
    expect(Object.keys(campaignEvents).filter((type) => !seen.has(type))).toEqual([]);
  });
});
