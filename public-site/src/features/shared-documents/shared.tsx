import { ErrorSummary } from '../../forms';
import { bytes, fill, useLang, useWords } from '../../lang';
import { Head, PauseDrawing } from '../../layout';
import { sharedFilePath } from '../../routes.table';
import { ViewerForm } from '../viewer';
import { AskedFor } from './asked-for';
import type { Opened, SharedProps } from './opened';
import { sharedTexts } from './words/shared';

/** M25, once it may be shown: a document, what is asked for, or why the link opens nothing any more. */
export function Shared(props: SharedProps) {
  const { opened, errors, commandId } = props;
  if (opened.standing !== 'open') return <Closed standing={opened.standing} reported={props.reported} />;
  return (
    <>
      {opened.document ? <OneDocument {...props} document={opened.document} /> : <ErrorSummary errors={errors} />}
      {opened.request && <AskedFor {...props} request={opened.request} />}
      <NotForMe commandId={commandId} />
    </>
  );
}

/** Which of the reasons it is that nothing opens: an ended share is no expired link. */
function Closed({ standing, reported }: { standing: Exclude<Opened['standing'], 'open'>; reported: boolean }) {
  const t = useWords(sharedTexts);
  return (
    <>
      <Head title={t[`${standing}_title`]} hidden />
      <PauseDrawing />
      <h1>{t[`${standing}_title`]}</h1>
      <p className="lead" role="status">
        {standing === 'reported' && reported ? t.reportedNow : t[`${standing}_text`]}
      </p>
    </>
  );
}

function OneDocument({ opened, document, token, viewId, errors }: SharedProps & { readonly document: NonNullable<Opened['document']> }) {
  const t = useWords(sharedTexts);
  const lang = useLang();
  const name = document.name ?? t.documentTitle;
  const url = sharedFilePath(token, lang);
  return (
    <>
      <Head title={t.documentTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1 dir="auto">{name}</h1>
      <p className="lead">{fill(t[`from_${opened.from}`], { name: document.byName ?? t.someone })}</p>
      <p className="small soft">{fill(t.facts, { type: document.type.toUpperCase(), size: bytes(document.bytes, lang) })}</p>
      <p className="actions">
        <a className={document.viewable ? 'button quiet' : 'button'} href={`${url}?as=download`} dir="auto">
          {fill(t.download, { name })}
        </a>
      </p>
      <p className="small soft">{t.seenNote}</p>
      {document.viewable ? (
        <>
          <ViewerForm
            documentId={document.id}
            name={name}
            type={document.type}
            bytes={document.bytes}
            url={`${url}?as=view`}
            viewId={viewId}
            now
          />
          <noscript>
            <p className="small soft">{t.ownView}</p>
          </noscript>
        </>
      ) : (
        <p>{t.noPreview}</p>
      )}
    </>
  );
}

/** The way out for who is not meant; it asks for no code. */
export function NotForMe({ commandId }: { commandId: string }) {
  const t = useWords(sharedTexts);
  return (
    <details className="not-for-me">
      <summary>{t.notMeTitle}</summary>
      <form method="post" className="stack">
        <input type="hidden" name="commandId" value={commandId} />
        <p>{t.notMeText}</p>
        <p className="actions">
          <button className="button danger" type="submit" name="go" value="erreur">
            {t.notMe}
          </button>
        </p>
      </form>
    </details>
  );
}
