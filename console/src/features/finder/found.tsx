import type { AccountRow } from '@jurilien/rows/identity';
import type { DocumentNameRow } from '@jurilien/rows/documents';
import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import type { LeadRow } from '@jurilien/rows/processes';
import type { MessageRow } from '@jurilien/rows/messaging';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { Answer } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/http';
import { State, Tag } from '../../components/Tone';
import { formatCents, formatDate, formatMoment, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { useSettled } from '../../useSettled';
import { useCode, useT } from '../../useT';
import { stateOf } from '../lawyers';

/** What was found in one place. */
export type FoundGroup = Answer<'POST /api/finder'>['groups'][number];
type Place = FoundGroup['place'];

/** One thing that was found: what it is called, what tells it apart, where it opens. */
interface FoundLine {
  id: string;
  title: string;
  detail: string;
  to: string;
  state?: ReactNode;
}
type Found = Readonly<Record<string, unknown>>;
/** An invoice as a list shows it; the buyer stands in the document alone. */
interface Paid {
  id: string;
  professionalId: string;
  kind: string;
  invoiceNo?: string;
  issuedAt?: string;
  startedAt?: string;
  grossCents: number;
}

const SHORTEST = 2;
const joined = (...words: (string | null | undefined)[]) => words.filter((word) => word && word !== '–').join(' · ');

type LinesOf<P extends Place> = { readonly [K in P]: (found: Found) => FoundLine };

/** Requests and professionals, and what has to be done about them. */
const useWorkLines = (): LinesOf<'leads' | 'professionals' | 'follow-ups'> => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  return {
    leads: (found) => {
      const row = found as unknown as LeadRow;
      return {
        id: row.id,
        title: row.code ?? '–',
        detail: joined(row.clientName, code('lawyerTypes', row.lawyerType), region(row.region), formatPhone(row.phoneNumber), row.email),
        to: `/leads/${row.id}`,
        state: <State family="states" value={row.state} />,
      };
    },
    professionals: (found) => {
      const row = found as unknown as ProfessionalRow;
      return {
        id: row.id,
        title: row.name,
        detail: joined(code('titles', row.title), row.firm, row.province, row.licenceNo, formatPhone(row.phoneNumber), row.email),
        to: `/lawyers/${row.id}`,
        state: <State family="professionalStates" value={stateOf(row)} />,
      };
    },
    'follow-ups': (found) => {
      const row = found as unknown as FollowUpRow;
      return {
        id: row.id,
        title: t(`followUps.kind.${row.kind}`),
        detail: joined(row.code, formatMoment(row.dueAt)),
        // It opens where it is solved.
        to: row.leadId
          ? `/leads/${row.leadId}`
          : row.professionalId
            ? `/lawyers/${row.professionalId}?tab=follow-ups`
            : `/follow-ups?filter=${encodeURIComponent(JSON.stringify({ id: row.id }))}`,
        state: <Tag tone="neutral">{t(`followUps.state.${row.state}`)}</Tag>,
      };
    },
  };
};

/** Things with a name or a number. */
const useThingLines = (): LinesOf<'document-names' | 'invoices' | 'purchases'> => {
  const t = useT();
  return {
    'document-names': (found) => {
      const row = found as unknown as DocumentNameRow;
      return {
        id: row.id,
        title: row.name ?? '–',
        detail: joined(row.type.toUpperCase(), formatMoment(row.at)),
        to: `/leads/${row.leadId}`,
      };
    },
    invoices: (found) => {
      const row = found as unknown as Paid;
      return {
        id: row.id,
        title: row.id,
        detail: joined(formatCents(row.grossCents), formatDate(row.issuedAt)),
        to: `/lawyers/${row.professionalId}?tab=credits`,
      };
    },
    purchases: (found) => {
      const row = found as unknown as Paid;
      return {
        id: row.id,
        title: row.invoiceNo ?? t('finder.purchase'),
        detail: joined(formatCents(row.grossCents), formatMoment(row.startedAt)),
        to: `/lawyers/${row.professionalId}?tab=credits`,
      };
    },
  };
};

/** What people write, and who they are here. */
const useTalkLines = (): LinesOf<'messages' | 'threads' | 'user-accounts'> => {
  const code = useCode();
  return {
    messages: (found) => {
      const row = found as unknown as MessageRow;
      return {
        id: row.id,
        title: code('rules', row.rule),
        detail: joined(code('channels', row.channel), row.to, formatMoment(row.queuedAt)),
        to: row.leadId
          ? `/leads/${row.leadId}`
          : row.recipientKind === 'professional'
            ? `/lawyers/${row.recipientId}?tab=messages`
            : `/messages?filter=${encodeURIComponent(JSON.stringify({ id: row.id }))}`,
        state: <State family="messageStates" value={row.state} />,
      };
    },
    'user-accounts': (found) => {
      const row = found as unknown as AccountRow;
      return { id: row.id, title: row.username, detail: joined(row.email), to: `/users/${row.id}` };
    },
    threads: (found) => {
      const row = found as { id: string; from?: string; lastAt?: string };
      return { id: row.id, title: formatPhone(row.from), detail: joined(formatMoment(row.lastAt)), to: '/messages' };
    },
  };
};

/** A row of any place as one line. */
export const useFoundLine = () => {
  const lines: LinesOf<Place> = { ...useWorkLines(), ...useThingLines(), ...useTalkLines() };
  return (place: Place, found: Found): FoundLine => lines[place](found);
};

/** Asks the finder when the typing rests; what is typed stays out of the address. */
export const useFinder = (text: string, enabled = true) => {
  // An address is a question of its own, and questions are counted: half of one is not asked.
  const q = useSettled(text, text.includes('@') ? 900 : 250).trim();
  const asks = enabled && q.length >= SHORTEST;
  const query = useQuery({
    queryKey: ['finder', q],
    queryFn: ({ signal }) => ask('POST /api/finder', { body: { q }, signal }),
    enabled: asks,
    placeholderData: (old) => old,
    gcTime: 60_000,
  });
  return { query, asks, found: asks ? query.data : undefined };
};
