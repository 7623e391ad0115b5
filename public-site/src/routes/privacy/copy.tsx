import { useActionData, useLoaderData } from 'react-router';
import { actOnCopy, loadCopy } from '../../features/privacy/copy.server';
import { PersonalCopy } from '../../features/privacy/copy';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Head } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';

export const handle = { exit: true };
export const loader = ({ request, params }: LoaderArgs) => loadCopy(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actOnCopy(request, params.token ?? '');

/** The copy of one's own data (N03): to read after a code, and to take along as a document, a table or data. */
export default function Copy() {
  const { loaded, token } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const step = posted && 'step' in posted ? posted.step : undefined;
  if (loaded.trouble) return <LinkTrouble trouble={loaded.trouble} done={posted && 'done' in posted ? posted.done : undefined} />;
  if (!loaded.value) return <StepUpPage errors={step?.errors ?? {}} sent={step?.sent ?? false} />;
  return (
    <>
      <Head title={loaded.value.title} hidden />
      <PersonalCopy copy={loaded.value} token={token} />
    </>
  );
}
