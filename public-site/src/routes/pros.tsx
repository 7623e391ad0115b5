import { defaults } from '@jurilien/reference';
import { data, useActionData, useLoaderData } from 'react-router';
import { ask } from '../api.server';
import type { ActionArgs, LoaderArgs } from '../args';
import { Guard } from '../forms/guard';
import { ErrorSummary, FormProvider, Line, Password, Radios } from '../forms/parts';
import { readForm, sending, uuidOf } from '../forms/post.server';
import { readRaw, text, type Errors, type Raw } from '../forms/raw';
import { check } from '../forms/check.server';
import { pros } from '../i18n/pros';
import { fill, useLang, usePath, useWords } from '../lang';
import { Head } from '../pieces/head';
import { LinkedDrawing, SentDrawing } from '../pieces/drawings';
import { Costs, Rules, Volumes, type VolumeFigures } from '../pieces/pros-landing';
import { errorsOf } from '../problem';
import type { Frame } from '../root';
import { langOf, pageAt, pathOf } from '../routes.table';

const FORM = 'pro-form';
/** Where the answer to a wrong form leads: its summary, which takes the focus even before a script could give it. */
const WRONG = 'erreurs';
const NAMES = ['title', 'name', 'email', 'phoneNumber', 'password'];
const TITLES = { QC: ['lawyer', 'notary', 'mediator'], ON: ['lawyer', 'paralegal', 'mediator'] } as const;

export const handle: Frame = { passwords: true };

type Province = 'QC' | 'ON';
const provinceAt = (path: string): Province => (pageAt(path)?.page === 'prosOntario' ? 'ON' : 'QC');

export async function loader({ request }: LoaderArgs) {
  const province = provinceAt(new URL(request.url).pathname);
  const reply = await ask<VolumeFigures>(request, `/volumes?province=${province}`);
  return { province, volumes: reply.ok ? reply.value : null, registrationId: crypto.randomUUID(), startedAt: new Date().toISOString() };
}

interface Posted {
  readonly sent?: boolean;
  readonly begun?: { readonly registrationId: string; readonly startedAt: string };
  readonly raw: Raw;
  readonly errors: Errors;
}

/** Somebody registers. The answer is the same whether or not the address already has an account. */
export async function action({ request }: ActionArgs) {
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const form = await readForm(request);
  const { password, ...raw } = readRaw(form, NAMES);
  const errors = check({ ...raw, password: password ?? '' }, NAMES, lang);
  const registrationId = uuidOf(form, 'registrationId');
  const startedAt = String(form.get('startedAt') ?? '');
  const begun = { registrationId, startedAt };
  if (Object.keys(errors).length > 0) return data<Posted>({ begun, raw, errors }, { status: 422 });
  const reply = await ask(request, '/professionals', {
    method: 'POST',
    body: {
      ...raw,
      // Exactly as typed: nothing is trimmed or cleaned.
      password: String(form.get('password')),
      registrationId,
      province: provinceAt(pathname),
      lang,
      ...sending(form),
      ...(startedAt === '' ? {} : { startedAt }),
    },
  });
  if (reply.ok) return data<Posted>({ sent: true, raw: {}, errors: {} });
  return data<Posted>({ begun, raw, errors: errorsOf(reply.problem, lang) }, { status: reply.problem.status });
}

/** M14 and M15: what a professional of a province gets, what it costs, and the way in. */
export default function Pros() {
  const { province, volumes, ...fresh } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  // A form that comes back is still the one that was begun: corrected quickly, it is not taken for a machine's.
  const { registrationId, startedAt } = { ...fresh, ...posted?.begun };
  const t = useWords(pros);
  const to = usePath();
  if (posted?.sent) return <Sent />;
  const on = province === 'ON';
  const subscribed = volumes?.billing === 'subscription';
  const errors = posted?.errors ?? {};
  const hours = defaults['contact.slaHours'];
  const steps = [
    [t.how1, t.how1Text],
    [t.how2, t.how2Text],
    [t.how3, fill(t.how3Text, { hours })],
  ] as const;
  return (
    <>
      <Head
        title={on ? t.onTitle : t.qcTitle}
        description={on ? t.onDescription : t.qcDescription}
        failed={Object.keys(errors).length > 0}
      />
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
            <p className="small">
              {on ? t.otherOn : t.other} <a href={to(on ? 'pros' : 'prosOntario')}>{on ? t.otherOnLink : t.otherLink}</a>
            </p>
          </div>
          <LinkedDrawing />
        </div>
      </section>
      <section className="wrap section" aria-labelledby="how">
        <h2 id="how">{t.howTitle}</h2>
        <ol className="how">
          {steps.map(([name, said]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      </section>
      <Volumes figures={volumes} />
      <Costs province={province} figures={volumes} />
      <Rules province={province} />
      <section className="wrap section" aria-labelledby="inscription">
        <div className="register">
          <ErrorSummary errors={errors} id={WRONG} />
          <h2 id="inscription" tabIndex={-1}>
            {t.formTitle}
          </h2>
          <p className="lead">{t.formLead}</p>
          <FormProvider value={{ raw: posted?.raw ?? {}, errors }}>
            <Register province={province} registrationId={registrationId} startedAt={startedAt} title={text(posted?.raw ?? {}, 'title')} />
          </FormProvider>
        </div>
      </section>
    </>
  );
}

function Register({
  province,
  registrationId,
  startedAt,
  title,
}: {
  readonly province: Province;
  readonly registrationId: string;
  readonly startedAt: string;
  readonly title: string;
}) {
  const t = useWords(pros);
  const lang = useLang();
  const to = usePath();
  return (
    <form id={FORM} className="stack" method="post" action={`#${WRONG}`} noValidate>
      <input type="hidden" name="registrationId" value={registrationId} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <Guard form="professional" id={registrationId} />
      <Radios
        name="title"
        label={t.kind}
        options={TITLES[province].map((value) => ({ value, label: t[value] }))}
        initial={title || undefined}
      />
      <Line name="name" label={t.name} complete="name" length={120} />
      <Line name="email" label={t.email} hint={t.emailHint} type="email" complete="email" length={254} />
      <Line name="phoneNumber" label={t.phone} hint={t.phoneHint} type="tel" complete="tel" length={30} className="short" />
      <Password name="password" label={t.password} hint={t.passwordHint} complete="new-password" />
      <div className="form-actions">
        <button className="button large" type="submit">
          {t.submit}
        </button>
        <p className="small soft">
          {t.privacy} <a href={to('privacy')}>{t.privacyLink}</a>
        </p>
        <p className="small">
          {t.have} <a href={`${to('login')}?${pathOf('proApplication', lang)}`}>{t.sentGo}</a>
        </p>
      </div>
    </form>
  );
}

function Sent() {
  const t = useWords(pros);
  const lang = useLang();
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
      <ol className="how-to pro-next">
        {[t.sentNext1, t.sentNext2, t.sentNext3].map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ol>
      <p className="actions">
        <a className="button" href={`${to('login')}?${pathOf('proApplication', lang)}`}>
          {t.sentGo}
        </a>
      </p>
      <p className="small soft">{t.sentJunk}</p>
      <p className="small soft">{t.scriptNote}</p>
    </div>
  );
}
