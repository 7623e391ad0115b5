import { randomUUID } from 'node:crypto';
import { tillKernel } from '../../../../test/support/till.js';
import { leavePresence, notePresence, presentAt } from './presences.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeAll(async () => {
  k = await tillKernel();
});
afterAll(() => k.close());

const subject = (): string => `leads/${randomUUID()}`;
const pageOf = (userId: string, at: string, writing = false) => ({ userId, page: randomUUID(), subject: at, writing });
/** Time goes by for a page that says nothing. */
const silentFor = (page: string, seconds: number): Promise<unknown> =>
  k.db.query(`update presences set seen_at = seen_at - make_interval(secs => $2) where page = $1`, [page, seconds]);

describe('open pages', () => {
  it('are news when they come, show something else, or begin and end to be written on; a beat is none', async () => {
    const [one, other] = [subject(), subject()];
    const page = pageOf(randomUUID(), one);
    expect(await notePresence(k.db, page)).toEqual([one]);
    expect(await notePresence(k.db, page)).toEqual([]);
    expect(await notePresence(k.db, { ...page, writing: true })).toEqual([one]);
    expect(await notePresence(k.db, { ...page, subject: other })).toEqual([one, other]);
    expect(await leavePresence(k.db, page)).toEqual([other]);
    expect(await leavePresence(k.db, page)).toEqual([]);
  });

  it('of one person are one presence, which writes where any of them does, since the first', async () => {
    const at = subject();
    const [aude, luc] = [randomUUID(), randomUUID()];
    const first = pageOf(aude, at);
    await notePresence(k.db, first);
    await silentFor(first.page, 30);
    await notePresence(k.db, pageOf(aude, at, true));
    expect(await presentAt(k.db, at, aude)).toEqual([]);
    expect(await presentAt(k.db, at, luc)).toEqual([{ userId: aude, since: expect.stringMatching(/Z$/), writing: true }]);
    await notePresence(k.db, pageOf(luc, at));
    expect((await presentAt(k.db, at, randomUUID())).map(({ userId }) => userId)).toEqual([aude, luc]);
  });

  it('that are silent for long are closed, and news when they come back', async () => {
    const at = subject();
    const page = pageOf(randomUUID(), at);
    await notePresence(k.db, page);
    await silentFor(page.page, 60);
    expect(await presentAt(k.db, at, randomUUID())).toHaveLength(1);
    await silentFor(page.page, 20);
    expect(await presentAt(k.db, at, randomUUID())).toEqual([]);
    expect(await notePresence(k.db, page)).toEqual([at]);
    await silentFor(page.page, 80);
    await notePresence(k.db, pageOf(randomUUID(), at));
    expect(await leavePresence(k.db, page)).toEqual([]);
  });
});
