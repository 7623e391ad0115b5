import { useLocation } from 'react-router';
import { ClientOnly } from '../../features/clients/only';
import { OwnRenewal } from '../../features/renewals/own';
import { renewalTexts } from '../../features/renewals/words/renewal';
import { useWords } from '../../lang';
import { NotFoundPage, type Frame } from '../../layout';
import { SignedInPage } from '../../session';

export const handle: Frame = { hydrate: true, quiet: true };

/** M17 for a client who is signed in: the request that their own page leads from. */
export default function OwnRenewalPage() {
  const t = useWords(renewalTexts);
  const leadId = new URLSearchParams(useLocation().search).get('demande');
  if (!leadId) return <NotFoundPage />;
  return (
    <SignedInPage title={t.title}>
      {(account) => (
        <ClientOnly account={account}>
          <OwnRenewal leadId={leadId} account={account} />
        </ClientOnly>
      )}
    </SignedInPage>
  );
}
