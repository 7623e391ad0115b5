import { useActionData, useLoaderData } from 'react-router';
import { PaperPage } from '../../features/papers/page';
import { actOnSheet, loadSheet } from '../../features/papers/paper.server';
import { paperTexts } from '../../features/papers/words/papers';
import type { ActionArgs, LoaderArgs } from '../../http';
import { usePath, useWords } from '../../lang';
import { LinkTrouble } from '../../links';
import styles from '../../styles/generated-paper.css?url';

export const handle = { quiet: true, exit: true };
export const links = () => [{ rel: 'stylesheet', href: styles }];

export const loader = ({ request, params }: LoaderArgs) => loadSheet(request, params);
export const action = ({ request, params }: ActionArgs) => actOnSheet(request, params);

/** The sheet of an appointment (DO5), by the link of a message: what its page shows, to print and take along. */
export default function Sheet() {
  const { loaded, token, appointment } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(paperTexts);
  const to = usePath();
  if (!loaded.value) return <LinkTrouble trouble={loaded.trouble!} done={posted && 'done' in posted ? posted.done : undefined} />;
  return <PaperPage paper={loaded.value} back={{ href: to('appointment', { token, appointment }), text: t.backAppointment }} />;
}
