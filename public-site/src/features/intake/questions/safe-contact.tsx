import { useFigures, useLang } from '../../../lang';
import { Asks } from './ask';
import { askedOf } from './asked';
import { flowOf, SAFE_CONTACT } from './flows';
import type { Raw } from '../../../forms';

/** How to reach the person without anyone else noticing (IN5), on the forms of one page as on the guided ones. */
export function SafeContact({ raw }: { raw: Raw }) {
  const lang = useLang();
  const figures = useFigures();
  return <Asks asked={SAFE_CONTACT.map((name) => askedOf(name, { flow: flowOf('demand'), raw, set: null, figures }, lang))} raw={raw} />;
}
