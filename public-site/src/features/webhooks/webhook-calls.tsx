import type { Answer } from '@jurilien/contracts/api';
import { proWebhookTexts } from './words/pro-webhook';
import { fill, useLang, useWords, when } from '../../lang';

/** The webhook of the professional who is signed in. */
export type Webhook = Answer<'GET /api/pro/webhook'>;
/** One call to the professional’s own tool: its last try, and when the next one is. */
export type WebhookCall = Webhook['deliveries'][number];

/** Why a call did not arrive, in words. */
export function useFaultWords(): (call: WebhookCall) => string {
  const t = useWords(proWebhookTexts);
  return ({ fault, status }) => (fault ? fill(t[`fault_${fault}`], { status: status ?? '' }) : '');
}

/** The latest calls with what came of each. */
export function WebhookCalls({ calls }: { readonly calls: readonly WebhookCall[] }) {
  const t = useWords(proWebhookTexts);
  const lang = useLang();
  const why = useFaultWords();
  const inWords = ({ state, attempt, status, nextAt }: WebhookCall): string => {
    if (state === 'retrying') return fill(t.state_retrying, { n: attempt, when: nextAt ? when(nextAt, lang) : '' });
    if (state === 'failed') return attempt > 1 ? fill(t.state_failed, { n: attempt }) : t.state_failed1;
    return state === 'delivered' ? fill(t.state_delivered, { status: status ?? '' }) : t.state_waiting;
  };
  return (
    <>
      <h2>{t.last}</h2>
      {calls.length === 0 ? (
        <p className="soft">{t.none}</p>
      ) : (
        <ul className="rows">
          {calls.map((call) => (
            <li key={call.deliveryId}>
              <div>
                <p className="row-title">{t[`kind_${call.kind}`]}</p>
                <p className="small">
                  {inWords(call)} {call.fault && <span className="soft">{why(call)}</span>}
                </p>
              </div>
              <span className="small soft">{when(call.at, lang)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
