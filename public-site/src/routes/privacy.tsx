import { privacy } from '../content/privacy';
import { LegalPage } from '../pieces/legal-page';

export default function Privacy() {
  return <LegalPage text={privacy} />;
}
