import { useActionData, useLoaderData } from 'react-router';
import { statementTexts } from '../../features/accessibility/statement';
import { EnquirySent, WriteToTeam } from '../../features/articles/enquiry';
import { freshEnquiry, postEnquiry } from '../../features/articles/enquiry.server';
import type { ActionArgs } from '../../http';
import { readForm } from '../../http/index.server';
import { french, useLang, usePath } from '../../lang';
import { Head } from '../../layout';

export const handle = { content: true };
export const loader = freshEnquiry;
export const action = async ({ request }: ActionArgs) => postEnquiry(request, await readForm(request));

/** What we promise about accessibility, and the channel for those who met a barrier (section 5.6). */
export default function Accessibility() {
  const fresh = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const lang = useLang();
  const t = statementTexts[lang];
  const to = usePath();
  const set = lang === 'fr' ? french : (said: string): string => said;
  if (posted?.sent)
    return (
      <EnquirySent>
        <a className="button" href={to('accessibility')}>
          {t.back}
        </a>
      </EnquirySent>
    );
  const errors = posted?.errors ?? {};
  return (
    <article className="wrap narrow page">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <h1>{t.title}</h1>
      <p className="lead">{set(t.lead)}</p>
      <section aria-labelledby="promises">
        <h2 id="promises">{t.promisesTitle}</h2>
        <ul>
          {Object.entries(t.promises).map(([promise, said]) => (
            <li key={promise}>{set(said)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">{t.limitsTitle}</h2>
        <ul>
          {t.limits.map((said) => (
            <li key={said}>{set(said)}</li>
          ))}
        </ul>
      </section>
      <WriteToTeam
        title={t.formTitle}
        lead={t.formLead}
        topic="accessibility"
        {...fresh}
        {...posted?.begun}
        raw={posted?.raw}
        errors={errors}
      />
    </article>
  );
}
