import { useState } from 'react';
import { accountTexts, call, Ask, Go, Success, isStaff, useGuarded, type Account, type Factor, useAct } from '../../session';
import { protectionTexts } from './words/protection';
import { day, fill, useLang, usePath, useWords } from '../../lang';
import { roleNameOf } from '@jurilien/contracts';
import { errorsOf, type Reply } from '../../api';
import { RecoveryCodes } from './recovery-codes';

/** Names that we gave, in either language: they repeat the kind. */
const DEFAULT_NAMES = [protectionTexts.fr, protectionTexts.en].flatMap((words) => [words.appName, words.passkeyName]);

type Asking = { readonly what: 'remove'; readonly factor: Factor } | { readonly what: 'codes' };

/** What changes the factors of the account: each change is confirmed first, and new recovery codes are shown once. */
function useFactorChanges(reload: () => Promise<void>) {
  const t = useWords(accountTexts);
  const lang = useLang();
  const guarded = useGuarded();
  const { busy, errors, act, setErrors } = useAct();
  const [asking, setAsking] = useState<Asking>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<string | null>(null);
  const run = <T,>(ask: () => Promise<Reply<T>>, after: (value: T) => void) =>
    act(async () => {
      setDone(null);
      const reply = await guarded(ask);
      setAsking(undefined);
      if (!reply.ok) return reply.problem.code === 'CANCELLED' ? {} : errorsOf(reply.problem, lang);
      await reload();
      after(reply.value);
    });
  return {
    busy,
    errors,
    asking,
    codes,
    done,
    ask(next?: Asking) {
      if (next?.what === 'remove') setErrors({});
      setAsking(next);
    },
    forgetCodes: () => setCodes(undefined),
    remove: (id: string) =>
      void run(
        () => call(lang, 'POST /api/account/factors/:id/remove', { params: { id }, body: {} }),
        () => setDone(t.removed),
      ),
    newCodes: () =>
      void run(
        () => call(lang, 'POST /api/account/recovery-codes', { body: {} }),
        ({ recoveryCodes }) => setCodes(recoveryCodes),
      ),
  };
}

/** Password and second factors: what protects the account, what may be added or taken away. */
export function Factors({ account, reload }: { account: Account; reload: () => Promise<void> }) {
  const t = useWords(accountTexts);
  const to = usePath();
  const { busy, errors, asking, codes, done, ask, forgetCodes, remove, newCodes } = useFactorChanges(reload);
  const must = isStaff(account.role) || roleNameOf(account.role) === 'professional';
  if (codes) return <RecoveryCodes codes={codes} onKept={forgetCodes} within />;
  return (
    <section aria-labelledby="protect" className="account-part">
      <h2 id="protect">{t.protectTitle}</h2>
      <Success>{done}</Success>
      {errors.form && (
        <p className="notice danger" role="alert">
          {errors.form}
        </p>
      )}
      <p className="measure">{account.factors.length > 0 ? t.factorsSome : t.factorsNone}</p>
      {account.factors.length > 0 && (
        <ul className="rows">
          {account.factors.map((factor) => (
            <Row
              key={factor.id}
              factor={factor}
              last={must && account.factors.length === 1}
              busy={busy}
              onRemove={() => ask({ what: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      {account.factors.length > 0 && <CodesLeft left={account.recoveryCodesLeft} busy={busy} onNew={() => ask({ what: 'codes' })} />}
      <p className="actions">
        <a className={account.factors.length > 0 ? 'button quiet' : 'button'} href={to('protection')}>
          {account.factors.length > 0 ? t.addFactor : t.protectNow}
        </a>
        <a href={to('changePassword')}>{t.changePassword}</a>
      </p>
      {asking && <Asked asking={asking} busy={busy} onNo={() => ask()} onRemove={remove} onCodes={newCodes} />}
    </section>
  );
}

/** How many recovery codes are left, and the way to new ones. */
function CodesLeft({ left, busy, onNew }: { readonly left: number; readonly busy: boolean; readonly onNew: () => void }) {
  const t = useWords(accountTexts);
  return (
    <div className="codes-left">
      <p>{left === 0 ? t.codesLeft0 : left === 1 ? t.codesLeft1 : fill(t.codesLeft, { n: left })}</p>
      <Go type="button" className="link-button" busy={busy} onPress={onNew}>
        {t.codesNew}
      </Go>
    </div>
  );
}

/** One second factor; the last one of a role that must have one cannot be taken away. */
function Row({
  factor,
  last,
  busy,
  onRemove,
}: {
  readonly factor: Factor;
  readonly last: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
}) {
  const t = useWords(accountTexts);
  const lang = useLang();
  const kind = t[`kind_${factor.kind}`];
  const plain = DEFAULT_NAMES.includes(factor.name);
  return (
    <li>
      <div>
        <p className="row-title">{plain ? kind : factor.name}</p>
        <p className="small soft">
          {plain ? '' : `${kind} · `}
          {fill(t.added, { day: day(factor.createdAt, lang) })}
          {factor.lastUsedAt && `, ${fill(t.used, { day: day(factor.lastUsedAt, lang) })}`}
        </p>
        {last && (
          <p className="small soft" id={`last-${factor.id}`}>
            {t.removeLast}
          </p>
        )}
      </div>
      {!last && (
        <Go
          type="button"
          className="button quiet small-button"
          busy={busy}
          label={fill(t.removeNamed, { name: plain ? kind : factor.name })}
          onPress={onRemove}
        >
          {t.remove}
        </Go>
      )}
    </li>
  );
}

/** What is asked before a factor goes, or before new codes replace the old ones. */
function Asked({
  asking,
  busy,
  onNo,
  onRemove,
  onCodes,
}: {
  readonly asking: Asking;
  readonly busy: boolean;
  readonly onNo: () => void;
  readonly onRemove: (id: string) => void;
  readonly onCodes: () => void;
}) {
  const t = useWords(accountTexts);
  if (asking.what === 'codes')
    return <Ask title={t.codesNewAsk} text={t.codesNewText} yes={t.codesNew} no={t.keep} busy={busy} onNo={onNo} onYes={onCodes} />;
  const { id, name } = asking.factor;
  return (
    <Ask
      title={t.removeAsk}
      text={fill(t.removeText, { name })}
      yes={t.remove}
      no={t.keep}
      busy={busy}
      onNo={onNo}
      onYes={() => onRemove(id)}
    />
  );
}
