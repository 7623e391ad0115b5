import { randomUUID } from 'node:crypto';
import { campaign } from '@jurilien/campaigns';
import { stateOf } from '@jurilien/runtime';
import { Life } from './campaign/mortal.js';
import { clients, dueCampaign } from './campaign/people.js';
import { openProviders } from './campaign/providers.js';
import { openWorkers, type Workers } from './campaign/workers.js';

const OF = { channel: 'email', region: '06' } as const;
/** Providers that answer well. */
const fine = () => 0.99;
const MESSAGES = 20;
const PASSES = 3;

describe('messages of a campaign that are in line', () => {
  let workers: Workers;
  beforeAll(async () => {
    workers = await openWorkers();
  });
  afterAll(() => workers?.close());

  it('leave neither on a copy of the database, nor while it is paused or what sells is switched off, and once each when it goes on', async () => {
    const { kernel, begin, readOn, open } = workers;
    const agreed = await clients(kernel, { size: MESSAGES, ...OF });
    const campaignId = await dueCampaign(kernel, OF);
    const providers = openProviders(fine);
    const status = async () => (await stateOf(kernel, campaign, campaignId)).status;
    const act = (name: string, input: Record<string, unknown> = { campaignId }) =>
      kernel.dispatch({
        ...{ name, commandId: randomUUID(), input, reason: 'On regarde' },
        actor: { kind: 'user', id: randomUUID(), role: 'jurilien_admin' },
      });
    const works = async (at?: string): Promise<void> => {
      const worker = await begin(new Life(undefined), providers, at);
      for (let n = 0; n < PASSES; n++) {
        await readOn();
        for (const fault of await Promise.all((await open()).map(worker.run))) expect(fault).toBeUndefined();
      }
      await worker.close();
    };
    const inLine = async () =>
      (await kernel.db.query(`select 1 from campaign_recipients where campaign_id = $1 and state = 'queued'`, [campaignId])).length;
    // The first worker is killed with messages in its hands.
    const life = new Life({ of: 'MessageHandedToProvider', nth: 1, when: 'before' });
    const first = await begin(life, providers);
    for (let killed = false; !killed;) {
      await readOn();
      const ran = Promise.all((await open()).map(first.run));
      killed = (await Promise.race([life.over, ran])) === 'killed';
    }
    void first.close();
    expect(await inLine()).toBe(agreed.length);

    await works('http://copie.exemple.test');
    expect([await status(), providers.addresses()]).toEqual(['Paused', []]);
    await act('ResumeCampaign');
    await act('PauseCampaign');
    await works();
    expect([await status(), await inLine(), providers.addresses()]).toEqual(['Paused', agreed.length, []]);
    await act('ResumeCampaign');
    await act('SetKillSwitch', { of: 'marketing', on: true });
    await works();
    expect([await status(), await inLine(), providers.addresses()]).toEqual(['Paused', agreed.length, []]);
    await act('SetKillSwitch', { of: 'marketing', on: false });
    await act('ResumeCampaign');
    await works();
    await works();
    expect(await status()).toBe('Finished');
    expect(providers.addresses().map(providers.received)).toEqual(agreed.map(() => 1));
  });
});
