import { useActionData, useLoaderData } from 'react-router';
import { DocumentsByLink } from '../../features/own-documents';
import { actByLink, loadByLink } from '../../features/own-documents/by-link.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import type { Frame } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';
import styles from '../../styles/documents.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { exit: true };

export const loader = ({ request, params }: LoaderArgs) => loadByLink(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actByLink(request, params.token ?? '');

/** M03 by the link of a request: its documents, shown after a code; everything by plain posts. */
export default function RequestDocumentsPage() {
  const { loaded, fait, frame: _, ...shown } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (loaded.trouble) return <LinkTrouble trouble={loaded.trouble} done={done} />;
  const errors = done?.errors ?? {};
  if (!loaded.value) return <StepUpPage errors={errors} sent={done?.codeSent ?? fait === 'code'} commandId={loaded.commandId} />;
  return (
    <div className="wrap narrow page">
      <DocumentsByLink of={loaded.value} commandId={loaded.commandId} errors={errors} posted={done?.posted ?? {}} {...shown} />
    </div>
  );
}
