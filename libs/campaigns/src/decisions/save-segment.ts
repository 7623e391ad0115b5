import { condition, decision, filledLine, ids, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { queryFaults } from '../audience/index.js';
import { audience, segment, segmentVersion, segmentWithin } from '../segment.js';

/**
 * Keeps a segment, or the next version of one. Its query names declared fields alone. Who acts in one province keeps segments of that
 * province; candidates, of whom that person sees no one, are no audience of theirs.
 */
export const saveSegment = decision({
  name: 'SaveSegment',
  input: z.object({
    segmentId: ids.segmentId,
    name: filledLine(80),
    audience,
    province: z.enum(['QC', 'ON']).optional(),
    query: condition,
  }),
  streams: ({ segmentId }) => ({ segment: streamOf(segment, segmentId) }),
  province: (_states, { province }) => province,
  decide({ segmentId, name, audience: of, province, query }, { segment: s }, { actor: { provinces } }) {
    const kept = segmentVersion(s);
    refuseUnless(!kept || segmentWithin(kept, provinces), 'NOT_FOUND', 'segment');
    refuseUnless(!provinces || of !== 'candidates', 'FORBIDDEN', 'candidates');
    refuseUnless(!provinces || province === undefined || provinces.includes(province), 'FORBIDDEN', 'segment-elsewhere');
    refuseUnless(!kept || kept.audience === of, 'WRONG_STATE', 'audience-is-fixed');
    const faults = queryFaults(of, query);
    if (faults.length > 0) throw new Refused('VALIDATION', 'query', [...faults]);
    const bound = province ?? (provinces?.length === 1 ? provinces[0] : undefined);
    const next = { name, audience: of, ...(bound ? { province: bound } : {}), query };
    const before = kept && { name: kept.name, audience: of, ...(kept.province ? { province: kept.province } : {}), query: kept.query };
    if (JSON.stringify(before) === JSON.stringify(next)) return {};
    return { segment: [{ type: 'SegmentSaved' as const, data: { segmentId, v: (kept?.v ?? 0) + 1, ...next } }] };
  },
});
