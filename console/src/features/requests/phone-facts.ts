import type { Party } from '@jurilien/rows/lead';
import { asksCriminalFile, asksJobPeril } from '@jurilien/reference';
import type { Locale } from '../../locale';
import { type Fact, type LeadField, leadFields } from '../lead';
import type { GivenAnswer } from '../questions';

/** What has been written of a call so far. */
export interface PhoneDraft {
  leadId: string;
  lang: Locale;
  values: Record<string, Fact>;
  answers: Record<string, GivenAnswer>;
  parties: Partial<Party>[];
  consents: Record<string, boolean>;
  /** The text that was read, by its name: answers to another one do not count. */
  script?: string;
  /** The same of the agreement to sensitive answers. */
  sensitiveText?: string;
}

/** Set by staff later, recorded by the call itself, or asked with the consents. */
const NOT_ASKED = new Set(['budgetNumber', 'lang', 'juripop', 'neolegal']);

/** The facts a caller is asked, as the public form asks them, given the answers so far. */
export const askedFacts = (values: Record<string, Fact>): LeadField[] => {
  const field = String(values.lawyerType ?? '');
  const pointless: Record<string, boolean> = {
    hasCriminalFile: !asksCriminalFile(field),
    employementPeril: !asksJobPeril(field),
    courtDate: values.hasCourtDate !== true,
    paralegal: values.province !== 'ON',
    hasLegalAidCert: values.juridicalHelp !== true,
  };
  return leadFields.filter(({ name, editable }) => editable && !NOT_ASKED.has(name) && !pointless[name]);
};

/** What is written beside them. */
export const WRITTEN = ['clientName', 'email', 'phoneNumber', 'description', 'address', 'postalCode'] as const;
