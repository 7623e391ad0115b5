import { linkTexts } from '../i18n/links';
import { usePath, useWords } from '../lang';
import type { Trouble } from '../personal.server';
import { PauseDrawing, SentDrawing } from './drawings';
import { Head } from './head';

/** A link that is expired, used or not one of ours: which of them, and a new one for the address on file. */
export function LinkTrouble({ trouble, renewed }: { trouble: Trouble; renewed: boolean }) {
  const t = useWords(linkTexts);
  const to = usePath();
  const title = renewed ? t.renewedTitle : t[`${trouble.standing}Title`];
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden />
      {renewed ? <SentDrawing /> : <PauseDrawing />}
      <h1>{title}</h1>
      <p className="lead">{renewed ? t.renewedText : t[`${trouble.standing}Text`]}</p>
      {!renewed && trouble.standing !== 'unknown' && (
        <form method="post" className="actions"><button className="button" type="submit" name="go" value="renew">{t.renew}</button></form>
      )}
      {!renewed && trouble.standing === 'unknown' && <p className="actions"><a className="button" href={to('home')}>{t.home}</a></p>}
    </div>
  );
}
