import { decision, Refused } from '@jurilien/event-sourcing';
import { phoneFault } from '@jurilien/reference';
import { z } from 'zod';
import { title } from '../professional.js';
import { happened, onProfessional, professionalId } from './common.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A lawyer, notary, paralegal or mediator gives name and address; nothing is offered before approval. */
export const registerProfessional = decision({
  name: 'RegisterProfessional',
  input: z.object({
    professionalId,
    title,
    name: z.string().trim().min(1).max(120),
    firm: z.string().trim().max(120).optional(),
    province: z.enum(['QC', 'ON']),
    lang: z.enum(['fr', 'en']),
    email: z.string().max(254),
    phoneNumber: z.string().max(40),
  }),
  streams: onProfessional,
  province: (_, i) => i.province,
  decide(input, { professional: s }) {
    if (s.status !== 'None') return {};
    const phone = phoneFault(input.phoneNumber, { unitedStates: true });
    const errors = [
      ...(EMAIL.test(input.email) ? [] : [{ field: 'email', message: 'email' }]),
      ...(phone ? [{ field: 'phoneNumber', message: phone }] : []),
    ];
    if (errors.length > 0) throw new Refused('VALIDATION', 'fields', errors);
    return { professional: [happened('ProfessionalRegistered', input)] };
  },
});
