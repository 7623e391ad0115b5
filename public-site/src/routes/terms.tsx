import { terms } from '../content/terms';
import { LegalPage } from '../pieces/legal-page';

export const handle = { content: true };

export default function Terms() {
  return <LegalPage text={terms} />;
}
