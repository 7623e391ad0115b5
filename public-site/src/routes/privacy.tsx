import { privacy } from '../content/privacy';
import { LegalPage } from '../pieces/legal-page';

export const handle = { content: true };

export default function Privacy() {
  return <LegalPage text={privacy} />;
}
