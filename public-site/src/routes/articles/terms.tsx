import { useLoaderData } from 'react-router';
import { legalPage } from '../../features/legal/document.server';
import { LegalPage } from '../../features/legal/legal-page';
import type { LoaderArgs } from '../../http';

export const handle = { content: true };
export const loader = ({ request }: LoaderArgs) => legalPage(request, 'terms', 'terms');

/** P07: the terms of use in force, or the version that the address names. */
export default function Terms() {
  return <LegalPage page="terms" shown={useLoaderData<typeof loader>().shown} />;
}
