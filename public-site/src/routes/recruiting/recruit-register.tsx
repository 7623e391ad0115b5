import { useActionData, useLoaderData } from 'react-router';
import { offeredOr404 } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Line, Password } from '../../forms';
import { begin, register } from '../../features/accounts/register.server';
import { recruitWords } from '../../features/recruiting/words/recruit';
import { useWords } from '../../lang';
import { LinkedDrawing, Head, type Frame } from '../../layout';
import { HowList, RegisterSection, RegistrationSent } from '../../features/accounts/register';

export const handle: Frame = { passwords: true };

export async function loader({ request }: LoaderArgs) {
  await offeredOr404(request, 'feature.recruit');
  return begin();
}

/** A candidate opens an account. */
export const action = ({ request }: ActionArgs) => register(request, 'POST /api/public/candidates', ['name', 'email', 'password']);

/** The way in for candidates: what firms will see, and an account. */
export default function RecruitRegister() {
  const fresh = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(recruitWords);
  if (posted?.sent) return <RegistrationSent t={t} after="recruitProfile" />;
  const points = [
    [t.point1, t.point1Text],
    [t.point2, t.point2Text],
    [t.point3, t.point3Text],
  ] as const;
  return (
    <>
      <Head title={t.registerTitle} description={t.registerDescription} failed={Object.keys(posted?.errors ?? {}).length > 0} />
      <section className="hero">
        <div className="wrap hero-grid">
          <div>
            <h1 className="hero-title pro-title">{t.registerTitle}</h1>
            <p className="lead">{t.registerLead}</p>
            <p className="small soft">{t.free}</p>
          </div>
          <LinkedDrawing />
        </div>
      </section>
      <section className="wrap section">
        <HowList level="h2" steps={points} />
      </section>
      <RegisterSection form="candidate" t={t} fresh={fresh} posted={posted} after="recruitProfile" signIn={t.signIn}>
        <Line name="name" label={t.name} complete="name" length={120} />
        <Line name="email" label={t.email} hint={t.emailHint} type="email" complete="email" length={254} />
        <Password name="password" label={t.password} hint={t.passwordHint} complete="new-password" />
      </RegisterSection>
    </>
  );
}
