import { professionalTerms } from '../content/professional-terms';
import { LegalPage } from '../pieces/legal-page';

export const handle = { content: true };

/** P09: the contract for professionals. */
export default function ProfessionalTerms() {
  return <LegalPage text={professionalTerms} />;
}
