import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** A mobile or an e-mail no longer reaches this person: nothing is offered by it until it is verified again (E20). */
export const unverifyChannel = decision({
  name: 'UnverifyChannel',
  input: z.object({ professionalId, channel: z.enum(['sms', 'email']), cause: z.enum(['unreachable']).default('unreachable') }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    return { professional: s.channels.includes(input.channel) ? [happened('ChannelUnverified', input)] : [] };
  },
});
