import { redirect, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { asDemand, embedOf, inFrame, keptInFrame } from '../../features/embed/embed.server';
import { Wizard } from '../../features/intake/wizard/wizard';
import { actOnWizard } from '../../features/intake/wizard/act-on-wizard.server';
import { loadWizard } from '../../features/intake/wizard/wizard.server';
import { embedTexts } from '../../features/embed/words/embed';
import { usePath, useWords } from '../../lang';
import { Head, type Frame } from '../../layout';
import { langOf, pathOf } from '../../routes.table';

export const handle: Frame = { bare: true };

/** Answers of the guided form stay what they are; only where it leads to is another address. */
async function framed<T extends object>(request: Request, ask: () => Promise<T>): Promise<Exclude<T, Response>> {
  const answer = await ask().catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) throw inFrame(answer, request);
  return answer as Exclude<T, Response>;
}

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const wanted = url.searchParams.get('lang');
  const lang = langOf(url.pathname);
  if ((wanted === 'fr' || wanted === 'en') && wanted !== lang) {
    url.searchParams.delete('lang');
    throw redirect(pathOf('formOnly', wanted, { query: Object.fromEntries(url.searchParams) }));
  }
  const { colour, draft } = embedOf(url);
  const frame = { tint: colour };
  const sent = url.searchParams.get('suivi');
  if (sent && /^[\w-]{43}$/.test(sent)) return { view: 'sent' as const, sent, frame };
  // A person who comes back to the frame's first page goes on where they stopped.
  if (draft && !url.searchParams.has('etape') && !url.searchParams.has('reprendre'))
    throw redirect(pathOf('formOnly', lang, { query: { ...keptInFrame(url.searchParams), reprendre: '1' } }), 303);
  const inner = await framed(request, () => loadWizard(asDemand(request), 'demand'));
  if ('data' in inner) return inner;
  const own = 'frame' in inner ? inner.frame : {};
  return { ...inner, frame: { ...own, ...frame } };
}

export const action = ({ request }: ActionArgs) => framed(request, () => actOnWizard(asDemand(request), 'demand'));

/** F06: the guided form alone, for the pages of partners. */
export default function FormOnly() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.view === 'sent' ? <Sent token={loaded.sent} /> : <Wizard flow="demand" />;
}

/** The confirmation stays in the frame; what needs the person's own link opens beside it. */
function Sent({ token }: { token: string }) {
  const t = useWords(embedTexts);
  const to = usePath();
  return (
    <div className="wrap form-page page">
      <Head title={t.sentTitle} hidden />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentLead}</p>
      <ol>
        <li>{t.sentConfirm}</li>
        <li>{t.sentCheck}</li>
        <li>{t.sentFind}</li>
      </ol>
      <p className="actions">
        <a className="button" href={to('confirmation', { query: { d: token } })} target="_blank" rel="noopener">
          {t.follow} <span className="hidden-text">{t.newTab}</span>
        </a>
      </p>
    </div>
  );
}
