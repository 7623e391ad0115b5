import type { ReactNode } from 'react';
import { Guard, ErrorSummary, FormProvider } from '../../forms';
import type { Begun, Registration } from './register.server';
import { useLang, usePath } from '../../lang';
import { pathOf } from '../../routes.table';
import { SentDrawing, Head } from '../../layout';

/** Where the answer to a wrong form leads: its summary, which takes the focus even before a script could give it. */
const WRONG = 'erreurs';

/** Words that both ways in have. */
type Way = Readonly<
  Record<
    'formTitle' | 'submit' | 'privacy' | 'privacyLink' | 'have' | 'sentTitle' | 'sentText' | 'sentGo' | 'sentJunk' | 'scriptNote',
    string
  >
>;
/** The page that a new account opens, once it is signed in. */
type After = 'proApplication' | 'recruitProfile';

/** What happens, step by step; `level` is that of the headings. */
export const HowList = ({ level: H, steps }: { level: 'h2' | 'h3'; steps: readonly (readonly [name: string, text: string])[] }) => (
  <ol className="how">
    {steps.map(([name, text]) => (
      <li key={name}>
        <H>{name}</H>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

interface RegisterProps {
  readonly form: 'professional' | 'candidate';
  readonly t: Way;
  readonly fresh: Begun;
  readonly posted: Registration | undefined;
  readonly after: After;
  readonly lead?: string;
  readonly signIn: string;
  /** What is asked. */
  readonly children: ReactNode;
}

/** The way in for a person who has no account; a form that comes back is still the one that was started. */
export function RegisterSection({ form, t, fresh, posted, after, lead, signIn, children }: RegisterProps) {
  const lang = useLang();
  const to = usePath();
  const { registrationId, startedAt } = { ...fresh, ...posted?.begun };
  const errors = posted?.errors ?? {};
  return (
    <section className="wrap section" aria-labelledby="inscription">
      <div className="register">
        <ErrorSummary errors={errors} id={WRONG} />
        <h2 id="inscription" tabIndex={-1}>
          {t.formTitle}
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <FormProvider value={{ raw: posted?.raw ?? {}, errors }}>
          <form className="stack" method="post" action={`#${WRONG}`} noValidate>
            <input type="hidden" name="registrationId" value={registrationId} />
            <input type="hidden" name="startedAt" value={startedAt} />
            <Guard form={form} id={registrationId} />
            {children}
            <div className="form-actions">
              <button className="button large" type="submit">
                {t.submit}
              </button>
              <p className="small soft">
                {t.privacy} <a href={to('privacy')}>{t.privacyLink}</a>
              </p>
              <p className="small">
                {t.have} <a href={`${to('login')}?${pathOf(after, lang)}`}>{signIn}</a>
              </p>
            </div>
          </form>
        </FormProvider>
      </div>
    </section>
  );
}

/** The mailbox comes next, for everyone alike. */
export function RegistrationSent({ t, after, children }: { t: Way; after: After; children?: ReactNode }) {
  const lang = useLang();
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
      {children}
      <p className="actions">
        <a className="button" href={`${to('login')}?${pathOf(after, lang)}`}>
          {t.sentGo}
        </a>
      </p>
      <p className="small soft">{t.sentJunk}</p>
      <p className="small soft">{t.scriptNote}</p>
    </div>
  );
}
