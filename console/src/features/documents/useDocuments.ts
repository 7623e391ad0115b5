import { useCallback } from 'react';
import type { Gathered } from './documents';
import { useRefusal } from '../../components/commands/useRefusal';
import { useWhyNever } from '../../components/commands/useWhyNever';
import { useT } from '../../useT';
import { type Lead, useAsked, useTimeline } from '../lead';

const OWN = new Set(['documents', 'docrequest']);

/** Documents of a request; read again when something happens to one of them, and not at every change elsewhere: each read is recorded. */
export const useDocuments = (lead: Lead) => {
  const { data: timeline } = useTimeline(lead.id);
  const newest = timeline?.find(({ category }) => OWN.has(category))?.id;
  return useAsked(lead.id, 'documents', `${lead.version}.${newest ?? 0}`);
};

type WhyNotOf = (available: Gathered['available'], command: string) => string | undefined;

/** What stands in the way of a command about what the API has answered, in words; nothing when it can be sent. */
export const useWhyNotOf = (): WhyNotOf => {
  const t = useT();
  const whyNever = useWhyNever();
  const refusal = useRefusal();
  return useCallback(
    (available, command) => {
      const found = available[command];
      return whyNever(command) ?? (found === true ? undefined : found ? refusal(found) : t('actions.why.role'));
    },
    [t, whyNever, refusal],
  );
};
