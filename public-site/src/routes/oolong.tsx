import type { ActionArgs, LoaderArgs } from '../args';
import { ask } from '../api.server';
import { Wizard, wizardHandle } from '../forms/wizard';
import { actOnWizard, loadWizard } from '../forms/wizard.server';

export const handle = wizardHandle;

/** Behind its flag: closed, the page does not exist. */
async function refuseUnlessOpen(request: Request): Promise<void> {
  const reply = await ask<{ oolong: boolean }>(request, '/intake');
  if (!reply.ok || !reply.value.oolong) throw new Response(null, { status: 404 });
}

export async function loader({ request }: LoaderArgs) {
  await refuseUnlessOpen(request);
  return loadWizard(request, 'oolong');
}
export async function action({ request }: ActionArgs) {
  await refuseUnlessOpen(request);
  return actOnWizard(request, 'oolong');
}

/** F08: five answers on one calm page, unlisted; the rest by a call. */
export default function Oolong() {
  return <Wizard flow="oolong" unlisted />;
}
