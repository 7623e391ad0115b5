import { createHash } from 'node:crypto';
import {
  at,
  configWith,
  effectsOf,
  given,
  type Past,
  recorded,
  rowsOf,
  story,
  unexercised,
  type StoryEvent,
} from '@jurilien/event-sourcing/testing';
import { type Actor, type Ctx, fold } from '@jurilien/event-sourcing';
import { mindCampaigns } from './automations/mind-campaigns.js';
import { campaign, type CampaignEvent } from './campaign.js';
import { contentFaults, contentText, segmentsAtMost } from './content.js';
import { approveCampaign, returnCampaign, submitCampaign } from './decisions/decide-campaign.js';
import { archiveCampaign, cancelCampaign, pauseCampaign, resumeCampaign } from './decisions/hold-campaign.js';
import { finishCampaign, freezeCampaignAudience, startCampaign } from './decisions/run-campaign.js';
import { saveCampaignDraft } from './decisions/save-campaign-draft.js';
import { scheduleCampaign } from './decisions/schedule-campaign.js';
import { estimateCampaign, recordCampaignEstimate, testCampaign } from './decisions/try-campaign.js';
import { campaigns } from './views/campaigns.js';

const id = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [campaignId, segmentId, ada, bob, qc] = [id(1), id(2), id(11), id(12), id(13)] as [string, string, string, string, string];
const as = (userId: string, provinces?: ('QC' | 'ON')[]): Actor => ({
  ...{ kind: 'user', id: userId, role: provinces ? 'jurilien_admin_qc' : 'jurilien_admin' },
  ...(provinces ? { provinces } : {}),
});
const hashed = (value: string): string => createHash('sha256').update(value).digest('hex');
const by = (userId: string, more: Partial<Ctx> = {}): Partial<Ctx> => ({ actor: as(userId), hash: hashed, ...more });
const SYSTEM: Partial<Ctx> = { actor: { kind: 'system', id: 'job:send-campaign' } };

const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.' }, en: { subject: 'News', body: 'Hello.' } };
const content = {
  ...{ name: 'Novembre', channel: 'email' as const, segmentId, segmentVersion: 1, words, localTime: false, rampUp: false },
};
const query = { combinator: 'and', rules: [] };
const segment: Past = [['SegmentSaved', { segmentId, v: 1, name: 'Tous', audience: 'professionals', query }]];
const ofQuebec: Past = [['SegmentSaved', { segmentId, v: 1, name: 'Tous', audience: 'professionals', province: 'QC', query }]];
const drafted = given({ segment })
  .when(saveCampaignDraft, { campaignId, ...content }, by(ada))
  .events()['campaign']![0]!;
const { hash } = drafted.data as { hash: string };
const of = { campaignId };
const counts = { total: 300, eligible: 250, suppressed: { Z04: 50 }, bases: { express: 250 }, shared: 0, languages: { fr: 250 } };
const estimated = { ...of, edit: 1, ...counts, segments: 0, costInCents: 0 };

type Step = Past[number];
const draft: Step = ['CampaignDraftSaved', drafted.data as Record<string, unknown>, at(0), as(ada)];
const counted: Step = ['CampaignEstimated', estimated, at(1)];
const tested: Step = ['CampaignTested', { ...of, edit: 1, userId: ada }, at(2), as(ada)];
const submitted: Step = ['CampaignSubmitted', { ...of, hash }, at(3), as(ada)];
const approved: Step = ['CampaignApproved', { ...of, hash, recipients: 250 }, at(4), as(bob)];
const scheduled: Step = ['CampaignScheduled', { ...of, startsAt: at(60), home: 'here' }, at(5), as(ada)];
const preparing: Step = ['CampaignPreparationStarted', of, at(60)];
const frozen: Step = ['CampaignAudienceFrozen', { ...of, n: 250, heldOut: 0, shared: 0 }, at(61)];
const started: Step = ['CampaignStarted', of, at(61)];
const paused: Step = ['CampaignPaused', { ...of, cause: 'staff' }, at(62), as(bob)];
const finished: Step = ['CampaignFinished', { ...of, sent: 240, suppressed: 8, failed: 1, unknown: 1 }, at(70)];
const upTo = (last: Step): Past => {
  const life = [draft, counted, tested, submitted, approved, scheduled, preparing, frozen, started];
  return life.slice(0, life.indexOf(last) + 1);
};
const when = (past: Past, more: Record<string, Past> = { segment }) => given({ campaign: past, ...more });

describe('a draft of a campaign', () => {
  it('is kept with its segment, and counts the times it is changed', () => {
    expect(drafted).toMatchObject({ type: 'CampaignDraftSaved', data: { edit: 1, audience: 'professionals', name: 'Novembre' } });
    expect(
      when([draft])
        .when(saveCampaignDraft, { ...of, ...content }, by(bob))
        .types(),
    ).toEqual({});
    const other = { ...of, ...content, rampUp: true };
    expect(when([draft]).when(saveCampaignDraft, other, by(bob)).events()['campaign']![0]!.data).toMatchObject({ edit: 2 });
  });
  it('names a version of a segment that there is', () =>
    expect(
      given({ segment })
        .when(saveCampaignDraft, { ...of, ...content, segmentVersion: 2 }, by(ada))
        .refusal(),
    ).toBe('VALIDATION: no-such-segment'));
  it('of an administrator of one province goes to a segment of that province', () => {
    const quebec = by(qc, { actor: as(qc, ['QC']) });
    expect(
      given({ segment })
        .when(saveCampaignDraft, { ...of, ...content }, quebec)
        .refusal(),
    ).toBe('NOT_FOUND: segment');
    expect(
      given({ segment: ofQuebec })
        .when(saveCampaignDraft, { ...of, ...content }, quebec)
        .types(),
    ).toEqual({ campaign: ['CampaignDraftSaved'] });
    expect(when([draft]).when(estimateCampaign, of, quebec).refusal()).toBe('NOT_FOUND: campaign');
  });
  it('has two subjects in e-mails alone', () => {
    const trial = { subjects: { fr: 'A', en: 'B' }, secondPercent: 50, holdoutPercent: 10, winner: 'replies' as const };
    const sms = { ...of, ...content, channel: 'sms' as const, trial };
    expect(given({ segment }).when(saveCampaignDraft, sms, by(ada)).refusal()).toBe('VALIDATION: trial-of-subjects');
    expect(
      given({ segment })
        .when(saveCampaignDraft, { ...of, ...content, trial }, by(ada))
        .types(),
    ).toEqual({ campaign: ['CampaignDraftSaved'] });
  });
  it('is compared by what its readers can do: members alone buy', () => {
    const trial = { subjects: { fr: 'A', en: 'B' }, secondPercent: 50, holdoutPercent: 10, winner: 'purchases' as const };
    const ofClients: Past = [['SegmentSaved', { segmentId, v: 1, name: 'Clients', audience: 'clients', query }]];
    const save = (of2: Past) => given({ segment: of2 }).when(saveCampaignDraft, { ...of, ...content, trial }, by(ada));
    expect(save(ofClients).refusal()).toBe('VALIDATION: winner-of-members');
    expect(save(segment).types()).toEqual({ campaign: ['CampaignDraftSaved'] });
  });
  it('is a draft again, and not approved, once it is changed', () => {
    const changed = when(upTo(approved))
      .when(saveCampaignDraft, { ...of, ...content, rampUp: true }, by(bob))
      .events()['campaign']!;
    const again: Past = [...upTo(approved), ['CampaignDraftSaved', changed[0]!.data as Record<string, unknown>, at(6), as(bob)]];
    expect(
      when(again)
        .when(scheduleCampaign, { ...of, segmentId, home: 'here' }, by(ada))
        .refusal(),
    ).toBe('WRONG_STATE: campaign-draft');
    expect(
      when(again)
        .when(submitCampaign, { ...of, testSeen: true }, by(ada))
        .refusal(),
    ).toBe('WRONG_STATE: estimate-missing');
  });
  it('is not changed any more once it is scheduled', () =>
    expect(
      when(upTo(scheduled))
        .when(saveCampaignDraft, { ...of, ...content, rampUp: true }, by(ada))
        .refusal(),
    ).toBe('WRONG_STATE: campaign-scheduled'));
});

describe('the words of a campaign', () => {
  const named = { sender: 'Jurilien', maxSegments: 3 };
  const faultsOf = (more: object): string[] =>
    contentFaults({ channel: 'email', words, ...more } as never, named).map(({ field, message }) => `${field} ${message}`);
  it('exist in both languages', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ words: { ...words, en: { subject: '', body: '' } } })).toEqual(['words.en.body missing', 'words.en.subject missing']);
    expect(faultsOf({ channel: 'sms', words: { ...words, en: { subject: '', body: '' } } })).toEqual(['words.en.body missing']);
  });
  it('name no variable: nothing of a person is in them', () =>
    expect(faultsOf({ words: { ...words, fr: { subject: '{nom}', body: 'Bonjour {description}' } } })).toEqual([
      'words.fr.body unknown-variable',
      'words.fr.subject unknown-variable',
    ]));
  it('of a text are three parts at most, with who writes and how to stop, and no shared shortener', () => {
    const long = { fr: { subject: '', body: 'a'.repeat(440) }, en: { subject: '', body: 'short' } };
    expect(faultsOf({ channel: 'sms', words: long })).toEqual(['words.fr.body too-long']);
    expect(segmentsAtMost(long, 'Jurilien')).toBe(4);
    const shortened = { ...long, fr: { subject: '', body: 'https://bit.ly/abc' } };
    expect(faultsOf({ channel: 'sms', words: shortened })).toEqual(['words.fr.body link-shortener']);
  });
  it('have one text for one content, in whatever order it is written', () => {
    const { name, ...rest } = content;
    expect(contentText({ ...rest, name }, { b: 1, a: 2 })).toBe(contentText({ name, ...rest }, { a: 2, b: 1 }));
    expect(contentText(content, 1)).not.toBe(contentText({ ...content, rampUp: true }, 1));
  });
});

describe('before a campaign is submitted', () => {
  it('is counted by the worker, once while someone waits for it', () => {
    expect(when([draft]).when(estimateCampaign, of, by(ada)).types()).toEqual({ campaign: ['CampaignEstimateRequested'] });
    const waits: Past = [draft, ['CampaignEstimateRequested', { ...of, edit: 1 }]];
    expect(when(waits).when(estimateCampaign, of, by(ada)).types()).toEqual({});
    expect(when(waits).when(recordCampaignEstimate, estimated, SYSTEM).types()).toEqual({ campaign: ['CampaignEstimated'] });
    expect(when([draft]).when(recordCampaignEstimate, estimated, SYSTEM).types()).toEqual({});
  });
  it('is tested at one’s own address, in words that can go out', () => {
    expect(when([draft]).when(testCampaign, of, by(ada)).events()).toEqual({
      campaign: [{ type: 'CampaignTested', data: { ...of, edit: 1, userId: ada } }],
    });
    const half = given({ segment }).when(
      saveCampaignDraft,
      { ...of, ...content, words: { ...words, en: { subject: '', body: '' } } },
      by(ada),
    );
    const past: Past = [['CampaignDraftSaved', half.events()['campaign']![0]!.data as Record<string, unknown>, at(0), as(ada)]];
    expect(when(past).when(testCampaign, of, by(ada)).refusal()).toBe('VALIDATION: campaign-incomplete');
  });
  it('has a count of the last 24 hours and a test that its submitter saw', () => {
    const submit = (past: Past, who: Partial<Ctx>) => when(past).when(submitCampaign, { ...of, testSeen: true }, who);
    expect(submit([draft, tested], by(ada)).refusal()).toBe('WRONG_STATE: estimate-missing');
    expect(submit([draft, counted, tested], by(ada, { now: at(1 + 24 * 60) })).refusal()).toBe('WRONG_STATE: estimate-missing');
    expect(submit([draft, counted], by(ada)).refusal()).toBe('WRONG_STATE: test-missing');
    expect(submit([draft, counted, tested], by(bob)).refusal()).toBe('WRONG_STATE: test-missing');
    expect(submit([draft, counted, tested], by(ada, { now: at(24 * 60) })).types()).toEqual({ campaign: ['CampaignSubmitted'] });
  });
});

describe('the approval of a campaign', () => {
  const approve = (past: Past, input: object, who: Partial<Ctx>) => when(past).when(approveCampaign, { ...of, hash, ...input }, who);
  it('is neither its author’s nor its last editor’s', () => {
    expect(approve(upTo(submitted), { recipients: 250 }, by(ada)).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    const edited: Past = [draft, ['CampaignDraftSaved', { ...drafted.data, edit: 1 }, at(0), as(bob)], counted, tested, submitted];
    expect(approve(edited, { recipients: 250 }, by(bob)).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(approve(upTo(submitted), { recipients: 250 }, by(bob)).types()).toEqual({ campaign: ['CampaignApproved'] });
  });
  it('is of what was read', () =>
    expect(approve(upTo(submitted), { hash: 'another', recipients: 250 }, by(bob)).refusal()).toBe('STALE_VERSION: campaign-changed'));
  it('above a number of recipients types how many', () => {
    expect(approve(upTo(submitted), {}, by(bob)).refusal()).toBe('VALIDATION: count-not-typed');
    expect(approve(upTo(submitted), { recipients: 249 }, by(bob)).refusal()).toBe('VALIDATION: count-not-typed');
    const few: Past = [draft, ['CampaignEstimated', { ...estimated, eligible: 200 }, at(1)], tested, submitted];
    expect(approve(few, {}, by(bob)).types()).toEqual({ campaign: ['CampaignApproved'] });
  });
  it('needs no second person below a number that the configuration may state', () => {
    const config = configWith({ 'campaign.approval.minRecipients': 300 });
    expect(approve(upTo(submitted), { recipients: 250 }, by(ada, { config })).types()).toEqual({ campaign: ['CampaignApproved'] });
  });
  it('is refused by returning it', () => {
    expect(when(upTo(submitted)).when(returnCampaign, of, by(bob)).types()).toEqual({ campaign: ['CampaignReturned'] });
    expect(when(upTo(scheduled)).when(returnCampaign, of, by(bob)).refusal()).toBe('WRONG_STATE: campaign-scheduled');
  });
});

describe('the schedule of a campaign', () => {
  const schedule = (input: object, who: Partial<Ctx> = by(ada), past = upTo(approved), of2 = segment) =>
    when(past, { segment: of2 }).when(scheduleCampaign, { ...of, segmentId, home: 'here', ...input }, who);
  it('begins at an hour ahead, or at once', () => {
    expect(schedule({ startsAt: at(60) }).events()).toMatchObject({ campaign: [{ data: { startsAt: at(60), home: 'here' } }] });
    expect(schedule({}, by(ada, { now: at(9) })).events()).toMatchObject({ campaign: [{ data: { startsAt: at(9) } }] });
    expect(schedule({ startsAt: at(-1) }).refusal()).toBe('VALIDATION: starts-in-the-past');
    expect(schedule({ startsAt: at(30 * 24 * 60 + 1) }).refusal()).toBe('VALIDATION: starts-too-far-ahead');
  });
  it('is of what was approved: content and segment', () => {
    expect(schedule({}, by(ada), upTo(approved), ofQuebec).refusal()).toBe('STALE_VERSION: campaign-changed');
    expect(schedule({}, by(ada), upTo(submitted)).refusal()).toBe('WRONG_STATE: campaign-submitted');
  });
  it('is not possible while campaigns are switched off', () =>
    expect(schedule({}, by(ada, { config: configWith({ 'feature.campaigns': false }) })).refusal()).toBe('WRONG_STATE: campaigns-off'));
});

describe('a campaign under way', () => {
  it('begins when its hour has come, and is frozen once', () => {
    expect(
      when(upTo(scheduled))
        .when(startCampaign, of, { ...SYSTEM, now: at(59) })
        .refusal(),
    ).toBe('WRONG_STATE: not-due');
    expect(
      when(upTo(scheduled))
        .when(startCampaign, of, { ...SYSTEM, now: at(60) })
        .types(),
    ).toEqual({ campaign: ['CampaignPreparationStarted'] });
    expect(when(upTo(preparing)).when(startCampaign, of, SYSTEM).types()).toEqual({});
    const n = { n: 250, heldOut: 0, shared: 0 };
    expect(
      when(upTo(preparing))
        .when(freezeCampaignAudience, { ...of, ...n }, SYSTEM)
        .types(),
    ).toEqual({ campaign: ['CampaignAudienceFrozen', 'CampaignStarted'] });
    expect(
      when(upTo(started))
        .when(freezeCampaignAudience, { ...of, ...n }, SYSTEM)
        .types(),
    ).toEqual({});
  });
  it('is finished when everyone is accounted for, and no sooner', () => {
    const finish = (totals: object) =>
      when(upTo(started)).when(finishCampaign, { ...of, sent: 240, suppressed: 8, failed: 1, unknown: 1, ...totals }, SYSTEM);
    expect(finish({}).types()).toEqual({ campaign: ['CampaignFinished'] });
    expect(finish({ sent: 239 }).refusal()).toBe('WRONG_STATE: recipients-missing');
    expect(finish({ unknown: 2 }).refusal()).toBe('WRONG_STATE: recipients-missing');
  });
  it('is paused and resumed by people, and paused by the system with its own cause', () => {
    expect(when(upTo(started)).when(pauseCampaign, of, by(bob)).types()).toEqual({ campaign: ['CampaignPaused'] });
    expect(
      when(upTo(started))
        .when(pauseCampaign, { ...of, cause: 'complaints' }, by(bob))
        .refusal(),
    ).toBe('VALIDATION: cause-of-the-system');
    expect(
      when(upTo(started))
        .when(pauseCampaign, { ...of, cause: 'complaints' }, SYSTEM)
        .types(),
    ).toEqual({ campaign: ['CampaignPaused'] });
    expect(
      when([...upTo(started), paused])
        .when(pauseCampaign, of, by(ada))
        .types(),
    ).toEqual({});
    expect(when(upTo(approved)).when(pauseCampaign, of, by(ada)).refusal()).toBe('WRONG_STATE: campaign-approved');
    expect(
      when(upTo(started))
        .when(resumeCampaign, { ...of, home: 'here' }, by(ada))
        .refusal(),
    ).toBe('WRONG_STATE: campaign-sending');
  });
  it('goes on with what it was paused in; on a copy it first looks whom it lost', () => {
    const resume = (past: Past, home: string) =>
      when([...past, paused])
        .when(resumeCampaign, { ...of, home }, by(bob))
        .events()['campaign']![0]!.data as { into: string };
    expect(resume(upTo(scheduled), 'here').into).toBe('Scheduled');
    expect(resume(upTo(preparing), 'here').into).toBe('Preparing');
    expect(resume(upTo(started), 'here').into).toBe('Sending');
    expect(resume(upTo(started), 'a copy').into).toBe('Preparing');
  });
  it('is judged by what was sent since it was resumed, where its readers or the provider had it pause', () => {
    const by = (cause: string): Past => [...upTo(started), ['CampaignPaused', { ...of, cause }, at(70)]];
    const state = (past: Past) => fold(campaign, recorded(campaign, campaignId, past));
    const goesOn: Step = ['CampaignResumed', { ...of, home: 'here', into: 'Sending', startsAt: at(60) }, at(80)];
    expect(state(upTo(started))).toMatchObject({ sendingSince: at(61), judgedSince: at(61) });
    expect(state(by('complaints'))).toMatchObject({ pausedAt: at(70), sendingSince: at(61), judgedSince: at(61) });
    expect(state([...by('complaints'), goesOn])).toMatchObject({ sendingSince: at(80), judgedSince: at(80), pausedAt: undefined });
    expect(state([...by('staff'), goesOn])).toMatchObject({ sendingSince: at(80), judgedSince: at(61) });
  });
  it('is called off until it is over, and archived after', () => {
    for (const past of [upTo(draft), upTo(approved), upTo(started), [...upTo(started), paused]])
      expect(when(past).when(cancelCampaign, of, by(bob)).types()).toEqual({ campaign: ['CampaignCancelled'] });
    expect(
      when([...upTo(started), finished])
        .when(cancelCampaign, of, by(bob))
        .refusal(),
    ).toBe('WRONG_STATE: campaign-finished');
    expect(
      when([...upTo(started), finished])
        .when(archiveCampaign, of, by(bob))
        .types(),
    ).toEqual({ campaign: ['CampaignArchived'] });
    expect(when(upTo(started)).when(archiveCampaign, of, by(bob)).refusal()).toBe('WRONG_STATE: campaign-sending');
    expect(
      when([...upTo(started), finished, ['CampaignArchived', of]])
        .when(archiveCampaign, of, by(bob))
        .types(),
    ).toEqual({});
  });
});

const told = (...steps: readonly Step[]): StoryEvent[] =>
  steps.map(([type, data]) => [campaign, campaignId, type as CampaignEvent['type'], data]);
const resumed = (into: string): Step => ['CampaignResumed', { ...of, home: 'here', into, startsAt: at(60) }];
const whole = story(
  ...told(
    draft,
    ['CampaignEstimateRequested', { ...of, edit: 1 }],
    counted,
    tested,
    submitted,
    ['CampaignReturned', of],
    submitted,
    approved,
  ),
  ...told(scheduled, preparing, frozen, started, paused, resumed('Sending'), finished, ['CampaignArchived', of], ['CampaignCancelled', of]),
);

describe('what a campaign leaves to the worker', () => {
  it('is a count, a test, a start at its hour, a freeze and the sending', () => {
    const effects = effectsOf(mindCampaigns, whole) as { do: string; job?: string; timer?: string; lane?: object }[];
    expect(effects.map(({ job, timer }) => job ?? timer)).toEqual([
      ...['estimate-campaign', 'test-campaign', 'campaign.start', 'freeze-campaign', 'send-campaign', 'send-campaign'],
      ...['campaign.start', 'end-campaign'],
    ]);
    expect(effects.filter(({ job }) => job === 'send-campaign').every(({ lane }) => lane !== undefined)).toBe(true);
    const again = effectsOf(mindCampaigns, story(...told(resumed('Scheduled'), resumed('Preparing')))) as {
      job?: string;
      timer?: string;
    }[];
    expect(again.map(({ job, timer }) => job ?? timer)).toEqual(['campaign.start', 'freeze-campaign']);
  });
});

describe('the list of campaigns', () => {
  it('shows each step', () => {
    expect(unexercised(campaigns, whole)).toEqual([]);
    expect(rowsOf(campaigns, story(...told(draft, counted, tested, submitted, approved))).get(campaignId)).toMatchObject({
      ...{ state: 'Approved', estimatedEdit: 1, testedEdit: 1, approvedRecipients: 250, archived: false },
      estimate: counts,
    });
    const done = story(...told(...upTo(started), paused, resumed('Sending'), finished, ['CampaignArchived', of]));
    expect(rowsOf(campaigns, done).get(campaignId)).toMatchObject({
      state: 'Finished',
      frozen: 250,
      sent: 240,
      pausedBy: null,
      archived: true,
    });
  });
});
