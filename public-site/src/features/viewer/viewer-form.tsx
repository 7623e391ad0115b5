import { fill, useWords } from '../../lang';
import { viewerTexts } from './words/viewer';

interface Props {
  readonly documentId: string;
  readonly name: string;
  readonly type: string;
  /** Address of the file, and how long it is. */
  readonly url: string;
  readonly bytes: number;
  /** Names this opening: reported twice, it was one. */
  readonly viewId: string;
  /** Shown at once where the page is about this document. */
  readonly now?: boolean;
}

/** Shows a document in the page by its script; without one, the browser's own view opens, and this is what counts it as seen. */
export function ViewerForm({ documentId, name, type, url, bytes, viewId, now }: Props) {
  const t = useWords(viewerTexts);
  return (
    <form
      method="post"
      className="viewer"
      data-viewer={now ? 'now' : 'later'}
      data-name={name}
      data-type={type}
      data-url={url}
      data-bytes={bytes}
      data-words={JSON.stringify(t)}
    >
      <input type="hidden" name="documentId" value={documentId} />
      <input type="hidden" name="viewId" value={viewId} />
      <button className="button quiet" type="submit" name="go" value="voir" aria-label={now ? undefined : fill(t.showNamed, { name })}>
        {t.show}
      </button>
      <div data-viewer-box />
    </form>
  );
}
