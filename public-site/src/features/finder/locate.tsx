import { locateTexts } from './words/locate';
import { useWords } from '../../lang';
import { POINTS_PATH } from '../../routes.table';

/** The region of where someone is, on press alone. Hidden where no script runs or the browser knows no position. */
export function Locate() {
  const t = useWords(locateTexts);
  return (
    <div
      className="locate"
      data-locate={POINTS_PATH}
      data-asking={t.asking}
      data-found={t.found}
      data-border={t.border}
      data-far={t.far}
      data-denied={t.denied}
      data-failed={t.failed}
      hidden
    >
      <button type="button" className="button quiet" aria-describedby="locate-note">
        {t.locate}
      </button>
      <p id="locate-note" className="small soft">
        {t.note}
      </p>
      <p role="status" />
    </div>
  );
}
