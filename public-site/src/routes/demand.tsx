import type { ActionArgs, LoaderArgs } from '../args';
import { Wizard, wizardHandle } from '../forms/wizard';
import { actOnWizard, loadWizard } from '../forms/wizard.server';

export const handle = wizardHandle;
export const loader = ({ request }: LoaderArgs) => loadWizard(request, 'demand');
export const action = ({ request }: ActionArgs) => actOnWizard(request, 'demand');

/** F02: the general guided request. */
export default function Demand() {
  return <Wizard flow="demand" />;
}
