import { seedOf } from '../support/faults.js';
import { killedCampaigns, LASTING } from './campaign/kills.js';

/** `npm run faults -- --campaign` has a thousand. */
const KILLS = 50;

describe('campaigns whose workers are killed', () => {
  it('before and after anything that lasts reach everyone at most once, no one who said no, and are finished when all are accounted for', async () => {
    const { kills, moments, campaigns, wrong } = await killedCampaigns(KILLS, seedOf('CAMPAIGN_SEED'));
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(LASTING.flatMap((of) => [`before ${of}`, `after ${of}`]).filter((moment) => !moments.has(moment))).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(KILLS);
    process.stdout.write(`${campaigns} campaigns over ${kills} kills at ${moments.size} moments\n`);
  });
});
