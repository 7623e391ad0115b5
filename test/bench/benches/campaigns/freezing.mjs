/** Everyone of an audience written down: selected, asked whether they may be written to, each in a row of their own. */
import { quiet } from '../../product.mjs';
import { beginCampaign, secondsBetween } from './audience.mjs';

export async function freezing(context) {
  const { root, kernel, dispatch, report, runs, count } = context;
  const own = [];
  for (let run = 0; run < runs; run++) {
    // It hardly sends before it is called off.
    const campaignId = await beginCampaign(root, context, { perMinute: 1 });
    const { took, n } = await secondsBetween(context, campaignId, 'CampaignPreparationStarted', 'CampaignAudienceFrozen');
    if (n !== count) throw new Error(`${n} of ${count} were written down`);
    own.push(took);
    await dispatch('CancelCampaign', { campaignId }, { reason: 'bench' });
    await quiet(kernel, 300, 500);
  }
  report({ id: 'campaigns.freeze100k', unit: 's', own, note: `asked for → ${count.toLocaleString('en')} recipients in their rows` });
}
