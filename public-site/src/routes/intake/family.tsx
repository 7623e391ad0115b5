import type { ActionArgs, LoaderArgs } from '../../http';
import { Wizard, wizardHandle } from '../../features/intake/wizard/wizard';
import { actOnWizard } from '../../features/intake/wizard/act-on-wizard.server';
import { loadWizard } from '../../features/intake/wizard/wizard.server';

export const handle = wizardHandle;
export const loader = ({ request }: LoaderArgs) => loadWizard(request, 'family');
export const action = ({ request }: ActionArgs) => actOnWizard(request, 'family');

/** F03: a family request, in private wording. */
export default function FamilyDemand() {
  return <Wizard flow="family" />;
}
