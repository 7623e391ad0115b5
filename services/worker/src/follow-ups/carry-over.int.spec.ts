import { acceptance } from '@jurilien/acceptance';
import { commandOf } from '@jurilien/event-sourcing';
import { type Past, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { survey } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { offering, personId } from '@jurilien/lead/testing';
import { listRows } from '@jurilien/persistence';
import { DAY_MS, plus } from '@jurilien/reference';
import { type Kernel, contexts } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import { carryOverMarks } from './carry-over.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
beforeAll(async () => {
  k = await testKernel(contexts);
  const send = (decision: never, input: object, sending: never) => k.dispatch(commandOf(decision, input as never, sending));
  kernel = { ...k, send } as unknown as Kernel;
});
afterAll(() => k.close());

const professionalId = uuidFor('professional');
/** A request whose search runs, with what happened to it since. */
async function request(name: string, ...more: Past): Promise<string> {
  const leadId = uuidFor(name);
  const events = [...offering, ...more].map(([type, data]) => [
    type,
    { ...data, leadId, ...(type === 'LeadSubmitted' ? { code: name.slice(0, 4).toUpperCase().padEnd(4, 'X') } : {}) },
  ]);
  await happenedBefore(k, lead, leadId, events as never);
  return leadId;
}
const tasks = async () => {
  await k.project();
  const { data } = await listRows(k.db, k.registry.views.get('follow-ups')!, { page: 1, perPage: 100, filter: {} });
  return Object.fromEntries(data.map((row) => [row['id'] as string, row]));
};

it('what waited for the team before there were follow-ups is asked once, by the date that was promised', async () => {
  const stuck = await request('stuck', ['LeadFollowUpMarked', { cause: 'superUnanswered' }]);
  const readyToStart = await request('begins', ['ClientReadyAlertSet', { kind: 'ready' }]);
  const usual = await request('usual');
  const noMore = await request(
    'nomore',
    ['ClientReadyAlertSet', { kind: 'ready' }],
    ['LeadWithdrawn', { reason: 'solved', afterAcceptance: false }],
  );

  const soon = plus(new Date().toISOString(), DAY_MS);
  const accepted = async (name: string, ...more: Past): Promise<string> => {
    const acceptanceId = uuidFor(name);
    const ids = { acceptanceId, leadId: usual, professionalId };
    const opened = { ...ids, province: 'QC', lang: 'fr', slaDueAt: T0, priceCc: 300 };
    const all: Past = [['AcceptanceOpened', opened], ...more.map(([type, data]) => [type, { ...ids, ...data }] as Past[number])];
    await happenedBefore(k, acceptance, acceptanceId, all as never);
    return acceptanceId;
  };
  const late = await accepted('late', ['ContactSlaMissed', {}]);
  const silent = await accepted('silent', ['ContactSlaMissed', {}], ['ContactFollowUpNeeded', {}]);
  const replaced = await accepted('another', [
    'ReplacementRequested',
    { requestId: 'r', personId, by: 'client', cause: 'notReached', answerBy: soon },
  ]);
  const called = await accepted('called', ['ContactSlaMissed', {}], ['ContactRecorded', { channel: 'phone' }]);

  const surveyId = uuidFor('survey');
  const invited = {
    acceptanceId: called,
    leadId: usual,
    professionalId,
    personId,
    code: 'K7QF',
    province: 'QC',
    lang: 'fr',
    expiresAt: soon,
  };
  await happenedBefore(k, survey, surveyId, [
    ['SurveyInvited', { ...invited, side: 'client' }],
    ['SurveySubmitted', { acceptanceId: called, leadId: usual, professionalId, personId, overall: 1, callMe: false, followUp: true }],
  ] as never);
  await k.project();

  await carryOverMarks(kernel, 2);
  const found = await tasks();
  const carried = {
    [`searchStuck:${stuck}`]: { leadId: stuck, priority: 'normal' },
    [`clientReady:${readyToStart}`]: { leadId: readyToStart, priority: 'high' },
    [`contactMissed:${late}`]: { acceptanceId: late, leadId: usual, professionalId },
    [`contactSilent:${silent}`]: { acceptanceId: silent },
    [`replacement:${replaced}`]: { acceptanceId: replaced, dueAt: soon },
    [`lowScore:${surveyId}`]: { acceptanceId: called, leadId: usual },
  };
  expect(Object.keys(found).sort()).toEqual(Object.keys(carried).sort());
  expect(found).toMatchObject(Object.fromEntries(Object.entries(carried).map(([id, row]) => [id, { ...row, state: 'Open' }])));
  expect(Object.keys(found).join()).not.toContain(noMore);

  // Done since, it stays done; nothing is asked twice.
  await k.dispatch({
    ...{ name: 'CancelFollowUp', commandId: uuidFor('done'), actor: { kind: 'system', id: 'test' } },
    input: { followUpId: `searchStuck:${stuck}`, cause: 'answered' },
  } as never);
  await tasks();
  await carryOverMarks(kernel, 2);
  const events = await k.db.query<{ n: number }>("select count(*)::int as n from events where type = 'FollowUpOpened'");
  expect(events[0]!.n).toBe(Object.keys(carried).length);
});
