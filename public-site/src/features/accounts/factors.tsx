import { useState } from 'react';
import { accountTexts, call, Ask, Go, Said, isStaff, useGuarded, type Account, type Factor, useAct } from '../../session';
import { protectionTexts } from './words/protection';
import { day, fill, useLang, usePath, useWords } from '../../lang';
import { roleNameOf } from '@jurilien/contracts';
import { errorsOf, type Reply } from '../../api';
import { RecoveryCodes } from './recovery-codes';

/** Names we gave ourselves, in either language: the kind says as much. */
const DEFAULT_NAMES = [protectionTexts.fr, protectionTexts.en].flatMap((words) => [words.appName, words.passkeyName]);

type Asking = { readonly what: 'remove'; readonly factor: Factor } | { readonly what: 'codes' };

/** Password and second factors: what protects the account, what may be added or taken away. */
export function Factors({ account, reload }: { account: Account; reload: () => Promise<void> }) {
  const t = useWords(accountTexts);
  const lang = useLang();
  const to = usePath();
  const guarded = useGuarded();
  const { busy, errors, act, setErrors } = useAct();
  const [asking, setAsking] = useState<Asking>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<string | null>(null);
  const must = isStaff(account.role) || roleNameOf(account.role) === 'professional';
  const run = <T,>(ask: () => Promise<Reply<T>>, after: (value: T) => void) =>
    act(async () => {
      setDone(null);
      const reply = await guarded(ask);
      setAsking(undefined);
      if (!reply.ok) return reply.problem.code === 'CANCELLED' ? {} : errorsOf(reply.problem, lang);
      await reload();
      after(reply.value);
    });
  const left = account.recoveryCodesLeft;
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} within />;
  return (
    <section aria-labelledby="protect" className="account-part">
      <h2 id="protect">{t.protectTitle}</h2>
      <Said>{done}</Said>
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
              onRemove={() => {
                setErrors({});
                setAsking({ what: 'remove', factor });
              }}
            />
          ))}
        </ul>
      )}
      {account.factors.length > 0 && (
        <div className="codes-left">
          <p>{left === 0 ? t.codesLeft0 : left === 1 ? t.codesLeft1 : fill(t.codesLeft, { n: left })}</p>
          <Go type="button" className="link-button" busy={busy} onPress={() => setAsking({ what: 'codes' })}>
            {t.codesNew}
          </Go>
        </div>
      )}
      <p className="actions">
        <a className={account.factors.length > 0 ? 'button quiet' : 'button'} href={to('protection')}>
          {account.factors.length > 0 ? t.addFactor : t.protectNow}
        </a>
        <a href={to('changePassword')}>{t.changePassword}</a>
      </p>
      {asking && (
        <Asked
          asking={asking}
          busy={busy}
          onNo={() => setAsking(undefined)}
          onRemove={(id) =>
            void run(
              () => call(lang, 'POST /api/account/factors/:id/remove', { params: { id }, body: {} }),
              () => setDone(t.removed),
            )
          }
          onCodes={() =>
            void run(
              () => call(lang, 'POST /api/account/recovery-codes', { body: {} }),
              ({ recoveryCodes }) => setCodes(recoveryCodes),
            )
          }
        />
      )}
    </section>
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
