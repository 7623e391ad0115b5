import { contactPoint } from '@jurilien/messaging';
import { contexts, stateOf, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import { addressId } from './address-id.js';
import { firstInTurn } from './in-turn.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const NOW = '2026-11-02T15:00:00.000Z';
let people = 0;
/** A person with a number and a mailbox of their own, of which this is known. */
async function person(known: { readonly sms?: readonly [string, object][]; readonly email?: readonly [string, object][] } = {}) {
  people++;
  const addresses = { sms: `+1514555${String(people).padStart(4, '0')}`, email: `p${people}@exemple.test` };
  for (const channel of ['sms', 'email'] as const) {
    const contactId = addressId(k as unknown as Kernel, { channel, to: addresses[channel] });
    const events = (known[channel] ?? []).map(([type, data]) => [type, { contactId, ...data }] as const);
    if (events.length > 0) await happenedBefore(k as never, contactPoint, contactId, events as never);
  }
  return addresses;
}
const taken = async (addresses: object, order: readonly ('sms' | 'email')[]) =>
  (
    await firstInTurn(
      { kernel: k as unknown as Kernel, now: NOW, state: (decider, id) => stateOf(k as unknown as Kernel, decider, id) },
      order.map((channel) => ({ channel, neutral: false })),
      addresses,
    )
  ).map(({ channel }) => channel);
const stopped: [string, object] = ['SmsOptedOut', { source: 'keyword' }];
const suppressed = (cause: string): [string, object] => ['AddressSuppressed', { cause }];

describe('of ways that stand in for one another', () => {
  it('the first of its rule is taken', async () => {
    const addresses = await person();
    expect([await taken(addresses, ['sms', 'email']), await taken(addresses, ['email', 'sms'])]).toEqual([['sms'], ['email']]);
    expect(await taken(addresses, [])).toEqual([]);
  });
  it('an e-mail goes where no text may', async () =>
    expect(await taken(await person({ sms: [stopped] }), ['sms', 'email'])).toEqual(['email']));
  it('a text goes where the mailbox does not exist', async () =>
    expect(await taken(await person({ email: [suppressed('hardBounce')] }), ['email', 'sms'])).toEqual(['sms']));
  it('no text goes to who called our e-mail unwanted', async () =>
    expect(await taken(await person({ email: [suppressed('complaint')] }), ['email', 'sms'])).toEqual(['email']));
  it('the first says why, where none is left', async () =>
    expect(await taken(await person({ sms: [stopped], email: [suppressed('hardBounce')] }), ['sms', 'email'])).toEqual(['sms']));
});
