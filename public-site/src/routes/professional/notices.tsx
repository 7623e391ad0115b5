import { useLocation } from 'react-router';
import { NoticeList } from '../../features/notices/list';
import { noticeTexts } from '../../features/notices/words/notices';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { ProPage } from '../../pro';

export const handle: Frame = { hydrate: true, quiet: true };

/** The page of a list that an address names; the first for anything else. */
const pageOf = (search: string): number => Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);

/** Channel A of 4.7.4: what we told the professional, on our own pages. */
export default function Notices() {
  const t = useWords(noticeTexts);
  const page = pageOf(useLocation().search);
  return <ProPage title={t.title}>{(pro) => <NoticeList key={page} page={page} pro={pro} />}</ProPage>;
}
