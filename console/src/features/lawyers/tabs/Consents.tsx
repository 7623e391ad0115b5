import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/http';
import { EndMessageLinks, useConsentRows } from '../../../components/consents/AddressConsents';
import { ConsentHistory } from '../../../components/consents/ConsentHistory';
import { SaidOnPhone } from '../../../components/consents/SaidOnPhone';
import { Facts, Loaded, Panel } from '../../../components/page/Panel';
import { formatList } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';

/** What the professional agreed to: terms, the means by which offers reach them, and what their addresses say of what sells. */
export const Consents = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const query = useQuery({
    queryKey: ['lawyers', 'consents', row.id],
    queryFn: ({ signal }) => ask('GET /api/lawyers/:id/consents', { params: { id: row.id }, signal }),
  });
  const marketing = useConsentRows(query.data);
  return (
    <Panel title={t('pros.tabs.consents')}>
      <Facts
        rows={[
          [t('pros.termsHint'), row.termsVersion ?? t('lawyers.noTerms')],
          [t('pros.channels'), formatList((row.channels ?? []).map((channel) => code('channels', channel))) || '–'],
        ]}
      />
      <Loaded query={query} lines={2}>
        <Facts rows={marketing} />
        <ConsentHistory moments={query.data?.history ?? []} nameOf={nameOf} />
        {query.data && <SaidOnPhone of={{ professionalId: row.id }} proven={query.data.proven} lang={row.lang} />}
        <EndMessageLinks links={query.data?.links} />
      </Loaded>
    </Panel>
  );
};
