import { useT } from '../../useT';
import { type Lead, useLead } from '../lead';
import { LeadDocuments } from './LeadDocuments';

const Of = ({ id }: { id: string }) => {
  const t = useT();
  // Who may not see the request that ended is shown nothing of it.
  const { data } = useLead(id);
  return data ? <LeadDocuments lead={data} title={t('documents.titleOfMerged', { code: data.code ?? '' })} /> : null;
};

/** Documents of the requests that this one stands for, each under its own number. */
export const MergedDocuments = ({ lead }: { lead: Lead }) => (
  <>
    {(lead.absorbed ?? []).map(({ leadId }) => (
      <Of key={leadId} id={leadId} />
    ))}
  </>
);
