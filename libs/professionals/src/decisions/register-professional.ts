<<<<<<< HEAD
import { decision, Refused } from '@jurilien/event-sourcing';
import { phoneFault } from '@jurilien/reference';
=======
import { decision, filledLine, isPlainEmail, oneLine, Refused } from '@jurilien/event-sourcing';
>>>>>>> 6df71dd (Names, subjects and other fields of one line take no line breaks, controls or marks that turn the writing round; e-mails are plain addresses, by one schema)
import { z } from 'zod';
import { title } from '../professional.js';
import { happened, onProfessional, professionalId } from './common.js';

<<<<<<< HEAD
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
=======
const PHONE = /^\+[1-9]\d{7,14}$/;
>>>>>>> 6df71dd (Names, subjects and other fields of one line take no line breaks, controls or marks that turn the writing round; e-mails are plain addresses, by one schema)

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
  decide(input, { professional: s }) {
    if (s.status !== 'None') return {};
    const phone = phoneFault(input.phoneNumber, { unitedStates: true });
    const errors = [
<<<<<<< HEAD
      ...(EMAIL.test(input.email) ? [] : [{ field: 'email', message: 'email' }]),
      ...(phone ? [{ field: 'phoneNumber', message: phone }] : []),
=======
      ...(isPlainEmail(input.email) ? [] : [{ field: 'email', message: 'email' }]),
      ...(PHONE.test(input.phoneNumber) ? [] : [{ field: 'phoneNumber', message: 'phone' }]),
>>>>>>> 6df71dd (Names, subjects and other fields of one line take no line breaks, controls or marks that turn the writing round; e-mails are plain addresses, by one schema)
    ];
    if (errors.length > 0) throw new Refused('VALIDATION', 'fields', errors);
    return { professional: [happened('ProfessionalRegistered', input)] };
  },
});
