import { decision, Refused, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { type ConsultationTerms, consultationTerms } from '../consultation-terms.js';
import { wordingFaults } from '../wording.js';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, professionalId } from './common.js';

const input = consultationTerms.extend({ professionalId });
const available = ({ professional: s }: OnProfessional) => isIn(s, ['Approved', 'Suspended']);

/** What clients read is held to the rules of the profession, as a public page is (5.7). */
const faultsOf = (terms: ConsultationTerms, specialist: boolean) =>
  (['priceFr', 'priceEn', 'bringFr', 'bringEn'] as const).flatMap((field) => {
    const [first] = wordingFaults(terms[field] ?? '', { specialist });
    return first ? [{ field, message: `wording-${first.reason}:${first.found}` }] : [];
  });

/** The same wish: modes in whatever order, an empty line as none. */
const plain = ({ priceFr, priceEn, minutes, modes, bringFr, bringEn }: ConsultationTerms): ConsultationTerms => ({
  priceFr,
  priceEn,
  minutes,
  modes: [...new Set(modes)].sort(),
  ...(bringFr ? { bringFr } : {}),
  ...(bringEn ? { bringEn } : {}),
});

/** What a consultation costs, how long it lasts, how one meets and what to bring: shown to clients before they book (4.5). */
export const setConsultationTerms = decision({
  name: 'SetConsultationTerms',
  input,
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ professionalId: id, ...asked }: z.infer<typeof input>, { professional: s }) {
    refuseUnlessAvailable(available({ professional: s }));
    const faults = faultsOf(asked, Boolean(s.text?.specialistIn));
    if (faults.length > 0) throw new Refused('VALIDATION', 'wording', faults);
    const terms = plain(asked);
    if (s.consultation && JSON.stringify(plain(s.consultation)) === JSON.stringify(terms)) return {};
    return { professional: [happened('ConsultationTermsSet', { professionalId: id, ...terms })] };
  },
});
