import { useLocation } from 'react-router';
import type { BillingModel } from '@jurilien/reference';
import { Balance, Hindered, mayBuy, mayOrder } from '../../features/buying/balance';
import { Order } from '../../features/buying/order';
import { Plan } from '../../features/buying/plan';
import { Purchases } from '../../features/buying/purchases';
import { Statement } from '../../features/buying/statement';
import { TopUp } from '../../features/buying/top-up';
import type { Credits } from '../../features/buying/types';
import { shortCcOf, Waiting, WithOffer } from '../../features/buying/waiting';
import { buyTexts } from '../../features/buying/words/buy';
import { planTexts } from '../../features/buying/words/plan';
import { useFigure, useWords } from '../../lang';
import type { OwnOffer } from '../../features/offers/types';
import { Failed, ProPage, Skeleton, Stale, type Pro } from '../../pro';
import { useAsk } from '../../session';
import type { Frame } from '../../layout';
import styles from '../../styles/buying.css?url';

export const handle: Frame = { hydrate: true, quiet: true };

const REFRESH_MS = 30_000;

/** B01: juricoins, from the balance to the page where they are paid, and all that was bought before. */
export default function BuyJuricoins() {
  const t = useWords(buyTexts);
  const query = new URLSearchParams(useLocation().search);
  const leadId = query.get('demande') ?? undefined;
  const canceled = query.has('annule');
  const back = query.has('abonnement');
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ProPage title={t.title}>
        {(pro) =>
          leadId ? (
            <WithOffer leadId={leadId}>{(offer) => <Buying pro={pro} offer={offer} canceled={canceled} back={back} />}</WithOffer>
          ) : (
            <Buying pro={pro} canceled={canceled} back={back} />
          )
        }
      </ProPage>
    </>
  );
}

interface Arrived {
  readonly pro: Pro;
  readonly offer?: OwnOffer;
  readonly canceled: boolean;
  /** From the page of payment of a plan. */
  readonly back: boolean;
}

function Buying({ pro, offer, canceled, back }: Arrived) {
  const t = useWords(buyTexts);
  const p = useWords(planTexts);
  const byPlan = useFigure<BillingModel>('billing.model') === 'subscription';
  const { value, problem, reload } = useAsk('GET /api/pro/credits', {}, REFRESH_MS);
  return (
    <>
      <h1>{byPlan ? p.title : t.title}</h1>
      <p className="lead">{byPlan ? p.lead : t.lead}</p>
      {canceled && (
        <p className="notice" role="status">
          {t.canceled}
        </p>
      )}
      {value ? (
        <>
          <Stale problem={problem} />
          {offer && <Waiting offer={offer} availableCc={value.balance.availableCc} />}
          <Shown key={offer?.leadId} credits={value} pro={pro} offer={offer} back={back} reload={reload} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function Shown({
  credits,
  pro: { me },
  offer,
  back,
  reload,
}: {
  readonly credits: Credits;
  readonly pro: Pro;
  readonly offer?: OwnOffer;
  readonly back: boolean;
  readonly reload: () => Promise<void>;
}) {
  const approved = me.state === 'Approved';
  return (
    <div className="buying">
      {credits.model === 'credits' && <Balance credits={credits} />}
      <Hindered credits={credits} approved={approved} />
      {credits.model === 'subscription' && <Plan credits={credits} professionalId={me.id} may={mayOrder(credits, approved)} back={back} />}
      {credits.model === 'subscription' && holdsCoins(credits) && <Balance credits={credits} />}
      {mayBuy(credits, approved) && (
        <Order
          credits={credits}
          professionalId={me.id}
          shortCc={shortCcOf(offer, credits.balance.availableCc)}
          forLead={offer?.leadId}
          reload={reload}
        />
      )}
      {credits.model === 'credits' && <TopUp credits={credits} professionalId={me.id} may={mayBuy(credits, approved)} />}
      {(credits.model === 'credits' || credits.purchases.length > 0) && (
        <Purchases latest={credits} professionalId={me.id} reload={reload} />
      )}
      <Statement />
    </div>
  );
}

/** Coins that someone on a plan still has, or owes. */
const holdsCoins = ({ balance: { availableCc, heldCc, owedCc } }: Credits): boolean => availableCc + heldCc + owedCc > 0;
