import { redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ask } from '../../api/index.server';
import { draftCookie } from '../../features/intake/drafts/draft.server';
import { ARM, armIn, assigned } from '../../features/intake/drafts/experiment.server';
import { Wizard, wizardHandle } from '../../features/intake/wizard/wizard';
import { actOnWizard } from '../../features/intake/wizard/act-on-wizard.server';
import { loadWizard } from '../../features/intake/wizard/wizard.server';
import { langOf, pathOf } from '../../routes.table';

export const handle = wizardHandle;

/** Behind its flag: closed, the page does not exist. */
async function openAs(request: Request): Promise<{ readonly compared: boolean }> {
  const reply = await ask(request, 'GET /api/public/intake', {});
  if (!reply.ok || !reply.value.oolong) throw new Response(null, { status: 404 });
  return reply.value;
}

/** While it is compared, every second visitor is led to F02; who has an assignment, a link or a draft stays with it. */
export async function loader({ request }: LoaderArgs) {
  const { compared } = await openAs(request);
  const url = new URL(request.url);
  if (compared && !armIn(url.searchParams) && !url.searchParams.has('d') && !draftCookie(request)) {
    const { arm, header } = assigned(request);
    const query = { ...Object.fromEntries(url.searchParams), [ARM]: arm };
    const headers: Record<string, string> = { 'cache-control': 'no-store', ...(header ? { 'set-cookie': header } : {}) };
    throw redirect(pathOf(arm, langOf(url.pathname), { query }), { headers });
  }
  return loadWizard(request, 'oolong');
}
export async function action({ request }: ActionArgs) {
  await openAs(request);
  return actOnWizard(request, 'oolong');
}

/** F08: five answers on one calm page, unlisted; the rest by a call. */
export default function Oolong() {
  return <Wizard flow="oolong" unlisted />;
}
