import type { Answer } from '@jurilien/contracts/api';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { errorsOf } from '../../api';
import { ErrorSummary } from '../../forms';
import { fill, useLang, usePath, useWords, when } from '../../lang';
import { Failed, Skeleton, Stale, type Pro } from '../../pro';
import { Go, sendCommand, useAct, useAsk } from '../../session';
import { noticeTexts } from './words/notices';

const PAGE = 20;
const REFRESH_MS = 30_000;

type Told = Answer<'GET /api/notices'>;
type Notice = Told['data'][number];

/** One's own notices, newest first: what is new, where it leads, and one press that marks all of it as read. */
export function NoticeList({ page, pro }: { readonly page: number; readonly pro: Pro }) {
  const t = useWords(noticeTexts);
  const { value, problem, reload } = useAsk('GET /api/notices', { query: { page, perPage: PAGE } }, REFRESH_MS);
  return (
    <>
      <h1>{t.title}</h1>
      {value ? (
        <>
          <p className="lead">{fill(t.lead, { days: value.keptDays })}</p>
          <Stale problem={problem} />
          <Shown told={value} page={page} pro={pro} reload={reload} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function Shown({ told, page, pro, reload }: { told: Told; page: number; pro: Pro; reload: () => Promise<void> }) {
  const t = useWords(noticeTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  // The list may be a moment behind what was just said: what was marked is shown so at once.
  const [marked, setMarked] = useState<readonly string[]>([]);
  const isRead = ({ id, read }: Notice): boolean => read || marked.includes(id);
  const send = (name: string, payload: object, ids: readonly string[]) =>
    act(async () => {
      const reply = await sendCommand(lang, name, { userId: pro.account.id, ...payload });
      if (reply.ok) setMarked((before) => [...before, ...ids]);
      await Promise.all([reload(), pro.reload()]);
      return reply.ok ? undefined : errorsOf(reply.problem, lang);
    });
  if (told.total === 0)
    return (
      <div className="pro-empty">
        <h2>{t.none}</h2>
        <p>{t.noneText}</p>
      </div>
    );
  return (
    <>
      <ErrorSummary errors={errors} />
      {told.unread > 0 && (
        <p className="actions">
          <Go
            type="button"
            className="button quiet"
            busy={busy}
            onPress={() =>
              void send(
                'MarkAllNoticesRead',
                {},
                told.data.map(({ id }) => id),
              )
            }
          >
            {t.markAll}
          </Go>
        </p>
      )}
      <ul className="notices">
        {told.data.map((notice) => (
          <li key={notice.id} className={isRead(notice) ? undefined : 'unread'}>
            <Item
              notice={{ ...notice, read: isRead(notice) }}
              busy={busy}
              onRead={() => send('MarkNoticeRead', { messageId: notice.id }, [notice.id])}
            />
          </li>
        ))}
      </ul>
      <Pages page={page} total={told.total} />
    </>
  );
}

function Item({ notice, busy, onRead }: { notice: Notice; busy: boolean; onRead: () => Promise<void> }) {
  const t = useWords(noticeTexts);
  const lang = useLang();
  const { id, title, text, link, at, read } = notice;
  const go = (event: MouseEvent): void => {
    // In a tab of its own the page stays, and so does what was asked.
    if (read || !link || event.ctrlKey || event.metaKey || event.shiftKey) return void (read || onRead());
    event.preventDefault();
    void onRead().finally(() => location.assign(link));
  };
  return (
    <article aria-labelledby={`notice-${id}`}>
      <h2 id={`notice-${id}`} lang={`${notice.lang}-CA`}>
        {title}
      </h2>
      {!read && <span className="badge">{t.isNew}</span>}
      <p lang={`${notice.lang}-CA`}>{text}</p>
      <p className="small soft">
        <time dateTime={at}>{when(at, lang)}</time>
      </p>
      <p className="actions">
        {link && (
          <a href={link} aria-describedby={`notice-${id}`} onClick={go}>
            {t.open}
          </a>
        )}
        {!read && (
          <Go type="button" className="link-button" busy={busy} label={fill(t.markOneOf, { title })} onPress={() => void onRead()}>
            {t.markOne}
          </Go>
        )}
      </p>
    </article>
  );
}

function Pages({ page, total }: { page: number; total: number }) {
  const t = useWords(noticeTexts);
  const to = usePath();
  const at = (n: number): string => to('notices', { query: { page: n === 1 ? undefined : String(n) } });
  if (total <= PAGE && page === 1) return null;
  return (
    <nav className="actions" aria-label={t.pages}>
      {page > 1 && <Link to={at(page - 1)}>{t.newer}</Link>}
      {page * PAGE < total && <Link to={at(page + 1)}>{t.older}</Link>}
    </nav>
  );
}
