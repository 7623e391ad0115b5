import { Head } from '../../layout';
import { useWords } from '../../lang';
import { common } from '../../i18n';
import { aliases, pages } from '../../routes.table';

export const handle = { content: true, quiet: true };

/** P20: every address the site knows, for who develops it; a build for production has no such route. */
export default function DevelopmentNotFound() {
  const t = useWords(common);
  return (
    <div className="wrap page">
      <Head title={t.notFoundTitle} hidden />
      <h1>{t.notFoundTitle}</h1>
      <ul>
        {Object.entries(pages).map(([id, { fr, en }]) => (
          <li key={id}>
            {id}: <a href={fr}>{fr}</a> <a href={en}>{en}</a>
          </li>
        ))}
        {Object.entries(aliases).map(([path, { page }]) => (
          <li key={path}>
            {path} → {page}
          </li>
        ))}
      </ul>
    </div>
  );
}
