import { privacy } from '../content/privacy';
import { LegalPage } from '../pieces/legal-page';
import { MeasuringChoice } from '../pieces/measuring';

export const handle = { content: true };

/** P08, with the choice about being counted where cookies are spoken of. */
export default function Privacy() {
  return <LegalPage text={privacy} after={{ cookies: <MeasuringChoice /> }} />;
}
