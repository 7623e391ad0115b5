import { decision, filledLine, isPlainEmail, oneLine, Refused } from '@jurilien/event-sourcing';
import { isProvinceOpen, phoneFault, professionalTitlesEnabled } from '@jurilien/reference';
import { z } from 'zod';
import { title } from '../professional.js';
import { happened, onProfessional, professionalId } from './common.js';

/** A lawyer, notary, paralegal or mediator gives name and address; nothing is offered before approval. */
export const registerProfessional = decision({
  name: 'RegisterProfessional',
  input: z.object({
    professionalId,
    title,
    name: filledLine(120),
    firm: oneLine(120).optional(),
    province: z.enum(['QC', 'ON']),
    lang: z.enum(['fr', 'en']),
    email: z.string().max(254),
    phoneNumber: z.string().max(40),
  }),
  streams: onProfessional,
  province: (_, i) => i.province,
  decide(input, { professional: s }, ctx) {
    if (s.status !== 'None') return {};
    const phone = phoneFault(input.phoneNumber, { unitedStates: true });
    const titles: readonly string[] = ctx.config.value(professionalTitlesEnabled, { province: input.province });
    const errors = [
      ...(titles.includes(input.title) ? [] : [{ field: 'title', message: 'not-in-province' }]),
      ...(isPlainEmail(input.email) ? [] : [{ field: 'email', message: 'email' }]),
      ...(isProvinceOpen(input.province, ctx.config) ? [] : [{ field: 'province', message: 'feature-off' }]),
      ...(phone ? [{ field: 'phoneNumber', message: phone }] : []),
    ];
    if (errors.length > 0) throw new Refused('VALIDATION', 'fields', errors);
    return { professional: [happened('ProfessionalRegistered', input)] };
  },
});
