import { useLoaderData } from 'react-router';
import { pros } from '../../features/joining/words/pros';
import { useLang, useWords, provinceName } from '../../lang';
import { legalPage } from '../../features/legal/document.server';
import { LegalPage } from '../../features/legal/legal-page';
import type { LoaderArgs } from '../../http';
import { CoinCost, PlanCost } from '../../features/joining/pros-landing';

export const handle = { content: true };
export const loader = ({ request }: LoaderArgs) => legalPage(request, 'professional-terms', 'proTerms');

/** P09: the contract for professionals, and beside its part on prices what the unit costs today. */
export default function ProfessionalTerms() {
  return <LegalPage page="proTerms" shown={useLoaderData<typeof loader>().shown} after={{ prix: <CostsToday /> }} />;
}

function CostsToday() {
  const t = useWords(pros);
  const lang = useLang();
  return (
    <div className="notice">
      <h3>{t.coinTitle}</h3>
      <ul>
        <li>
          {provinceName('QC', lang)}. <CoinCost province="QC" />
        </li>
        <li>
          {provinceName('ON', lang)}. <PlanCost province="ON" />
        </li>
      </ul>
      <p className="small">{t.coinNote}</p>
    </div>
  );
}
