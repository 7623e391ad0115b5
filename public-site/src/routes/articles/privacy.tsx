import { useLoaderData } from 'react-router';
import { legalPage } from '../../features/legal/document.server';
import { LegalPage } from '../../features/legal/legal-page';
import { MeasuringChoice } from '../../features/measuring/measuring';
import { CentreLink } from '../../features/privacy/centre-link';
import { ProcessorTable } from '../../features/processors';
import { processorsOf } from '../../features/processors/index.server';
import type { LoaderArgs } from '../../http';

export const handle = { content: true };
export async function loader({ request }: LoaderArgs) {
  const [page, processors] = await Promise.all([legalPage(request, 'privacy', 'privacy'), processorsOf(request)]);
  return { ...page, processors };
}

/** P08, with the register of processors where recipients are spoken of, the choice about being counted at cookies, and the way to one's rights. */
export default function Privacy() {
  const { shown, processors } = useLoaderData<typeof loader>();
  const after = { outside: <ProcessorTable processors={processors} />, cookies: <MeasuringChoice />, rights: <CentreLink /> };
  return <LegalPage page="privacy" shown={shown} after={after} />;
}
