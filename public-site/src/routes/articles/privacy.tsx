import { useLoaderData } from 'react-router';
import { legalPage } from '../../features/legal/document.server';
import { LegalPage } from '../../features/legal/legal-page';
import { MeasuringChoice } from '../../features/measuring/measuring';
import type { LoaderArgs } from '../../http';

export const handle = { content: true };
export const loader = ({ request }: LoaderArgs) => legalPage(request, 'privacy', 'privacy');

/** P08, with the choice about being counted where cookies are spoken of. */
export default function Privacy() {
  return <LegalPage page="privacy" shown={useLoaderData<typeof loader>().shown} after={{ cookies: <MeasuringChoice /> }} />;
}
