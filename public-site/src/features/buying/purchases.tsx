import { useRef, useState } from 'react';
import { download, Go, Success, Wrong, useAct, sendCommand, useAsk } from '../../session';
import { buyAccountTexts } from './words/buy-account';
import { day, fill, useLang, usePath, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf } from '../../api';
import { Failed, Skeleton } from '../../pro';
import { useMoney } from './money';
import type { Purchase, PurchasePage } from './types';

/** How a state looks. */
const LOOKS: Readonly<Record<string, string>> = { Paid: 'success', DisputeWon: 'success', Failed: 'danger', DisputeLost: 'danger' };

interface About {
  readonly professionalId: string;
  readonly reload: () => Promise<void>;
}
interface Turning {
  readonly page: number;
  readonly turn: (page: number) => void;
}

/** Every purchase with its invoice, its credit notes, and a refund where there may be one (CR9); fifty at a time. */
export function Purchases({ latest, ...about }: About & { readonly latest: PurchasePage }) {
  const t = useWords(buyAccountTexts);
  const [page, turn] = useState(1);
  return (
    <section aria-labelledby="purchases">
      <h2 id="purchases">{t.purchases}</h2>
      {page === 1 ? <Page found={latest} page={1} turn={turn} {...about} /> : <Earlier page={page} turn={turn} {...about} />}
    </section>
  );
}

function Earlier({ page, turn, professionalId, reload }: About & Turning) {
  const { value, problem, reload: again } = useAsk('GET /api/pro/purchases', { query: { page } });
  const both = async (): Promise<void> => void (await Promise.all([again(), reload()]));
  if (value) return <Page found={value} page={page} turn={turn} professionalId={professionalId} reload={both} />;
  return problem ? <Failed problem={problem} retry={again} /> : <Skeleton />;
}

function Page({ found, page, turn, professionalId, reload }: About & Turning & { readonly found: PurchasePage }) {
  const t = useWords(buyAccountTexts);
  // Purchases started and never paid are of no interest after a while.
  const shown = found.purchases.filter((p, i) => (page === 1 && i < 3) || p.paidAt);
  const [message, setMessage] = useState('');
  return (
    <>
      <Success>{message}</Success>
      {shown.length === 0 ? (
        page === 1 && <p className="soft">{t.purchasesNone}</p>
      ) : (
        <ul className="purchase-list">
          {shown.map((purchase) => (
            <One
              key={purchase.id}
              purchase={purchase}
              professionalId={professionalId}
              onAsked={() => {
                setMessage(t.refundAsked);
                void reload();
              }}
            />
          ))}
        </ul>
      )}
      {(page > 1 || found.more) && (
        <p className="actions">
          {page > 1 && (
            <button type="button" className="button quiet" onClick={() => turn(page - 1)}>
              {t.newer}
            </button>
          )}
          {found.more && (
            <button type="button" className="button quiet" onClick={() => turn(page + 1)}>
              {t.more}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function One({
  purchase,
  professionalId,
  onAsked,
}: {
  readonly purchase: Purchase;
  readonly professionalId: string;
  readonly onAsked: () => void;
}) {
  const t = useWords(buyAccountTexts);
  const texts: Readonly<Record<string, string>> = t;
  const lang = useLang();
  const coins = useCoins();
  const money = useMoney();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { status, requestState, refund, invoiceNo } = purchase;
  const date = day(purchase.paidAt ?? purchase.startedAt, lang);
  return (
    <li>
      <div className="purchase-line">
        <p>
          <strong>{coins(purchase.cc)}</strong>
          <span className="soft">{date}</span>
        </p>
        <p className="purchase-sum">
          <strong>{money(purchase.grossCents)}</strong>
          <span className={`badge ${LOOKS[status] ?? ''}`}>{texts[`state_${status}`] ?? status}</span>
        </p>
      </div>
      {requestState && <p className="small">{texts[`request_${requestState}`]}</p>}
      <Files no={invoiceNo} notes={purchase.creditNotes ?? []} />
      {refund && !asking && (
        <button ref={opener} type="button" className="link-button" aria-label={fill(t.refundOf, { date })} onClick={() => setAsking(true)}>
          {t.refund}
        </button>
      )}
      {refund && asking && (
        <Refund
          purchaseId={purchase.id}
          professionalId={professionalId}
          refund={refund}
          onAsked={onAsked}
          onKeep={() => {
            setAsking(false);
            setTimeout(() => opener.current?.focus());
          }}
        />
      )}
    </li>
  );
}

/** The documents of a purchase: to read, and as files. French is always there; the other language beside it. */
export function Files({ no, notes = [] }: { readonly no?: string | null; readonly notes?: readonly string[] }) {
  const t = useWords(buyAccountTexts);
  const lang = useLang();
  const to = usePath();
  const [failed, setFailed] = useState(false);
  const take = async (of: string, in_: 'fr' | 'en'): Promise<void> =>
    setFailed(
      !(await download(lang, 'GET /api/pro/invoices/:file', { params: { file: `${of}.pdf` }, query: { lang: in_ } }, `${of}-${in_}.pdf`)),
    );
  const files = [...(no ? [['invoice', no] as const] : []), ...notes.map((note) => ['creditNote', note] as const)];
  if (files.length === 0) return null;
  return (
    <>
      <ul className="files">
        {files.map(([kind, of]) => (
          <li key={of}>
            <a href={to('invoice', { query: { no: of } })}>{fill(t[kind], { no: of })}</a>
            {(['fr', 'en'] as const).map((in_) => (
              <button
                key={in_}
                type="button"
                className="link-button"
                aria-label={fill(t[`${kind}File_${in_}`], { no: of })}
                onClick={() => void take(of, in_)}
              >
                {t[`file_${in_}`]}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p role="alert" className={failed ? 'error' : 'hidden-text'}>
        {failed && t.fileFailed}
      </p>
    </>
  );
}

function Refund({
  purchaseId,
  professionalId,
  refund,
  onAsked,
  onKeep,
}: {
  readonly purchaseId: string;
  readonly professionalId: string;
  readonly refund: NonNullable<Purchase['refund']>;
  readonly onAsked: () => void;
  readonly onKeep: () => void;
}) {
  const t = useWords(buyAccountTexts);
  const lang = useLang();
  const coins = useCoins();
  const money = useMoney();
  const { busy, errors, act } = useAct();
  const ask = () =>
    act(async () => {
      const reply = await sendCommand(lang, 'RequestPurchaseRefund', { purchaseId, professionalId });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      onAsked();
      return undefined;
    });
  return (
    <div className="notice">
      <h3>{t.refundTitle}</h3>
      <Wrong errors={errors} />
      <p>{fill(t.refundText, { n: coins(refund.cc), money: money(refund.grossCents), date: day(refund.until, lang) })}</p>
      <p className="actions">
        <Go type="button" busy={busy} className="button quiet" onPress={() => void ask()}>
          {t.refundGo}
        </Go>
        <button type="button" className="link-button" onClick={onKeep}>
          {t.refundKeep}
        </button>
      </p>
    </div>
  );
}
