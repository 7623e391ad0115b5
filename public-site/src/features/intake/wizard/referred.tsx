import { flowTexts } from '../words/flows';
import { fill, usePath, useWords } from '../../../lang';
import { SentDrawing, Head } from '../../../layout';

/** After F04: the person has a message; who wrote for them learns no more about the request. */
export function Referred({ code, form }: { code: string; form: string }) {
  const t = useWords(flowTexts);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.referred} hidden />
      <SentDrawing />
      <h1>{t.referred}</h1>
      <p className="lead">{t['referred.lead']}</p>
      {code && <p>{fill(t['referred.code'], { code })}</p>}
      <ul className="measure">
        <li>{t['referred.confirm']}</li>
        <li>{t['referred.late']}</li>
        <li>{t['referred.private']}</li>
      </ul>
      <form id={form} method="post" className="actions">
        <input type="hidden" name="interlude" value="referred" />
        <a className="button quiet" href={to('network')}>
          {t['referred.again']}
        </a>
      </form>
    </div>
  );
}
