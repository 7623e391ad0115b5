import { useLocation } from 'react-router';
import type { SentDocument } from './documents.server';
import { documentTexts } from './words/documents';
import { bytes, fill, useFigure, useLang, useWords } from '../../lang';
import { DRAFT_DOCUMENTS } from '../../routes.table';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.heic,.webp,.docx,.xlsx,.odt';

interface Props {
  readonly documents: readonly SentDocument[];
  /** Why the last file was not taken. */
  readonly refused?: string;
  /** The place of this page in its form, to come back to. */
  readonly place?: number;
  /** The link of a request that was sent. */
  readonly of?: string;
}

/** Files that go with a request: a form of its own beside the page's, whole without a script; with one, progress and resuming. */
export function Documents({ documents, refused, place, of }: Props) {
  const t = useWords(documentTexts);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const link = of ?? new URLSearchParams(search).get('t');
  const address = link ? `${DRAFT_DOCUMENTS}?t=${encodeURIComponent(link)}` : DRAFT_DOCUMENTS;
  const most = useFigure<number>('lead.files.max');
  const left = most - documents.length;
  return (
    <form
      id="documents"
      className="documents stack"
      method="post"
      encType="multipart/form-data"
      action={address}
      data-documents={`${address}${link ? '&' : '?'}langue=${lang}`}
      data-max={most}
      data-sending={t.sending}
      data-waiting={t.waiting}
      data-done={t.done}
      data-removed={t.removed}
      data-cut={t.cut}
      data-failed={t.failed}
      data-full={t.full}
    >
      <input type="hidden" name="retour" value={pathname + search} />
      {place !== undefined && <input type="hidden" name="etape" value={place} />}
      <ul className="documents-list" aria-label={t.list}>
        {documents.map((each) => (
          <Row key={each.id} document={each} />
        ))}
      </ul>
      {left > 0 ? <FileField refused={refused} /> : <p className="notice">{t.full}</p>}
      <p className="small soft" role="status" data-documents-said />
      <p className="small soft">{t.who}</p>
      <UploadTemplate />
    </form>
  );
}

/** The field that adds a file, and why the last one was not taken. */
function FileField({ refused }: Pick<Props, 'refused'>) {
  const t = useWords(documentTexts);
  return (
    <div className={refused ? 'field failed' : 'field'}>
      <label htmlFor="file">{t.choose}</label>
      <p className="hint" id="file-hint">
        {t.hint}
      </p>
      {refused && (
        <p className="error" id="file-error" role="alert">
          {refused}
        </p>
      )}
      <input
        id="file"
        name="file"
        type="file"
        accept={ACCEPT}
        aria-describedby={refused ? 'file-hint file-error' : 'file-hint'}
        aria-invalid={refused ? true : undefined}
      />
      <p>
        <button className="button quiet" type="submit" data-without-script>
          {t.add}
        </button>
      </p>
    </div>
  );
}

/** The line of a file in flight, which the page's script copies for each. */
function UploadTemplate() {
  const t = useWords(documentTexts);
  return (
    <template data-document>
      <li>
        <span className="documents-name" dir="auto" />
        <span className="small soft" data-state />
        <progress max={100} />
        <button className="link-button" type="button" data-again hidden>
          {t.again}
        </button>
        <button className="link-button" type="button" data-remove>
          {t.remove}
          <span className="hidden-text" />
        </button>
      </li>
    </template>
  );
}

function Row({ document: { id, name, type, bytes: size } }: { document: SentDocument }) {
  const t = useWords(documentTexts);
  const lang = useLang();
  const called = name ?? t.unnamed;
  return (
    <li>
      <span className="documents-name" dir="auto">
        {called}
      </span>
      <span className="small soft" data-state>
        {type.toUpperCase()} · {bytes(size, lang)}
      </span>
      <button
        className="link-button"
        type="submit"
        name="remove"
        value={id}
        formNoValidate
        aria-label={fill(t.removeNamed, { name: called })}
      >
        {t.remove}
      </button>
    </li>
  );
}
