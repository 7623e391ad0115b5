import { redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { flowFor, pageOf } from '../../features/intake/questions/flows';
import { Wizard, wizardHandle } from '../../features/intake/wizard/wizard';
import { actOnWizard } from '../../features/intake/wizard/act-on-wizard.server';
import { loadWizard } from '../../features/intake/wizard/wizard.server';
import { langOf, pathOf } from '../../routes.table';

export const handle = wizardHandle;
export const action = ({ request }: ActionArgs) => actOnWizard(request, 'demand');

/** A field that has a form of its own is asked about there, whichever way it was chosen. */
export function loader({ request }: LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const own = flowFor(searchParams.get('domaine') ?? '');
  if (own === 'demand' || searchParams.has('etape')) return loadWizard(request, 'demand');
  const { domaine: _, ...query } = Object.fromEntries(searchParams);
  throw redirect(pathOf(pageOf(own), langOf(pathname), { query }), 303);
}

/** F02: the general guided request. */
export default function Demand() {
  return <Wizard flow="demand" />;
}
