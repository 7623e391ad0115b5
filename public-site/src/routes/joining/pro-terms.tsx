import { professionalTerms } from '../../features/legal/words/professional-terms';
import { pros } from '../../features/joining/words/pros';
import { useLang, useWords, provinceName } from '../../lang';
import { LegalPage } from '../../features/legal/legal-page';
import { CoinCost, PlanCost } from '../../features/joining/pros-landing';

export const handle = { content: true };

/** P09: the contract for professionals, and beside its part on prices what the unit costs today. */
export default function ProfessionalTerms() {
  return <LegalPage text={professionalTerms} after={{ prix: <CostsToday /> }} />;
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
