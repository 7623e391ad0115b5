import type { ActionArgs, LoaderArgs } from '../../http';
import { Wizard, wizardHandle } from '../../features/intake/wizard/wizard';
import { actOnWizard } from '../../features/intake/wizard/act-on-wizard.server';
import { loadWizard } from '../../features/intake/wizard/wizard.server';
import { BusinessIntro } from '../../features/intake/wizard/business-intro';

export const handle = { ...wizardHandle, exit: false };
export const loader = ({ request }: LoaderArgs) => loadWizard(request, 'business');
export const action = ({ request }: ActionArgs) => actOnWizard(request, 'business');

/** F05: what a business gets, and its request. */
export default function Business() {
  return <Wizard flow="business" intro={<BusinessIntro />} />;
}
