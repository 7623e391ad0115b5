import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** A mobile or an e-mail is known to reach this person (E20). */
export const verifyChannel = decision({
  name: 'VerifyChannel',
  input: z.object({ professionalId, channel: z.enum(['sms', 'email']) }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    return { professional: s.channels.includes(input.channel) ? [] : [happened('ChannelVerified', input)] };
  },
});
