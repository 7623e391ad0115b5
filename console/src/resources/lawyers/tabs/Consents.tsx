import type { ProfessionalRow } from '../../../api/rows';
import { Facts, Panel } from '../../../components/Panel';
import { formatList } from '../../../format';
import { useCode, useT } from '../../../useT';

/** What the professional agreed to: terms, and the means by which offers reach them. */
export const Consents = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('pros.tabs.consents')}>
      <Facts
        rows={[
          [t('pros.termsHint'), row.termsVersion ?? t('lawyers.noTerms')],
          [t('pros.channels'), formatList((row.channels ?? []).map((channel) => code('channels', channel))) || '–'],
        ]}
      />
    </Panel>
  );
};
