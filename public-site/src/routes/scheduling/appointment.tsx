import { useActionData, useLoaderData, useLocation, useParams } from 'react-router';
import { AppointmentView } from '../../features/scheduling/appointment';
import { actOnAppointment, loadAppointment } from '../../features/scheduling/appointment.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { InProvince, usePath } from '../../lang';
import type { Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { quiet: true, exit: true };

export const loader = ({ request, params }: LoaderArgs) => loadAppointment(request, params);
export const action = ({ request, params }: ActionArgs) => actOnAppointment(request, params);

/** M07: one appointment, by the link of a message to the client or the professional. */
export default function AppointmentPage() {
  const { loaded, ...shown } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const { pathname } = useLocation();
  const { appointment, token } = useParams();
  const to = usePath();
  if (!loaded.value) return <LinkTrouble trouble={loaded.trouble!} done={acted} />;
  return (
    <div className="wrap narrow page">
      <InProvince value={loaded.value.province}>
        <AppointmentView
          appointment={loaded.value}
          commandId={loaded.commandId}
          errors={acted?.errors ?? {}}
          posted={acted?.posted ?? {}}
          sheet={to('appointmentSheet', { appointment, token })}
          at={(query) => (Object.keys(query).length > 0 ? `${pathname}?${new URLSearchParams(query)}` : pathname)}
          {...shown}
        />
      </InProvince>
    </div>
  );
}
