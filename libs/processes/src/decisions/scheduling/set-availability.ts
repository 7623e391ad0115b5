import { scopeOf } from '@jurilien/contracts';
import { type Config, decision, ids, oneLine, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { isStaffRole, user, type UserState } from '@jurilien/identity';
import { professional, type ProfessionalState, zoneOfPro } from '@jurilien/professionals';
import {
  appointmentMinNoticeHours,
  availabilityBufferMinutes,
  availabilitySlotMinutes,
  canonical,
  ceilingOf,
  OFFICE_ZONE,
  type Province,
} from '@jurilien/reference';
import {
  availability,
  type AvailabilityState,
  block,
  exception,
  MOST_BLOCKS,
  MOST_BLOCKS_A_DAY,
  MOST_EXCEPTIONS,
  NO_ONE,
  type Plan,
  planDefaults,
  planFaults,
  weeklyBlock,
} from '@jurilien/scheduling';
import { z } from 'zod';

const STEP_MINUTES = 5;
const minutes = (least: number, most: number) => z.number().int().min(least).max(most).multipleOf(STEP_MINUTES).optional();

const input = z.object({
  /** Whose hours: a professional's, or those of a person of the team. */
  professionalId: ids.professionalId.optional(),
  userId: ids.userId.optional(),
  zone: z.string().max(64).optional(),
  weekly: z.array(weeklyBlock).max(MOST_BLOCKS),
  exceptions: z
    .array(exception.extend({ from: z.iso.date(), until: z.iso.date(), blocks: z.array(block).max(MOST_BLOCKS_A_DAY) }))
    .max(MOST_EXCEPTIONS)
    .default([]),
  bufferMinutes: minutes(0, ceilingOf(availabilityBufferMinutes)),
  minNoticeHours: z.number().int().min(0).max(ceilingOf(appointmentMinNoticeHours)).optional(),
  slotMinutes: minutes(10, ceilingOf(availabilitySlotMinutes)),
  autoConfirm: z.boolean().optional(),
  offersBooking: z.boolean().optional(),
  address: oneLine(300).optional(),
  videoLink: oneLine(500).optional(),
});
type Asked = z.infer<typeof input>;
interface Owner {
  readonly ownerId: string;
  readonly ownerKind: Plan['ownerKind'];
  readonly province: Province;
  /** Where they are, until they say otherwise. */
  readonly zone: string;
}

const MEMBERS: readonly ProfessionalState['status'][] = ['Applied', 'Approved', 'Suspended'];

/** Whose hours these are; of the team, anyone who has an account of it. */
function ownerOf({ professionalId, userId }: Asked, pro: ProfessionalState, account: UserState): Owner {
  refuseUnless((professionalId === undefined) !== (userId === undefined), 'VALIDATION', 'one-owner');
  if (professionalId !== undefined) {
    refuseUnless(pro.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(MEMBERS.includes(pro.status), 'WRONG_STATE', `professional-${pro.status.toLowerCase()}`);
    return { ownerId: professionalId, ownerKind: 'professional', province: pro.province ?? 'QC', zone: zoneOfPro(pro) };
  }
  refuseUnless(account.status === 'Active' && isStaffRole(account.role ?? ''), 'NOT_FOUND', 'staff');
  const [province = 'QC'] = scopeOf(account.role ?? '')?.provinces ?? [];
  return { ownerId: userId!, ownerKind: 'staff', province, zone: OFFICE_ZONE };
}

/** The plan that was asked for; what was not said stays as it was, and at first is as it is set for the province. */
function planOf(asked: Asked, { ownerId: _, zone, ...owner }: Owner, before: Plan | undefined, config: Config): Plan {
  const usual = planDefaults(owner.province, config);
  return {
    ...owner,
    zone: asked.zone ?? before?.zone ?? zone,
    weekly: asked.weekly,
    exceptions: asked.exceptions,
    bufferMinutes: asked.bufferMinutes ?? before?.bufferMinutes ?? usual.bufferMinutes,
    minNoticeHours: asked.minNoticeHours ?? before?.minNoticeHours ?? usual.minNoticeHours,
    slotMinutes: asked.slotMinutes ?? before?.slotMinutes ?? usual.slotMinutes,
    autoConfirm: asked.autoConfirm ?? before?.autoConfirm ?? false,
    offersBooking: asked.offersBooking ?? before?.offersBooking ?? true,
  };
}

/** The same plan again, and no place before or now: places are sealed, so that two of them are never compared. */
const isSame = (plan: Plan, { address, videoLink }: Asked, { plan: before, places }: AvailabilityState): boolean =>
  before !== undefined && !address && !videoLink && !places.address && !places.videoLink && canonical(before) === canonical(plan);

/** When someone can be met: the hours of their week, days of their own, and how a booking goes (4.5.1). What is wrong stands at its field. */
export const setAvailability = decision({
  name: 'SetAvailability',
  input,
  streams: (i: { professionalId?: string | undefined; userId?: string | undefined }) => ({
    availability: streamOf(availability, i.professionalId ?? i.userId ?? NO_ONE),
    professional: streamOf(professional, i.professionalId ?? NO_ONE),
    account: streamOf(user, i.userId ?? NO_ONE),
  }),
  province: ({ professional: pro, availability: s }) => pro.province ?? s.plan?.province,
  decide(asked, { availability: s, professional: pro, account }, { config }) {
    const owner = ownerOf(asked, pro, account);
    const plan = planOf(asked, owner, s.plan, config);
    const videoLink = asked.videoLink || undefined;
    const faults = planFaults(plan, videoLink);
    if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
    if (isSame(plan, asked, s)) return {};
    const places = { ...(asked.address ? { address: asked.address } : {}), ...(videoLink ? { videoLink } : {}) };
    return { availability: [{ type: 'AvailabilitySet' as const, data: { ownerId: owner.ownerId, ...plan, ...places } }] };
  },
});
