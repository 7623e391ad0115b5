import { at, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { queued, ready } from '@jurilien/lead/testing';
import { leadId, staff, system } from '../claims.testing.js';
import type { Sent } from '../memory-log.testing.js';
import { raceWorld, type RaceLog } from '../race-world.testing.js';

/** A merge of two requests meets what happens to either of them: both read before either writes. */
export function tellWhatMeetsAMerge(newLog: () => RaceLog): void {
  const { otherLead, world, claim, byClient, claimedBy, types } = raceWorld(newLog);
  const now = at(1);
  const ofOther = (past: Past): Past => past.map(([type, data, ...rest]) => [type, { ...data, leadId: otherLead }, ...rest]) as Past;
  const merge = (from = otherLead, into = leadId): Sent => ({ name: 'MergeLead', input: { leadId: from, into }, actor: staff, at: now });
  const unmerge: Sent = { name: 'UnmergeLead', input: { leadId: otherLead, into: leadId }, actor: staff, at: at(2) };
  const MERGED = ['LeadMerged', 'LeadAbsorbed'];

  describe('at the same millisecond', () => {
    it.each([true, false])('a merge and a claim of the request that is kept: both stand (merge first: %s)', async (mergeFirst) => {
      const w = world();
      w.seed(lead, otherLead, ofOther(ready));
      const [one, two] = await (mergeFirst ? w.race(merge(), claim(1, now)) : w.race(claim(1, now), merge()));
      const [merged, claimed] = mergeFirst ? [one, two] : [two, one];
      expect([types(merged), types(claimed)]).toEqual([MERGED, ['ClaimStarted', 'CreditsHeld']]);
    });

    it('a merge and an acceptance: who accepted before it is counted, and who did after it keeps it from being undone', async () => {
      for (const [acceptFirst, counted, undone] of [
        [true, 1, ['LeadUnmerged', 'LeadSeparated']],
        [false, 0, 'WRONG_STATE: survivor-accepted-since'],
      ] as const) {
        const w = await claimedBy(1);
        w.seed(lead, otherLead, ofOther(ready));
        await (acceptFirst ? w.race(w.confirm(now), merge()) : w.race(merge(), w.confirm(now)));
        expect(w.search().acceptances).toHaveLength(1);
        expect(w.state(lead, leadId)).toMatchObject({ status: 'Accepted', absorbed: [{ leadId: otherLead, acceptances: counted }] });
        expect(types(await w.send(unmerge))).toEqual(undone);
      }
    });

    it('a merge and the start of the search for the request that would end: the first commit wins', async () => {
      const start: Sent = { name: 'StartOffering', input: { leadId: otherLead }, actor: system, at: now };
      for (const [mergeFirst, answers] of [
        [true, [MERGED, 'WRONG_STATE: lead-is-merged']],
        [false, [['LeadOfferingStarted'], 'WRONG_STATE: lead-is-offering']],
      ] as const) {
        const w = world();
        w.seed(lead, otherLead, ofOther(ready));
        expect((await (mergeFirst ? w.race(merge(), start) : w.race(start, merge()))).map(types)).toEqual(answers);
      }
    });

    it('a merge and the end of the request that is kept: an ended one stands for no other', async () => {
      const w = world();
      w.seed(lead, otherLead, ofOther(ready));
      const [, second] = await w.race(byClient({}, now), merge());
      expect([types(second), w.state(lead, otherLead).status]).toEqual(['WRONG_STATE: survivor-ended', 'Ready']);
    });

    it('two merges that cross: one request is left', async () => {
      const w = world();
      w.seed(lead, leadId, queued.map(([type, data, ...rest]) => [type, { ...data, leadId }, ...rest]) as Past);
      w.seed(lead, otherLead, ofOther(queued));
      expect((await w.race(merge(), merge(leadId, otherLead))).map(types)).toEqual([MERGED, 'WRONG_STATE: has-absorbed']);
      expect([w.state(lead, leadId).status, w.state(lead, otherLead).status]).toEqual(['ToValidate', 'Merged']);
    });
  });
}
