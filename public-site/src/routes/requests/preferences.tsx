import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { ask, isDown } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { readForm } from '../../http/index.server';
import { ErrorSummary } from '../../forms';
import { errorsOf } from '../../api';
import { ConsentHistory, ImpliedNote } from '../../features/consents';
import { Contains } from '../../features/preferences/contains';
import { preferencesTexts } from '../../features/preferences/words/preferences';
import { useFormText } from '../../features/legal';
import { usePath, useWords } from '../../lang';
import { PauseDrawing, Head, TroublePage } from '../../layout';
import { langOf } from '../../routes.table';

export async function loader({ request, params }: LoaderArgs) {
  const reply = await ask(request, 'POST /api/public/preferences/standing', { body: { token: params.token ?? '' } });
  const saved = new URL(request.url).searchParams.has('fait');
  if (reply.ok) return data({ standing: reply.value, saved, reference: undefined }, 200);
  const down = isDown(reply.problem);
  return data({ standing: null, saved, reference: down ? (reply.problem.reference ?? '') : undefined }, down ? 503 : 404);
}

export async function action({ request, params }: ActionArgs) {
  const url = new URL(request.url);
  const form = await readForm(request);
  const body = {
    token: params.token ?? '',
    service: form.has('service'),
    marketing: form.has('marketing'),
    ...(form.has('shown') ? { shown: String(form.get('shown')).slice(0, 60) } : {}),
    lang: langOf(url.pathname),
    ...(form.get('who') === 'professional' ? { digest: form.has('digest') } : {}),
  };
  const reply = await ask(request, 'POST /api/public/preferences', { body });
  if (!reply.ok) return data({ errors: errorsOf(reply.problem, langOf(url.pathname)) }, { status: reply.problem.status });
  return redirect(`${url.pathname}?fait=choix`, 303);
}

/** The link is none of ours, or not whole. */
function Unknown() {
  const t = useWords(preferencesTexts);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.unknownTitle} hidden />
      <PauseDrawing />
      <h1>{t.unknownTitle}</h1>
      <p className="lead">{t.unknownText}</p>
      <p className="actions">
        <a href={to('home')}>{t.home}</a>
      </p>
    </div>
  );
}

/** N02: which messages come to one address, chosen from the foot of any e-mail, without signing in. */
export default function Preferences() {
  const { standing, saved, reference } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? {};
  const t = useWords(preferencesTexts);
  const { name: shown, say } = useFormText('message-choices');
  if (reference !== undefined) return <TroublePage reference={reference} />;
  if (!standing) return <Unknown />;
  const boxes = [
    ['service', say(`link-service-${standing.who}`), standing.service],
    ...(standing.digest === undefined ? [] : [['digest', t.digest, standing.digest] as const]),
    ['marketing', say('link-marketing'), standing.marketing],
  ] as const;
  return (
    <div className="wrap narrow page">
      <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      {saved && (
        <p className="notice success" role="status">
          {t.saved}
        </p>
      )}
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <form method="post" className="stack">
        <input type="hidden" name="who" value={standing.who} />
        <input type="hidden" name="shown" value={shown} />
        <fieldset>
          <legend>{t.classes}</legend>
          <div className="choices">
            {boxes.map(([name, label, on]) => (
              <div className="choice" key={name}>
                <input type="checkbox" id={`box-${name}`} name={name} value="on" defaultChecked={on} />
                <label htmlFor={`box-${name}`}>{label}</label>
              </div>
            ))}
          </div>
        </fieldset>
        <Contains purposes={standing.contains.service} choice={say(`link-service-${standing.who}`)} />
        <Contains purposes={standing.contains.marketing} choice={say('link-marketing')} />
        {standing.pending && <p className="notice">{t.pending}</p>}
        <ImpliedNote implied={standing.implied} />
        {standing.who === 'professional' && <p className="small soft">{t.withoutService}</p>}
        <p className="small soft">{t.always}</p>
        <p className="actions">
          <button className="button" type="submit">
            {t.save}
          </button>
        </p>
      </form>
      <ConsentHistory moments={standing.history} id="history" />
    </div>
  );
}
