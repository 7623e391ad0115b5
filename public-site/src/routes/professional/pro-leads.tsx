import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { download, Go, Success, useAct, useKept, RetryNotice } from '../../session';
import { common } from '../../i18n';
import { errorText, Segmented } from '../../forms';
import { proLeadsTexts } from '../../features/acceptances/words/pro-leads';
import { fill, useLang, useWords } from '../../lang';
import { PauseDrawing, type Frame, Loading } from '../../layout';
import type { Lang } from '../../routes.table';
import { isLate, useServerNow } from '../../features/acceptances/leads/clock';
import { Pipeline, Table } from '../../features/acceptances/leads/pipeline';
import { SheetView } from '../../features/acceptances/leads/sheet';
import type { Line } from '../../features/acceptances/leads/types';
import { PipelineWebhook } from '../../features/webhooks/webhook';
import { ProPage } from '../../pro';
import { useLeads } from '../../features/acceptances/leads/use-leads';
import styles from '../../styles/pro-leads.css?url';
import documentStyles from '../../styles/documents.css?url';
import schedulingStyles from '../../styles/scheduling.css?url';
import talkStyles from '../../styles/talk.css?url';

export const handle: Frame = { hydrate: true, quiet: true };
export const links = () => [styles, talkStyles, schedulingStyles, documentStyles].map((href) => ({ rel: 'stylesheet', href }));

/** M10: a professional's accepted requests, from the first call to the mandate. */
export default function ProfessionalLeads() {
  const t = useWords(proLeadsTexts);
  return <ProPage title={t.title}>{() => <Leads />}</ProPage>;
}

function Leads() {
  const t = useWords(proLeadsTexts);
  const c = useWords(common);
  const { list, problem, load, renew } = useLeads();
  const [query, setQuery] = useSearchParams();
  const now = useServerNow(list?.serverNow);
  const [view, setView] = useKept<'pipeline' | 'table'>('pro-leads-view', 'pipeline');
  const id = query.get('demande');
  if (id) return <SheetView id={id} renew={renew} back={() => setQuery({})} />;
  if (!list)
    return (
      <>
        <h1>{t.title}</h1>
        {problem ? <RetryNotice text={problem.title ?? c.troubleTitle} reference={problem.reference} retry={load} /> : <Loading />}
      </>
    );
  const { items } = list;
  const open = (opened: string) => setQuery({ demande: opened });
  return (
    <>
      <header className="leads-head">
        <div>
          <h1>{t.title}</h1>
          <Waiting items={items} now={now} />
        </div>
        {items.length > 0 && (
          <Segmented
            label={t.views}
            options={[
              { value: 'pipeline', label: t.viewPipeline },
              { value: 'table', label: t.viewTable },
            ]}
            chosen={view}
            onChoose={setView}
          />
        )}
      </header>
      {problem && (
        <p className="notice warning" role="status">
          {t.updateFailed}
        </p>
      )}
      {items.length === 0 ? (
        <NoLeads />
      ) : view === 'pipeline' ? (
        <Pipeline items={items} now={now} open={open} />
      ) : (
        <Table items={items} now={now} open={open} />
      )}
      {items.length > 0 && <Downloads />}
      <PipelineWebhook />
    </>
  );
}

function NoLeads() {
  const t = useWords(proLeadsTexts);
  return (
    <div className="leads-empty">
      <PauseDrawing />
      <h2>{t.emptyTitle}</h2>
      <p className="measure">{t.emptyText}</p>
    </div>
  );
}

/** Who waits for a call, in one sentence. */
function Waiting({ items, now }: { items: readonly Line[]; now: number }) {
  const t = useWords(proLeadsTexts);
  const n = items.filter((line) => line.stage === 'ToContact').length;
  const late = items.filter((line) => isLate(line, now)).length;
  return (
    <p className="lead">
      {n === 0 ? t.lead0 : n === 1 ? t.lead1 : fill(t.leadN, { n })}{' '}
      {late > 0 && <strong className="late-text">{fill(t.leadLate, { n: late })}</strong>}
    </p>
  );
}

const exported = (format: 'csv' | 'json') => (lang: Lang) =>
  download(lang, 'GET /api/pro/acceptances/export', { query: { format } }, `demandes-acceptees.${format}`);
const FILES = [
  ['downloadCsv', exported('csv')],
  ['downloadJson', exported('json')],
  ['downloadIcs', (lang: Lang) => download(lang, 'GET /api/pro/acceptances/contacts.ics', {}, 'contacts.ics')],
] as const;

/** The person’s own data, to take away. */
function Downloads() {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  return (
    <details className="leads-files">
      <summary>{t.downloads}</summary>
      <div className="actions">
        {FILES.map(([label, take]) => (
          <Go
            key={label}
            type="button"
            busy={busy}
            className="button quiet small-button"
            onPress={() =>
              void act(async () => {
                setDone(null);
                if (!(await take(lang))) return { form: errorText('form', navigator.onLine ? 'wait:30' : 'offline', lang) };
                setDone(t.downloaded);
              })
            }
          >
            {t[label]}
          </Go>
        ))}
        {errors.form && (
          <p className="notice danger" role="alert">
            {errors.form}
          </p>
        )}
        <Success>{done}</Success>
      </div>
    </details>
  );
}
