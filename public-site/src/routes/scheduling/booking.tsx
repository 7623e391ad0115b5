import { useActionData, useLoaderData, useLocation } from 'react-router';
import { BookingSteps } from '../../features/scheduling/booking';
import { actOnBooking, loadBooking } from '../../features/scheduling/booking.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { InProvince } from '../../lang';
import type { Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { quiet: true, exit: true };

export const loader = ({ request, params }: LoaderArgs) => loadBooking(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actOnBooking(request, params.token ?? '');

/** M18: a time with the professional who accepted, by the link of a message; only a post holds or books anything (D8). */
export default function BookingPage() {
  const { loaded, ...shown } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const avec = new URLSearchParams(search).get('avec');
  if (!loaded.value) return <LinkTrouble trouble={loaded.trouble!} done={acted} />;
  return (
    <div className="wrap narrow page">
      <InProvince value={loaded.value.province}>
        <BookingSteps
          booking={loaded.value}
          commandId={loaded.commandId}
          errors={acted?.errors ?? {}}
          posted={acted?.posted ?? {}}
          lost={acted?.lost}
          at={(query) => `${pathname}?${new URLSearchParams({ ...(avec ? { avec } : {}), ...query })}`}
          {...shown}
        />
      </InProvince>
    </div>
  );
}
