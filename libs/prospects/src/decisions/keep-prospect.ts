import {
  type Ctx,
  decision,
  emailAddress,
  filledLine,
  ids,
  oneLine,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
} from '@jurilien/event-sourcing';
import { phoneFault } from '@jurilien/reference';
import { z } from 'zod';
import { basis, basisFaults, textsFaults } from '../basis.js';
import {
  EARLY_STAGES,
  isEarly,
  LOST_BY_HAND,
  PROSPECT_TITLES,
  type ProspectEvent,
  prospectDid,
  prospectId,
  type ProspectState,
} from '../prospect.js';
import { onProspect, type OnProspect } from './on-prospect.js';

/** What is known of a prospect, as a form or a row of a list says it. */
export const prospectDetails = z.object({
  name: filledLine(120),
  email: emailAddress.optional(),
  phoneNumber: z.string().trim().max(40).optional(),
  notes: z.string().trim().max(4_000).optional(),
  title: z.enum(PROSPECT_TITLES),
  firm: oneLine(120).optional(),
  licenceNo: oneLine(40).optional(),
  fields: z.array(z.string().max(40)).max(40).default([]),
  province: z.enum(['QC', 'ON']),
  region: oneLine(60).optional(),
  lang: z.enum(['fr', 'en']),
  ownerId: ids.userId.nullable().default(null),
  noCalls: z.boolean().default(false),
  basis: basis.optional(),
  basisProof: oneLine(500).optional(),
  textsSince: z.iso.datetime().optional(),
  textsProof: oneLine(500).optional(),
});
export type ProspectDetails = z.infer<typeof prospectDetails>;

/** Faults that only an instant or a neighbouring field shows. */
const faultsIn = (said: ProspectDetails, s: ProspectState, { now }: Pick<Ctx, 'now'>) => {
  const phone = said.phoneNumber ? phoneFault(said.phoneNumber, { unitedStates: true }) : undefined;
  return [
    ...(phone ? [{ field: 'phoneNumber', message: phone }] : []),
    ...(s.province && s.province !== said.province ? [{ field: 'province', message: 'province-stays' }] : []),
    ...(said.basis ? basisFaults(said.basis, said.basisProof, now) : []),
    ...textsFaults(said, now),
  ];
};

/** One that was erased is not written again under its id. */
const writable = ({ prospect: s }: OnProspect) => unless(s.status !== 'Erased', 'NOT_FOUND', 'no-such-prospect');
const known = ({ prospect: s }: OnProspect) => unless(s.status === 'Known', 'NOT_FOUND', 'no-such-prospect');
/** Whether writing the same once more changes nothing: empty fields and absent ones are the same. */
const same = (s: ProspectState, said: object): boolean =>
  Object.entries(said).every(([name, value]) => JSON.stringify(value) === JSON.stringify(s[name as keyof ProspectState])) &&
  Object.entries(s).every(([name, value]) => value === undefined || KEPT.includes(name) || name in said);
const KEPT: readonly string[] = ['status', 'stage', 'lostReason', 'professionalId', 'importId'];
const filled = <T extends object>(said: T): T =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')) as T;

/**
 * What is known of a prospect is written down (4.10.10). A basis is stored with its proof or not at all; without one the prospect may be
 * kept and called, and no message goes out to them (CASL-11).
 */
export const saveProspect = decision({
  name: 'SaveProspect',
  input: prospectDetails.extend({ prospectId, importId: ids.importId.optional() }),
  streams: onProspect,
  province: ({ prospect: s }, i) => s.province ?? i.province,
  available: writable,
  decide({ prospectId: id, importId, ...typed }, { prospect: s }, ctx) {
    refuseUnlessAvailable(writable({ prospect: s }));
    // A row of a list that is sent again says nothing about one that is there: people know more by now.
    if (importId && s.status === 'Known') return {};
    const said = filled(typed);
    const faults = faultsIn(said, s, ctx);
    if (faults.length > 0) throw new Refused('VALIDATION', 'fields', faults);
    if (s.status === 'Known' && same(s, said)) return {};
    return { prospect: [prospectDid('ProspectSaved', { prospectId: id, ...said, ...(importId ? { importId } : {}) })] };
  },
});

/** Whether the membership says where a member stands: nothing by hand brings them back before it. */
const follows = ({ stage, lostReason }: ProspectState): boolean =>
  stage === 'lost' ? lostReason === 'rejected' || lostReason === 'closed' : !isEarly(stage);

/** A prospect is moved by hand through the early stages, or lost with a reason; what comes later follows from the membership. */
export const moveProspect = decision({
  name: 'MoveProspect',
  input: z.object({ prospectId, stage: z.enum([...EARLY_STAGES, 'lost']), lostReason: z.enum(LOST_BY_HAND).optional() }),
  streams: onProspect,
  province: ({ prospect: s }) => s.province,
  available: known,
  decide({ prospectId: id, stage, lostReason }, { prospect: s }) {
    refuseUnlessAvailable(known({ prospect: s }));
    if (stage === s.stage && (stage !== 'lost' || lostReason === s.lostReason)) return {};
    refuseUnless(stage !== 'lost' || lostReason !== undefined, 'VALIDATION', 'lost-without-reason');
    refuseUnless(stage === 'lost' || !follows(s), 'WRONG_STATE', 'follows-by-itself');
    const moved: ProspectEvent = prospectDid('ProspectMoved', { prospectId: id, stage, ...(stage === 'lost' ? { lostReason } : {}) });
    return { prospect: [moved] };
  },
});

/** Its key is gone: the list forgets that there was one. */
export const eraseProspect = decision({
  name: 'EraseProspect',
  input: z.object({ prospectId }),
  streams: onProspect,
  province: ({ prospect: s }) => s.province,
  decide: ({ prospectId: id }, { prospect: s }) =>
    s.status === 'Known' ? { prospect: [prospectDid('ProspectErased', { prospectId: id })] } : {},
});
