import { useWords } from '../../lang';
import { common } from '../../i18n';
import { PauseDrawing, Head } from '../../layout';

export const handle = { content: true, quiet: true };

/** What the service worker shows in place of a page that could not be reached; the address stays, so trying again asks for it. */
export default function Offline() {
  const t = useWords(common);
  return (
    <div className="wrap narrow page">
      <Head title={t.offlineTitle} hidden />
      <PauseDrawing />
      <h1>{t.offlineTitle}</h1>
      <p className="lead">{t.offlineText}</p>
      <p>{t.offlineSaved}</p>
      <p className="actions">
        <a className="button" href="">
          {t.retry}
        </a>
      </p>
      <p className="notice">{t.offlineHelp}</p>
    </div>
  );
}
