import { redirect, useActionData, useLoaderData, useLocation } from 'react-router';
import { MeetingView } from '../../features/scheduling/meetings/meeting';
import { actOnMeeting, loadMeeting } from '../../features/scheduling/meetings/meeting.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { InProvince } from '../../lang';
import type { Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import { langOf, pathOf } from '../../routes.table';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { quiet: true };

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('m') ?? '';

export const loader = ({ request }: LoaderArgs) => {
  const token = tokenOf(request);
  // Without a link they have it among their own.
  if (token === '') throw redirect(pathOf('myMeetings', langOf(new URL(request.url).pathname)));
  return loadMeeting(request, token);
};
export const action = ({ request }: ActionArgs) => actOnMeeting(request, tokenOf(request));

/** M08: one meeting with our team, by the link of its invitation; only a post chooses or changes anything (D8). */
export default function MeetingPage() {
  const { loaded, frame: _, ...shown } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  if (!loaded.value) return <LinkTrouble trouble={loaded.trouble!} done={acted} />;
  const m = new URLSearchParams(search).get('m') ?? '';
  return (
    <div className="wrap narrow page">
      <InProvince value={loaded.value.province}>
        <MeetingView
          meeting={loaded.value}
          commandId={loaded.commandId}
          errors={acted?.errors ?? {}}
          posted={acted?.posted ?? {}}
          at={(query) => `${pathname}?${new URLSearchParams({ m, ...query })}`}
          {...shown}
        />
      </InProvince>
    </div>
  );
}
