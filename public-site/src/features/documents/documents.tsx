import { useLocation } from 'react-router';
import { ACCEPT } from './accepted';
import type { SentDocument } from './documents.server';
import { documentTexts } from './words/documents';
import { bytes, fill, useFigure, useLang, useWords } from '../../lang';
import { DRAFT_DOCUMENTS } from '../../routes.table';

interface Props {
  readonly documents: readonly SentDocument[];
  /** Why the last file was not taken. */
  readonly refused?: string;
  /** The place of this page in its form, to come back to. */
  readonly place?: number;
  /** The link of a request that was sent. */
  readonly of?: string;
  /** The asked document that files of this form answer; its id names the form where a page has several. */
  readonly answers?: { readonly requestId: string; readonly itemId: string };
  /** What it asks for, as the page calls it. */
  readonly label?: string;
  /** How many more are taken, where the page knows; else the limit of a request decides. */
  readonly room?: number;
  /** What was sent stays: it is taken out elsewhere. */
  readonly keeps?: boolean;
}

/** Files that go with a request: a form of its own beside the page's, whole without a script; with one, progress and resuming. */
export function Documents({ documents, refused, place, of, answers, label, room, keeps }: Props) {
  const t = useWords(documentTexts);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const link = of ?? new URLSearchParams(search).get('t');
  const query = new URLSearchParams({
    ...(link ? { t: link } : {}),
    ...(answers ? { piece: `${answers.requestId}.${answers.itemId}` } : {}),
  });
  const address = query.size > 0 ? `${DRAFT_DOCUMENTS}?${query}` : DRAFT_DOCUMENTS;
  const most = useFigure<number>('lead.files.max');
  const left = room ?? most - documents.length;
  const id = answers ? `-${answers.itemId}` : '';
  return (
    <form
      id={`documents${id}`}
      className="documents stack"
      method="post"
      encType="multipart/form-data"
      action={address}
      data-documents={`${address}${query.size > 0 ? '&' : '?'}langue=${lang}`}
      data-max={room === undefined ? most : room + documents.length}
      data-keeps={keeps || undefined}
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
      <ul className="documents-list" aria-label={label ?? t.list}>
        {documents.map((each) => (
          <Row key={each.id} document={each} keeps={keeps} />
        ))}
      </ul>
      {left > 0 ? <FileField refused={refused} id={id} label={label} /> : <p className="notice">{t.full}</p>}
      <p className="small soft" role="status" data-documents-said />
      {!answers && <p className="small soft">{t.who}</p>}
      <UploadTemplate />
    </form>
  );
}

interface FieldProps extends Pick<Props, 'refused' | 'label'> {
  readonly id: string;
}

/** The fields that add a file, or a photo taken now, and why the last one was not taken. */
function FileField({ refused, id, label }: FieldProps) {
  const t = useWords(documentTexts);
  const described = refused ? `file-hint${id} file-error${id}` : `file-hint${id}`;
  return (
    <>
      <div className={refused ? 'field failed' : 'field'}>
        <label htmlFor={`file${id}`}>{label ? fill(t.chooseFor, { label }) : t.choose}</label>
        <p className="hint" id={`file-hint${id}`}>
          {t.hint} {t.cleaned}
        </p>
        {refused && (
          <p className="error" id={`file-error${id}`} role="alert">
            {refused}
          </p>
        )}
        <input
          id={`file${id}`}
          name="file"
          type="file"
          accept={ACCEPT}
          aria-describedby={described}
          aria-invalid={refused ? true : undefined}
        />
      </div>
      {/* Only where a finger points: a desk has no camera to open. */}
      <div className="field documents-camera">
        <label htmlFor={`photo${id}`}>{t.photo}</label>
        <input id={`photo${id}`} name="photo" type="file" accept="image/*" capture="environment" />
      </div>
      <p data-without-script>
        <button className="button quiet" type="submit">
          {t.add}
        </button>
      </p>
    </>
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

function Row({ document: { id, name, type, bytes: size }, keeps }: { document: SentDocument; keeps: boolean | undefined }) {
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
      {!keeps && (
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
      )}
    </li>
  );
}
