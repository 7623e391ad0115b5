import type { Answer } from '@jurilien/contracts/api';
import { nothingPending } from '../support/invariants.js';
import { completeJourney } from '../support/journey.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
type Preview = Answer<'POST /api/configuration/previews'>['previews'][number];
type Scope = { province?: 'QC' | 'ON' };
const TORONTO = { province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' };
/** All day, three days from now and on no other: whatever happens today waits. */
const notToday = { days: [((new Date().getUTCDay() + 2) % 7) + 1], from: 0, to: 1_440, holidaysClosed: false };
const hours = { days: [1, 2, 3, 4, 5, 6, 7], from: 60, to: 1_380, holidaysClosed: false };

/** Every key with a preview, beside those of prices and waves: a value that is not the shipped one, and the previews it is of. */
const KEYS: readonly (readonly [key: string, value: unknown, ...names: string[]])[] = [
  ['lead.draft.expireDays', 6, 'drafts'],
  ['validation.slaMinutes', 20, 'validation'],
  ['validation.escalatePercent', 70, 'validation'],
  ['hours.business', hours, 'validation', 'contact'],
  ['matching.nearKm', 40, 'waves'],
  ['matching.explorationOffers', 5, 'waves'],
  ['offer.maxPerFirmPerWave', 2, 'waves'],
  ['offer.maxOpenPerProfessional', 5, 'openOffers'],
  ['offer.window', hours, 'offerWindow'],
  ['lead.unservedAfterHours', 48, 'unserved'],
  ['lead.urgent.unservedAfterHours', 10, 'unserved'],
  ['caps.claimsPerDay', 9, 'claims'],
  ['caps.claimsPerWeek', 39, 'claims'],
  ['claim.maxUnconverted24h', 4, 'claims'],
  ['contact.slaHours', 5, 'contact'],
  ['leadCredit.windowDays', 6, 'creditWindows'],
  ['leadCredit.unreachableDays', 13, 'creditWindows'],
  ['leadCredit.superDays', 13, 'creditWindows'],
  ['survey.expireDays', 10, 'surveys'],
  ['quiet.sms.weekday', hours, 'quietHours'],
  ['quiet.sms.professionalWeekday', hours, 'quietHours'],
  ['quiet.sms.weekend', hours, 'quietHours'],
  ['quiet.email.marketing', hours, 'quietHours'],
  ['quiet.email.service', hours, 'quietHours'],
  ['caps.person.perDay', 3, 'messageCaps'],
  ['caps.person.perWeek', 9, 'messageCaps'],
  ['caps.person.marketingPerMonth', 3, 'messageCaps'],
  ['contact.readableDays', 300, 'contactData'],
  ['document.keptDays', 60, 'documents'],
  ['comms.bodyDays', 90, 'enquiries', 'messageBodies', 'conversations'],
  ['survey.keptDays', 365, 'surveyNames'],
  ['matching.explanationDays', 90, 'explanations'],
  ['recruit.eraseMonths', 9, 'candidates'],
  ['jobApplication.keptMonths', 5, 'jobApplications'],
  ['retention.stoppedDays', 100, 'stoppedRequests'],
  ['retention.endedMonths', 10, 'endedRequests'],
  ['retention.detailsMonths', 5, 'requestDetails'],
  ['retention.acceptedMonths', 20, 'acceptedRequests'],
  ['retention.consentMonths', 40, 'consents'],
  ['retention.bookMonths', 84, 'books'],
  ['retention.professionalMonths', 20, 'professionals'],
  ['retention.licenceMonths', 10, 'licenceProofs'],
  ['retention.accessLogMonths', 9, 'accessLog'],
  ['retention.incidentMonths', 72, 'incidents'],
  ['retention.privacyRequestMonths', 18, 'privacyRequests'],
];

/** Offers, claims, messages and what is kept: two accepted requests of Quebec and one of Ontario, looked at again (4.10.9, X08). */
describe('what a change of limits, hours and deadlines would have done', () => {
  let system: System;
  let [admin, quebec]: Staff[] = [];

  beforeAll(async () => {
    system = await startSystem();
    [admin, quebec] = [await system.signIn('admin'), await system.signIn('admin_qc')];
    const pros = [await approvedProfessional(system), await approvedProfessional(system, { province: 'ON', lang: 'en' })];
    await ready(system, pros);
    for (const place of [{}, {}, TORONTO]) await completeJourney(system, admin!, pros, place);
    // Not asked for again and again: so many an hour are answered.
    await nothingPending(system);
  });
  afterAll(() => system?.close());

  const previewed = async (set: object[], who = admin!): Promise<Answer<'POST /api/configuration/previews'>> => {
    const { status, body } = await who('POST', '/api/configuration/previews', { set });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body as Answer<'POST /api/configuration/previews'>;
  };
  /** The only preview of one setting. */
  const one = async (key: string, value: unknown, scope: Scope = {}, who = admin!): Promise<Preview> => {
    const { previews } = await previewed([{ key, scope, value }], who);
    expect(previews).toHaveLength(1);
    return previews[0]!;
  };
  const figure = ({ figures }: Preview, measure: string) => {
    const { before, after } = figures.find((f) => f.measure === measure)!;
    return [before, after];
  };

  it('is there for every setting of which the past says something', async () => {
    const { previews, none } = await previewed(KEYS.map(([key, value]) => ({ key, scope: {}, value })));
    expect(none).toEqual([]);
    for (const [i, [key, , ...names]] of KEYS.entries())
      expect([key, previews.flatMap(({ name, pairs }) => (pairs.includes(i) ? [name] : []))]).toEqual([key, names]);
    expect(JSON.stringify(previews)).not.toMatch(/Bélanger|exemple\.test|514\D?555|[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it('counts claims by their professional, in the province of the change', async () => {
    expect(figure(await one('caps.claimsPerDay', 3, {}), 'claimsRefused')).toEqual([0, 0]);
    const quebecers = await one('caps.claimsPerDay', 3, { province: 'QC' }, quebec);
    expect([quebecers.cases, (await one('caps.claimsPerDay', 3, { province: 'ON' })).cases]).toEqual([2, 1]);
  });

  it('counts offers that wait for the window, and requests validated in time', async () => {
    const waiting = await one('offer.window', notToday);
    expect([waiting.cases, figure(waiting, 'offersWaiting')[1]]).toEqual([3, 3]);
    expect(figure(waiting, 'longestWait')[1]).toBeGreaterThan(24 * 60);
    const validated = await one('validation.slaMinutes', 20, { province: 'QC' });
    expect([validated.cases, figure(validated, 'validatedLate')]).toEqual([2, [0, 0]]);
  });

  it('counts messages by class: those that wait for the hour, and those over the number of a day', async () => {
    const waiting = await one('quiet.email.service', notToday);
    // At night texts wait as well, before and after: what the change keeps waiting are messages of its class.
    const parts = waiting.parts.map((part) => ({ class: part.class, ...part.figures[0]! }));
    expect(parts.find((part) => part.class === 'service')!.after).toBeGreaterThan(0);
    expect(parts.filter((part) => part.class !== 'service' && part.before !== part.after)).toEqual([]);
    expect(parts.reduce((sum, { after }) => sum + after!, 0)).toBe(figure(waiting, 'messagesWaiting')[1]);
    const capped = await one('caps.person.perDay', 1, { province: 'QC' });
    expect(capped.cases).toBeGreaterThan(0);
    expect(figure(capped, 'messagesStopped')[0]).toBe(0);
  });

  it('says what is kept today, and nothing of what a longer time would have kept', async () => {
    const shorter = await one('matching.explanationDays', 30);
    expect([shorter.days, figure(shorter, 'kept')]).toEqual([null, [shorter.cases, shorter.cases]]);
    expect(shorter.cases).toBeGreaterThanOrEqual(3);
    expect(figure(await one('matching.explanationDays', 365), 'kept')).toEqual([shorter.cases, null]);
  });
});
