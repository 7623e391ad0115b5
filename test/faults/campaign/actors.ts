import { contactLink } from '@jurilien/runtime';
import { randomUUID, createHash } from 'node:crypto';
import { signatureOf } from '../../../services/sandbox/src/webhooks.js';
import type { campaignDesk } from '../../support/campaigns.js';
import { eventually } from '../../support/eventually.js';
import { PATIENCE_SECONDS } from '../../support/faults.js';
import type { System } from '../../support/system.js';
import type { Address } from './people.js';
import type { Target } from './troubles.js';

type Desk = Awaited<ReturnType<typeof campaignDesk>>;
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** What people did. */
export interface Acted {
  paused: number;
  resumed: number;
  refused: number;
}

/** Two of the team hold the campaigns and have them go on, at once as often as not; what paused by itself goes on as well. */
export async function holding(
  { random, goesOn }: Target,
  { desks, campaigns, everyMs }: { readonly desks: readonly Desk[]; readonly campaigns: readonly string[]; readonly everyMs: number },
  acted: Acted,
): Promise<void> {
  const both = async (name: string, campaignId: string, reason: string): Promise<number> => {
    const asked = random() < 0.5 ? desks : desks.slice(0, 1);
    const answers = await Promise.all(asked.map((desk) => desk.send(name, { campaignId }, reason)));
    return answers.filter(({ status }) => status === 200).length;
  };
  while (goesOn()) {
    for (const campaignId of campaigns) {
      const { state } = await desks[0]!.row(campaignId);
      if (state === 'Paused') acted.resumed += await both('ResumeCampaign', campaignId, 'On reprend');
      else if (state === 'Sending' && random() < 0.4) acted.paused += await both('PauseCampaign', campaignId, 'Un instant');
    }
    await pause(everyMs * (0.3 + random()));
  }
}

/** People say no: by the one click of their mail programme, or by a text; each asks again until someone answers. */
export async function refusing(
  { system, random, goesOn }: Target,
  { people, share, everyMs }: { readonly people: readonly Address[]; readonly share: number; readonly everyMs: number },
  acted: Acted,
): Promise<void> {
  const left = [...people];
  const most = Math.ceil(people.length * share);
  while (goesOn() && acted.refused < most) {
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    await (one!.to.includes('@') ? oneClick(system, one!) : stop(system, one!));
    acted.refused++;
    await pause(everyMs * 2 * random());
  }
}

const untilTaken = (ask: () => Promise<Response>, what: string): Promise<unknown> =>
  eventually(
    async () => {
      const answer = await ask().catch(() => undefined);
      await answer?.text();
      return answer?.status === 204;
    },
    what,
    PATIENCE_SECONDS,
  );

async function oneClick({ kernel, origin }: System, { contactId }: Address): Promise<void> {
  const token = await contactLink(kernel, contactId, 'unsubscribe-marketing', randomUUID());
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
  await untilTaken(() => fetch(`${origin}/api/public/unsubscribe?u=${token}`, form), 'a withdrawal to be taken');
}

async function stop({ origin, settings }: System, { to }: Address): Promise<void> {
  const url = `${origin}/api/public/webhooks/sms`;
  const params = { MessageSid: `SM${createHash('md5').update(to).digest('hex')}`, From: to, To: '+15145550199', Body: 'STOP' };
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signatureOf(settings.TWILIO_AUTH_TOKEN, url, params),
  };
  await untilTaken(() => fetch(url, { method: 'POST', headers, body: new URLSearchParams(params) }), 'a STOP to be taken');
}
