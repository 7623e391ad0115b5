import type { ActionArgs, LoaderArgs } from '../args';
import { Wizard, wizardHandle } from '../forms/wizard';
import { actOnWizard, loadWizard } from '../forms/wizard.server';
import { BusinessIntro } from '../pieces/business-intro';

export const handle = { ...wizardHandle, exit: false };
export const loader = ({ request }: LoaderArgs) => loadWizard(request, 'business');
export const action = ({ request }: ActionArgs) => actOnWizard(request, 'business');

/** F05: what a business gets, and its request. */
export default function Business() {
  return <Wizard flow="business" intro={<BusinessIntro />} />;
}
