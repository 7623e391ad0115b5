import { useActionData, useLoaderData } from 'react-router';
import { NotForMe, Shared } from '../../features/shared-documents';
import { actOnDocument, loadDocument } from '../../features/shared-documents/document.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import type { Frame } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';
import styles from '../../styles/documents.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { quiet: true, exit: true };

export const loader = ({ request, params }: LoaderArgs) => loadDocument(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actOnDocument(request, params.token ?? '');

/** M25: one shared document, or one request for documents, by its link and after a code. */
export default function DocumentPage() {
  const { loaded, fait, frame: _, ...shown } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (!loaded.value) return <LinkTrouble trouble={loaded.trouble!} done={done} />;
  const errors = done?.errors ?? {};
  if (loaded.value.standing === 'open' && !loaded.value.steppedUp)
    return (
      <>
        <StepUpPage errors={errors} sent={done?.codeSent ?? fait === 'code'} commandId={loaded.commandId} />
        <div className="wrap narrow">
          <NotForMe commandId={loaded.commandId} />
        </div>
      </>
    );
  return (
    <div className="wrap narrow page">
      <Shared opened={loaded.value} commandId={loaded.commandId} errors={errors} reported={fait === 'signale'} {...shown} />
    </div>
  );
}
