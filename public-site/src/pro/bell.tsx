import { useLocation } from 'react-router';
import { fill, usePath, useWords } from '../lang';
import { pageAt } from '../routes.table';
import { Icon } from './icons';
import { proTexts } from './words/pro';

/** The way to one's notices, with how many were not read; a change of their number is said, once, to who listens. */
export function Bell({ unread }: { readonly unread: number }) {
  const t = useWords(proTexts);
  const to = usePath();
  const { pathname } = useLocation();
  const said = unread === 0 ? '' : unread === 1 ? t.bellOne : fill(t.bellMany, { n: unread });
  return (
    <>
      <a className="bell" href={to('notices')} aria-current={pageAt(pathname)?.page === 'notices' ? 'page' : undefined}>
        <Icon name="bell" />
        {t.bell}
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </a>
      <span className="hidden-text" role="status">
        {said}
      </span>
    </>
  );
}
