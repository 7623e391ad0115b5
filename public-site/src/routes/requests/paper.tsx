import { useActionData, useLoaderData } from 'react-router';
import { PaperPage } from '../../features/papers/page';
import { actOnPaper, loadPaper } from '../../features/papers/paper.server';
import { paperTexts } from '../../features/papers/words/papers';
import type { ActionArgs, LoaderArgs } from '../../http';
import { usePath, useWords } from '../../lang';
import { LinkTrouble, StepUpPage } from '../../links';
import styles from '../../styles/generated-paper.css?url';

export const handle = { exit: true };
export const links = () => [{ rel: 'stylesheet', href: styles }];

export const loader = ({ request, params }: LoaderArgs) => loadPaper(request, params);
export const action = ({ request, params }: ActionArgs) => actOnPaper(request, params);

/** A paper that is generated of a request (DO5): the address says which; to read, to print, and as a file beside it. */
export default function Paper() {
  const { loaded, token } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(paperTexts);
  const to = usePath();
  const step = posted && 'step' in posted ? posted.step : undefined;
  if (loaded.trouble) return <LinkTrouble trouble={loaded.trouble} done={posted && 'done' in posted ? posted.done : undefined} />;
  if (!loaded.value) return <StepUpPage errors={step?.errors ?? {}} sent={step?.sent ?? false} />;
  return <PaperPage paper={loaded.value} back={{ href: to('myRequest', { token }), text: t.backRequest }} />;
}
