import { randomUUID } from 'node:crypto';
import { eventually } from './eventually.js';
import { sessionOf } from './session.js';
import { call, type System } from './system.js';

/** Words of a campaign in both languages; no two campaigns of a suite say the same. */
export const campaignOf = (segmentId: string, more: object = {}) => ({
  name: 'Nouvelles de novembre',
  channel: 'email',
  segmentId,
  segmentVersion: 1,
  words: {
    fr: { subject: 'Du nouveau dans vos domaines', body: 'Bonjour,\n\nDe nouvelles demandes vous attendent.' },
    en: { subject: 'News in your fields', body: 'Hello,\n\nNew requests are waiting for you.' },
  },
  localTime: false,
  rampUp: false,
  ...more,
});

type Found = Record<string, any>;
type Is = (found: Found) => boolean;
/** Waits until what is read is so; says what it was last. */
async function reads(read: () => Promise<Found>, is: Is, what: string): Promise<Found> {
  let last: Found | undefined;
  return eventually(
    async () => {
      last = await read();
      return is(last) && last;
    },
    () => `a campaign that is ${what}: ${JSON.stringify(last)}`,
  );
}

/** How long a person works with one token before the next is asked for, as the console does. */
const TOKEN_MS = 4 * 60_000;

/** Someone of the team at the desk of campaigns. @param asks how their browser asks: once, unless it is patient */
export async function campaignDesk(system: System, role = 'admin', asks: typeof call = call) {
  const { userId, email } = await system.staff(role);
  const open = async () => ({ at: Date.now(), authorization: await sessionOf(system.kernel, userId) });
  let session = await open();
  const ask = async (method: string, path: string, body?: object) => {
    if (Date.now() - session.at > TOKEN_MS) session = await open();
    return asks(system.origin, method, path, body, { authorization: session.authorization });
  };
  const send = (name: string, payload: object, reason?: string) =>
    ask('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
  const row = async (campaignId: string) => (await ask('GET', `/api/views/campaigns/${campaignId}`)).body as Found;
  const results = async (campaignId: string) => (await ask('GET', `/api/campaigns/${campaignId}/results`)).body as Found;
  return {
    userId,
    email,
    ask,
    send,
    row,
    results,
    /** Waits until the row of a campaign is so. */
    until: (campaignId: string, is: Is, what: string) => reads(() => row(campaignId), is, what),
    /** Waits until the results of a campaign are so. */
    untilResults: (campaignId: string, is: Is, what: string) => reads(() => results(campaignId), is, what),
    /** A segment by one condition, of professionals unless stated otherwise. */
    async segment(field = 'professional.state', value: unknown = 'Approved', audience = 'professionals'): Promise<string> {
      const segmentId = randomUUID();
      const query = { combinator: 'and', rules: [{ field, operator: '=', value }] };
      const { status, body } = await send('SaveSegment', { segmentId, name: 'Membres actifs', audience, query });
      if (status !== 200) throw new Error(`segment: ${status} ${JSON.stringify(body)}`);
      return segmentId;
    },
    /** A campaign that was written, counted, tested and submitted. */
    async submitted(segmentId: string, more: object = {}): Promise<string> {
      const campaignId = randomUUID();
      const must = async (name: string, payload: object): Promise<void> => {
        const { status, body } = await send(name, { campaignId, ...payload });
        if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      };
      await must('SaveCampaignDraft', campaignOf(segmentId, more));
      await must('EstimateCampaign', {});
      await this.until(campaignId, ({ estimating, estimatedAt }) => estimating === false && typeof estimatedAt === 'string', 'counted');
      await must('TestCampaign', {});
      await must('SubmitCampaign', { testSeen: true });
      return campaignId;
    },
  };
}
