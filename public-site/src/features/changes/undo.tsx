import { ErrorSummary, type Errors } from '../../forms';
import { changeTexts } from './words/change';
import { usePath, useWords } from '../../lang';
import { passwordTexts } from '../accounts';
import { PauseDrawing, SentDrawing, Head } from '../../layout';

/** What the old address gets: one button that makes everything as it was. */
export function UndoPage({ errors, changeId }: { errors: Errors; changeId: string }) {
  const t = useWords(changeTexts);
  return (
    <div className="wrap narrow page">
      <Head title={t.undoTitle} hidden failed={Object.keys(errors).length > 0} />
      <PauseDrawing />
      <ErrorSummary errors={errors} />
      <h1>{t.undoTitle}</h1>
      <p className="lead">{t.undoText}</p>
      <form method="post" className="actions">
        <input type="hidden" name="changeId" value={changeId} />
        <button className="button large danger" type="submit" name="go" value="undo">
          {t.undo}
        </button>
      </form>
      <p className="soft stack-top">{t.undoKeep}</p>
    </div>
  );
}

/** It is as it was. */
export function UndonePage() {
  const t = useWords(changeTexts);
  const p = useWords(passwordTexts);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.done_undo} hidden />
      <SentDrawing />
      <h1>{t.done_undo}</h1>
      <p className="lead">{t.undoneText}</p>
      <p className="actions">
        <a className="button" href={to('forgotten')}>
          {p.forgottenTitle}
        </a>
        <a href={to('login')}>{p.signIn}</a>
      </p>
    </div>
  );
}
