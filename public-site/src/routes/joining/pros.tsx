import { useActionData, useLoaderData } from 'react-router';
import { ask, figuresNow } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Line, Password, Radios, text } from '../../forms';
import { begin, register } from '../../features/accounts/register.server';
import { pros } from '../../features/joining/words/pros';
import { InProvince, isServed, useFigure, useFigures, usePath, useWords } from '../../lang';
import { Head, LinkedDrawing, type Frame } from '../../layout';
import { HowList, RegisterSection, RegistrationSent } from '../../features/accounts/register';
import { Costs, Rules, Volumes } from '../../features/joining/pros-landing';
import { pageAt } from '../../routes.table';

export const handle: Frame = { passwords: true };

type Province = 'QC' | 'ON';
type Title = 'lawyer' | 'notary' | 'paralegal' | 'mediator';
const provinceAt = (path: string): Province => (pageAt(path)?.page === 'prosOntario' ? 'ON' : 'QC');

export async function loader({ request }: LoaderArgs) {
  const province = provinceAt(new URL(request.url).pathname);
  if (!isServed(province, await figuresNow(request))) throw new Response(null, { status: 404 });
  const reply = await ask(request, 'GET /api/public/volumes', { query: { province } });
  return { province, volumes: reply.ok ? reply.value : null, ...begin() };
}

/** A professional registers for a membership in the province of the page. */
export const action = ({ request }: ActionArgs) =>
  register(request, 'POST /api/public/professionals', ['title', 'name', 'email', 'phoneNumber', 'password'], {
    province: provinceAt(new URL(request.url).pathname),
  });

/** M14 and M15: what a professional of a province gets, what it costs, and the way in. */
export default function Pros() {
  const { province, volumes, ...fresh } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(pros);
  if (posted?.sent)
    return (
      <RegistrationSent t={t} after="proApplication">
        <ol className="how-to pro-next">
          {[t.sentNext1, t.sentNext2, t.sentNext3].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </RegistrationSent>
    );
  const on = province === 'ON';
  return (
    <InProvince value={province}>
      <Head
        title={on ? t.onTitle : t.qcTitle}
        description={on ? t.onDescription : t.qcDescription}
        failed={Object.keys(posted?.errors ?? {}).length > 0}
      />
      <Hero province={province} subscribed={volumes?.billing === 'subscription'} />
      <How />
      <Volumes figures={volumes} />
      <Costs province={province} figures={volumes} />
      <Rules province={province} />
      <RegisterSection form="professional" t={t} fresh={fresh} posted={posted} after="proApplication" lead={t.formLead} signIn={t.sentGo}>
        <RegistrationFields title={text(posted?.raw ?? {}, 'title')} />
      </RegisterSection>
    </InProvince>
  );
}

/** What the membership is, and the way to the other province's page. */
function Hero({ province, subscribed }: { readonly province: Province; readonly subscribed: boolean }) {
  const t = useWords(pros);
  const to = usePath();
  const on = province === 'ON';
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div>
          <p className="eyebrow">{on ? t.onEyebrow : t.qcEyebrow}</p>
          <h1 className="hero-title pro-title">{subscribed ? t.headingSubscription : t.heading}</h1>
          <p className="lead">{subscribed ? t.leadSubscription : t.lead}</p>
          <p className="actions">
            <a className="button large" href="#inscription">
              {t.start}
            </a>
          </p>
          <p className="small soft">{t.minutes}</p>
          {isServed(on ? 'QC' : 'ON', useFigures()) && (
            <p className="small">
              {on ? t.otherOn : t.other} <a href={to(on ? 'pros' : 'prosOntario')}>{on ? t.otherOnLink : t.otherLink}</a>
            </p>
          )}
        </div>
        <LinkedDrawing />
      </div>
    </section>
  );
}

function How() {
  const t = useWords(pros);
  const steps = [
    [t.how1, t.how1Text],
    [t.how2, t.how2Text],
    [t.how3, t.how3Text],
  ] as const;
  return (
    <section className="wrap section" aria-labelledby="how">
      <h2 id="how">{t.howTitle}</h2>
      <HowList level="h3" steps={steps} />
    </section>
  );
}

/** @param title the title that was posted, to show it again */
function RegistrationFields({ title }: { readonly title: string }) {
  const t = useWords(pros);
  const titles = useFigure<readonly Title[]>('professional.titles.enabled');
  return (
    <>
      <Radios name="title" label={t.kind} options={titles.map((value) => ({ value, label: t[value] }))} initial={title || undefined} />
      <Line name="name" label={t.name} complete="name" length={120} />
      <Line name="email" label={t.email} hint={t.emailHint} type="email" complete="email" length={254} />
      <Line name="phoneNumber" label={t.phone} hint={t.phoneHint} type="tel" complete="tel" length={30} className="short" />
      <Password name="password" label={t.password} hint={t.passwordHint} complete="new-password" />
    </>
  );
}
