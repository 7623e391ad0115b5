import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, Wrong, useGuarded, SignedInPage, useAct, RetryNotice } from '../../session';
import { actOnChanges, type AskChanges, type Changes } from '../../features/changes/changes';
import { ChangeState } from '../../features/changes/form';
import { ChangeView } from '../../features/changes/view';
import { readRaw, type Raw } from '../../forms';
import { changeTexts } from '../../features/changes/words/change';
import { useLang, usePath, useWords } from '../../lang';
import { errorsOf } from '../../api';
import type { Frame } from '../../layout';
import { Loading } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

/** A05 for a person who is signed in. */
export default function OwnChange() {
  const t = useWords(changeTexts);
  return <SignedInPage title={t.title}>{(_account, reload) => <Own reload={reload} />}</SignedInPage>;
}

/** The API call of each change, confirmed first where the session has to be. */
function useAskChanges(): AskChanges {
  const lang = useLang();
  const guarded = useGuarded();
  return {
    request: (body) => guarded(() => call(lang, 'POST /api/account/changes', { body })),
    confirm: (id, code) => guarded(() => call(lang, 'POST /api/account/changes/:id/confirm', { params: { id }, body: { code } })),
    cancel: (id) => guarded(() => call(lang, 'POST /api/account/changes/:id/cancel', { params: { id }, body: {} })),
  };
}

/** The person's changes, what was posted last, and what sends the form of a step. */
function useOwnChanges(reload: () => Promise<void>) {
  const lang = useLang();
  const ask = useAskChanges();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [changes, setChanges] = useState<Changes>();
  const { errors, act, setErrors } = useAct();
  const [posted, setPosted] = useState<Raw>({});
  const load = useCallback(async () => {
    const reply = await call(lang, 'GET /api/account/changes', {});
    if (!reply.ok) return errorsOf(reply.problem, lang);
    setChanges(reply.value);
  }, [lang]);
  useEffect(() => {
    void act(load);
  }, [load]);
  // Another step: what was wrong with the last one is over.
  useEffect(() => setErrors({}), [search, setErrors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const go = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? 'request';
    const raw = readRaw(new FormData(form), [...new Set(new FormData(form).keys())]);
    setPosted(raw);
    void act(async () => {
      const outcome = await actOnChanges(raw, go, ask, lang);
      if ('errors' in outcome) return outcome.errors;
      await load();
      await reload();
      setPosted({});
      await navigate(`${pathname}?${new URLSearchParams(outcome.step)}`, { preventScrollReset: false });
      document.querySelector<HTMLElement>('main')?.focus();
    });
  };
  return { changes, errors, posted, onSubmit, load: () => act(load) };
}

function Own({ reload }: { reload: () => Promise<void> }) {
  const t = useWords(changeTexts);
  const path = usePath();
  const { pathname, search } = useLocation();
  const { changes, errors, posted, onSubmit, load } = useOwnChanges(reload);
  if (!changes)
    return (
      <>
        <h1>{t.title}</h1>
        {errors.form ? <RetryNotice text={errors.form} retry={load} /> : <Loading />}
      </>
    );
  return (
    <ChangeState value={{ errors, posted, onSubmit }}>
      <Wrong errors={errors} />
      <ChangeView
        changes={changes}
        at={new URLSearchParams(search)}
        to={(step) => (Object.keys(step).length > 0 ? `${pathname}?${new URLSearchParams(step)}` : pathname)}
        below={
          <p className="actions">
            <a href={path('account')}>{t.backToAccount}</a>
          </p>
        }
      />
    </ChangeState>
  );
}
