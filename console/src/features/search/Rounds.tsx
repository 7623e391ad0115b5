import type { Answer } from '@jurilien/contracts/api';
import type { LedgerRow } from '@jurilien/rows/credits';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatCoins, formatDuration, formatList, formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';
import { type Lead, useAsked, useLedger, useSearch } from '../lead';

type Round = Answer<'GET /api/leads/:leadId/renewal'>['rounds'][number];

/** Coins of an entry as they came in: what was taken for an acceptance, less what was given back for it. */
const SIGNS: Readonly<Record<string, number>> = { capture: 1, 'lead-credit': -1 };
const coinsOf = ({ acceptances }: Round, entries: readonly LedgerRow[], type: string): number => {
  const own = new Set(acceptances.map(({ acceptanceId }) => acceptanceId));
  return entries.filter((e) => e.type === type && own.has(e.acceptanceId ?? '')).reduce((n, { cc }) => n + cc, 0);
};
const broughtBy = (round: Round, entries: readonly LedgerRow[]): number =>
  Object.entries(SIGNS).reduce((n, [type, sign]) => n + sign * coinsOf(round, entries, type), 0);

/** What is compared of each round, a line each: what it took, then what came of it. */
const useLines = (entries: readonly LedgerRow[] | undefined) => {
  const t = useT();
  const code = useCode();
  const lines: readonly (readonly [label: string, of: (round: Round) => ReactNode])[] = [
    [t('rounds.began'), ({ startedAt }) => formatMoment(startedAt)],
    [
      t('rounds.lasted'),
      ({ startedAt, endedAt }) => (endedAt ? formatDuration(Date.parse(endedAt) - Date.parse(startedAt)) : t('rounds.running')),
    ],
    [t('rounds.plan'), ({ plan }) => code('plans', plan)],
    [t('rounds.price'), ({ coinValueCc }) => formatCoins(coinValueCc)],
    [t('rounds.offers'), ({ offers }) => offers],
    [t('rounds.refused'), ({ refused }) => refused],
    [t('rounds.claims'), ({ claims }) => claims],
    [t('rounds.accepted'), ({ acceptances }) => formatList(acceptances.map(({ name }) => name)) || t('rounds.none')],
    ...(entries
      ? ([
          [t('rounds.givenBack'), (round: Round) => formatCoins(coinsOf(round, entries, 'lead-credit'))],
          [t('rounds.brought'), (round: Round) => formatCoins(broughtBy(round, entries))],
        ] as const)
      : []),
  ];
  return lines;
};

const Compared = ({ rounds, entries }: { readonly rounds: readonly Round[]; readonly entries: readonly LedgerRow[] | undefined }) => {
  const t = useT();
  const lines = useLines(entries);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('rounds.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {rounds.map(({ round }) => (
              <TableCell key={round} component="th" scope="col">
                {t('lead.round', { round })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(([label, of]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {label}
              </TableCell>
              {rounds.map((round) => (
                <TableCell key={round.round}>{of(round)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const SeveralRounds = ({ lead, money }: { readonly lead: Lead; readonly money: boolean }) => {
  const t = useT();
  const query = useAsked(lead.id, 'renewal', lead.version);
  return (
    <Panel title={t('rounds.title')}>
      <Loaded query={query} lines={5}>
        {money ? (
          <WithMoney leadId={lead.id} rounds={query.data?.rounds ?? []} />
        ) : (
          <Compared rounds={query.data?.rounds ?? []} entries={undefined} />
        )}
      </Loaded>
    </Panel>
  );
};
const WithMoney = ({ leadId, rounds }: { readonly leadId: string; readonly rounds: readonly Round[] }) => (
  <Compared rounds={rounds} entries={useLedger(leadId).data ?? []} />
);

/** Searches of one request side by side: what each took and what it brought. Nothing while there was only one. */
export const Rounds = ({ lead }: { readonly lead: Lead }) => {
  const { data } = useSearch(lead.id);
  return data && data.round > 1 ? <SeveralRounds lead={lead} money={mayRead(me().role, 'ledger')} /> : null;
};
