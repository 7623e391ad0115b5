import { redirect } from 'react-router';
import { forgetTouches } from '../../features/measuring/acquisition.server';
import type { ActionArgs } from '../../http';
import { forgetArm } from '../../features/intake/drafts/experiment.server';
import { readForm } from '../../http/index.server';
import { keepMeasuring } from '../../features/measuring/measuring.server';
import { pathOf } from '../../routes.table';

/** Nothing to see here: the choice is explained and changed on the privacy page. */
export const loader = (): Response => redirect(`${pathOf('privacy', 'fr')}#cookies`);

/** Remembers whether this visitor agrees to be counted, and goes back to the page where it was asked. */
export async function action({ request }: ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const back = String(form.get('back') ?? '');
  const to = /^\/(?![/\\])[\w\-/.?=&%#]*$/.test(back) ? back : pathOf('home', 'fr');
  const agreed = form.get('agreed') === 'yes';
  const headers = new Headers({ 'set-cookie': keepMeasuring(request, agreed) });
  if (!agreed) for (const forgotten of [forgetTouches(request), forgetArm(request)]) headers.append('set-cookie', forgotten);
  return redirect(to, { status: 303, headers });
}
