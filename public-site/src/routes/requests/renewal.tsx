import { useActionData, useLoaderData, useLocation } from 'react-router';
import { AnswerState } from '../../features/renewals/answer-form';
import { CHANGE_FORM } from '../../features/renewals/asking';
import { actOnRenewal, loadRenewal } from '../../features/renewals/by-link.server';
import { Another, Answered, Over } from '../../features/renewals/stages';
import { ChangeFirst, Invitation } from '../../features/renewals/view';
import type { ActionArgs, LoaderArgs } from '../../http';
import { InProvince, usePath } from '../../lang';
import type { Frame } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';

export const handle: Frame = { quiet: true, exit: true };

export const loader = ({ request, params }: LoaderArgs) => loadRenewal(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actOnRenewal(request, params.token ?? '');

/** M17: an invitation to renew a request, by the link of a message; nothing of it shows before the code, and only a post answers it (D8). */
export default function RenewalPage() {
  const { trouble, door, shown, token } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const to = usePath();
  if (trouble || !door) return <LinkTrouble trouble={trouble} done={acted?.done} />;
  const another = to('request', { query: { ref: token } });
  if (door.standing !== 'open')
    return (
      <div className="wrap narrow page">
        {door.standing === 'answered' ? <Answered renewal={door.renewal} /> : <Over another={another} />}
      </div>
    );
  const now = acted?.shown ?? shown;
  const { errors = {}, sent = false, typed } = acted?.step ?? {};
  if (!door.renewal || !now) return <StepUpPage errors={errors} sent={sent} typed={typed} form={CHANGE_FORM} />;
  const { renewal, expiresAt } = door;
  const ways = {
    change: `${pathname}?faire=changer`,
    back: pathname,
    another: <Another href={another} />,
    erase: to('privacyRequest', { token, query: { pour: 'erasure' } }),
  };
  return (
    <div className={search ? 'wrap form-page page' : 'wrap narrow page'}>
      <InProvince value={renewal.request.province}>
        <AnswerState value={now}>
          {now.asked.length > 0 ? (
            <ChangeFirst renewal={renewal} asked={now.asked} anew={now.anew} back={ways.back} />
          ) : (
            <Invitation renewal={renewal} expiresAt={expiresAt} ways={ways} />
          )}
        </AnswerState>
      </InProvince>
    </div>
  );
}
