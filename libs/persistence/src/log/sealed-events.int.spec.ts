import { randomUUID } from 'node:crypto';
import { tillKernel } from '../../../../test/support/till.js';
import { readEventsSealedBy } from './sealed-events.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel();
});
afterEach(() => k.close());

const opened = (holder: string, name: string) => k.send('OpenTill', { tillId: randomUUID(), holder, name });
const names = async (owners: readonly string[]): Promise<unknown[]> =>
  (await readEventsSealedBy(k.db, k.codec, owners)).map((e) => e.data.name);

describe('the events that the keys of one person sealed', () => {
  it('are those of the key and of its parts, in order, wherever they are in the log', async () => {
    await opened('léa', 'Léa');
    await opened('léandre', 'Léandre');
    await k.send('AddMoney', { tillId: randomUUID(), cents: 5 });
    await opened('léa/part-1', 'Léa encore');
    await opened('max', 'Max');
    expect(await names(['léa'])).toEqual(['Léa', 'Léa encore']);
    expect(await names(['léa/part-1'])).toEqual(['Léa encore']);
    expect(await names(['max', 'léa'])).toEqual(['Léa', 'Léa encore', 'Max']);
    expect(await names([])).toEqual([]);
    expect(await names(['nobody'])).toEqual([]);
  });
  it('read as erased once the key is gone', async () => {
    await opened('léa', 'Léa');
    await k.vault.destroy('léa');
    expect(await names(['léa'])).toEqual(['[erased]']);
  });
});
