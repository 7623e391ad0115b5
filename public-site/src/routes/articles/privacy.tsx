import { privacy } from '../../features/legal/words/privacy';
import { LegalPage } from '../../features/legal/legal-page';
import { MeasuringChoice } from '../../features/measuring/measuring';

export const handle = { content: true };

/** P08, with the choice about being counted where cookies are spoken of. */
export default function Privacy() {
  return <LegalPage text={privacy} after={{ cookies: <MeasuringChoice /> }} />;
}
