import { useRef } from 'react';
import { errorsOf } from '../../api';
import { phone, useLang, usePath, useWords } from '../../lang';
import { call, Go, useAct, Wrong, type Account } from '../../session';
import type { Renewed } from './types';
import { renewalTexts } from './words/renewal';

interface Props {
  readonly leadId: string;
  readonly request: Renewed;
  readonly account: Account;
}

/**
 * Another request of a signed-in client instead of one that can be gone on with no more: it begins with what is known of both, and says
 * which one it follows.
 */
export function OwnAnother({ leadId, request, account }: Props) {
  const t = useWords(renewalTexts);
  const lang = useLang();
  const to = usePath();
  const form = useRef<HTMLFormElement>(null);
  const { busy, errors, act } = useAct();
  const begin = () =>
    act(async () => {
      const reply = await call(lang, 'POST /api/client/requests/:leadId/another', { params: { leadId } });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      const own = form.current!;
      own.action = to('request', { query: { ref: reply.value.ref } });
      own.submit();
    });
  const known = {
    clientName: account.name,
    email: account.email,
    phoneNumber: account.phone && phone(account.phone),
    lawyerType: request.lawyerType,
    region: request.region,
  };
  return (
    <>
      <Wrong errors={errors} />
      <form ref={form} method="post" className="actions">
        <input type="hidden" name="go" value="prefill" />
        {Object.entries(known).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <Go type="button" busy={busy} onPress={() => void begin()}>
          {t.newRequest}
        </Go>
      </form>
    </>
  );
}
