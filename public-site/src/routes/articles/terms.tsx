import { terms } from '../../features/legal/words/terms';
import { LegalPage } from '../../features/legal/legal-page';

export const handle = { content: true };

export default function Terms() {
  return <LegalPage text={terms} />;
}
