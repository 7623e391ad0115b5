/** From the validator's answer in the log to the provider's answer about the first text, while a campaign goes out to everyone; and without it. */
import { setTimeout as pause } from 'node:timers/promises';
import { p95, until } from '../../measure.mjs';
import { niches, professional, requestInValidation } from '../../people.mjs';
import { quiet } from '../../product.mjs';
import { beginCampaign, secondsBetween } from './audience.mjs';

const EACH = 10;
/** Ten a second is what `campaign.rate.email` ships with. */
const PACES = [
  { id: 'campaigns.offers.firstSms', pace: { perMinute: 600 }, named: 'the pace that is shipped' },
  { id: 'campaigns.offers.open.firstSms', pace: {}, named: 'as fast as it can' },
];
const SPAN = `select extract(epoch from min(sent.occurred_at) - min(validated.occurred_at)) * 1000 as ms
  from events validated, events queued join events sent on sent.stream = queued.stream and sent.type = 'MessageSent'
 where validated.stream = $1 and validated.type = 'LeadValidated' and queued.position > $3 and queued.type = 'MessageQueued'
   and queued.payload ->> 'leadId' = $2 and queued.payload ->> 'rule' = 'R10' and queued.payload ->> 'channel' = 'sms'`;
const STATE = `select (select count(*)::int from campaign_recipients where campaign_id = $1 and state = 'pending') as pending,
  (select count(*)::int from events where position > $2 and type = 'MessageSent') as sent`;

export async function offersMeanwhile(context) {
  const { root, kernel, dispatch, report, runs, count, say } = context;
  const kinds = (await niches(root)).slice(0, runs * (PACES.length + 1));
  for (const kind of kinds) await professional(root, context, kind, 10_000);
  await quiet(kernel, 300, 500);
  const lastPosition = async () => Number((await kernel.db.query('select max(position) as last from events'))[0].last);

  /** A request is validated; milliseconds until its first text is with the provider. */
  const one = async (kind) => {
    const { leadId, validate, staff } = await requestInValidation(context, 'bench', kind);
    await pause(500);
    const from = await lastPosition();
    await dispatch('ValidateLead', validate, staff);
    return until(
      async () => {
        const [{ ms }] = await kernel.db.query(SPAN, [`lead-${leadId}`, leadId, from]);
        return ms !== null && Number(ms);
      },
      'the text',
      60,
      50,
    );
  };
  const several = async (some) => {
    const times = [];
    for (const kind of some) for (let n = 0; n < EACH; n++) times.push(await one(kind));
    return times;
  };

  const alone = await several(kinds.slice(0, runs));
  await quiet(kernel, 300, 500);
  const anchor = { name: 'the same without a campaign', runs: alone };
  for (const [i, { id, pace, named }] of PACES.entries()) {
    const from = await lastPosition();
    const campaignId = await beginCampaign(root, context, pace);
    await secondsBetween(context, campaignId, 'CampaignPreparationStarted', 'CampaignStarted');
    await pause(3_000);
    const started = Date.now();
    const [before] = await kernel.db.query(STATE, [campaignId, from]);
    const beside = await several(kinds.slice(runs * (i + 1), runs * (i + 2)));
    const [{ pending, sent }] = await kernel.db.query(STATE, [campaignId, from]);
    if (pending === 0) throw new Error('the campaign was over before the offers were measured');
    if (sent === before.sent) throw new Error('a campaign that sends nothing keeps no one waiting');
    const rate = Math.round(((sent - before.sent) * 1_000) / (Date.now() - started));
    await dispatch('CancelCampaign', { campaignId }, { reason: 'bench' });
    await quiet(kernel, 300, 500);
    say(`${named}: ${rate} e-mails a second meanwhile, ${pending} people still to come`);
    const note = `validated → provider answered, while a campaign to ${count.toLocaleString('en')} sends ${rate} a second, ${named}`;
    report({ id, unit: 'ms', own: beside, anchor, note });
    report({ id: `${id}.p95`, unit: 'ms', own: [p95(beside)], anchor: { ...anchor, runs: [p95(alone)] }, note });
  }
}
