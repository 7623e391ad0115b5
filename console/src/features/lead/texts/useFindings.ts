import { detectPersonalData } from '@jurilien/personal-data';
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../lead';
import { ask } from '../../../api/http';
import { useSettled } from '../../../useSettled';

export type Finding = ReturnType<typeof detectPersonalData>[number];

/**
 * What the text must not name. What looks like personal data is found while typing; the client's own name and address are
 * masked on this page, so the API looks for them a moment later.
 */
export const useFindings = (lead: Lead, text: string): { findings: readonly Finding[]; checked: boolean } => {
  const local = useMemo(
    () =>
      detectPersonalData(text, {
        others: Array.isArray(lead.othersInvolved)
          ? lead.othersInvolved.filter((party) => !party.unknown && party.name).map((party) => party.name!)
          : [],
      }),
    [lead.othersInvolved, text],
  );
  const settled = useSettled(text, 250);
  const { data, error } = useQuery({
    queryKey: ['summary-check', lead.id, lead.othersInvolved, settled],
    queryFn: ({ signal }) => ask('POST /api/leads/:leadId/summary-check', { params: { leadId: lead.id }, body: { text: settled }, signal }),
    enabled: settled.trim() !== '',
    staleTime: 60_000,
    retry: false,
  });
  if (!text.trim()) return { findings: [], checked: true };
  // Without an answer the local look stands; the API refuses what it must all the same.
  return data && settled === text ? { findings: data, checked: true } : { findings: local, checked: Boolean(error) };
};
