import type { ActionArgs, LoaderArgs } from '../../http';
import { Wizard, wizardHandle } from '../../features/intake/wizard/wizard';
import { actOnWizard } from '../../features/intake/wizard/act-on-wizard.server';
import { loadWizard } from '../../features/intake/wizard/wizard.server';

export const handle = wizardHandle;
export const loader = ({ request }: LoaderArgs) => loadWizard(request, 'network');
export const action = ({ request }: ActionArgs) => actOnWizard(request, 'network');

/** F04: someone of the legal network writes for a person. */
export default function NetworkDemand() {
  return <Wizard flow="network" />;
}
