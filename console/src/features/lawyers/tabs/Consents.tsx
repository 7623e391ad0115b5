import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/http';
import { EndMessageLinks, useConsentRows } from '../../../components/AddressConsents';
import { Facts, Loaded, Panel } from '../../../components/page/Panel';
import { formatList } from '../../../format';
import { useCode, useT } from '../../../useT';

/** What the professional agreed to: terms, the means by which offers reach them, and what their addresses say of what sells. */
export const Consents = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
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
        <EndMessageLinks links={query.data?.links} />
      </Loaded>
    </Panel>
  );
};
