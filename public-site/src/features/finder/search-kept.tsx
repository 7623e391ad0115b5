import { findTexts } from './words/find';
import { usePath, useWords } from '../../lang';

/** A search that this browser kept. Without the script it stays hidden: the server knows nothing of it. */
export function SearchKept() {
  const t = useWords(findTexts);
  const to = usePath();
  return (
    <section className="notice info search-kept" data-search-kept={to('find')} aria-labelledby="search-kept" hidden>
      <h2 id="search-kept">{t.resumeTitle}</h2>
      <p data-search-said data-search-forgotten={t.forgotten}>
        {t.resumeText}
      </p>
      <p className="actions" data-search-actions>
        <a className="button" href={to('find')} data-search-resume>
          {t.resume}
        </a>
        <button className="button quiet" type="button" data-search-forget>
          {t.forget}
        </button>
      </p>
    </section>
  );
}

/** What this browser keeps of the search it has before it, and how it forgets. Hidden where it keeps nothing. */
export function SearchNote() {
  const t = useWords(findTexts);
  return (
    <p className="small soft find-kept" data-search-note hidden>
      <span data-search-said data-search-forgotten={t.forgotten}>
        {t.kept}
      </span>{' '}
      <button className="link-button" type="button" data-search-forget>
        {t.forget}
      </button>
    </p>
  );
}
