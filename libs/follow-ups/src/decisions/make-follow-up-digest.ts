import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { digestCounts, followUpDigest, type FollowUpDigestEvent } from '../follow-up-digest.js';

/** Half past seven: what waits for someone today, in one letter a day, and none where nothing does (CO5). */
export const makeFollowUpDigest = decision({
  name: 'MakeFollowUpDigest',
  input: digestCounts.extend({ userId: ids.userId, day: z.iso.date() }),
  streams: ({ userId }: { userId: string }) => ({ digest: streamOf(followUpDigest, userId) }),
  decide(input, { digest: s }) {
    if (s.lastDay !== undefined && s.lastDay >= input.day) return {};
    if (input.mine + input.free === 0) return {};
    const due: FollowUpDigestEvent = { type: 'FollowUpDigestDue', data: input };
    return { digest: [due] };
  },
});
