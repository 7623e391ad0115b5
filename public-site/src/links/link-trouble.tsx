import { linkTexts } from './words/links';
import { usePath, useWords } from '../lang';
import { ErrorSummary } from '../forms';
import type { Done, Trouble } from './personal.server';
import { PauseDrawing, SentDrawing, Head, TroublePage } from '../layout';

/** A link that is expired, used or not one of ours: which of them, and a new one for the address on file. */
export function LinkTrouble({ trouble, done, form }: { trouble: Trouble; done: Done | undefined; form?: string }) {
  const t = useWords(linkTexts);
  const to = usePath();
  if (trouble.standing === 'down') return <TroublePage reference={trouble.reference} posted={done?.posted} form={form} />;
  const renewed = done?.renewed ?? false;
  const errors = done?.errors ?? {};
  const title = renewed ? t.renewedTitle : t[`${trouble.standing}Title`];
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      {renewed ? <SentDrawing /> : <PauseDrawing />}
      <h1>{title}</h1>
      <p className="lead">{renewed ? t.renewedText : t[`${trouble.standing}Text`]}</p>
      {!renewed && (
        <form id={form} method="post" className="actions">
          {form && <input type="hidden" name="interlude" value="link" />}
          <button className="button" type="submit" name="go" value="renew">
            {t.renew}
          </button>
          <a href={to('home')}>{t.home}</a>
        </form>
      )}
    </div>
  );
}
