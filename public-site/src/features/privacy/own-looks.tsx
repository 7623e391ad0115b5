import { useCallback, useEffect, useState } from 'react';
import { call, RetryNotice, useAct } from '../../session';
import { errorsOf } from '../../api';
import { Loading } from '../../layout';
import { useLang, useWords } from '../../lang';
import { Looks, type Look } from './looks';
import { lookTexts } from './words/looks';

/** When the team opened what we hold of the person who is signed in. */
export function OwnLooks() {
  const t = useWords(lookTexts);
  const lang = useLang();
  const { errors, act } = useAct();
  const [looks, setLooks] = useState<readonly Look[]>();
  const load = useCallback(async () => {
    const reply = await call(lang, 'GET /api/account/looks', {});
    if (!reply.ok) return errorsOf(reply.problem, lang);
    setLooks(reply.value);
  }, [lang]);
  useEffect(() => {
    void act(load);
    // Asked once, when it appears.
  }, [load]);
  return (
    <section aria-labelledby="looks" className="account-part">
      <h2 id="looks">{t.title}</h2>
      <p className="measure">{t.text}</p>
      {errors.form && <RetryNotice text={errors.form} retry={() => act(load)} />}
      {!looks && !errors.form && <Loading lines={2} />}
      {looks && <Looks looks={looks} />}
    </section>
  );
}
