import type { BooksCheckRow } from '@jurilien/rows/credits';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../components/page/Panel';
import { COLON, formatDate, formatMoment, formatNumber } from '../../format';
import { useOnline } from '../../layout/NetworkBars';
import { mayRead, me, whyNotAs } from '../../roles';
import { useT } from '../../useT';

/** The proof of the books, every night: what does not hold stays here until someone has explained it. */
export const Books = () => {
  const t = useT();
  const online = useOnline();
  const [open, setOpen] = useState<Command>();
  const query = useGetList<BooksCheckRow>(
    'books-checks',
    { pagination: { page: 1, perPage: 14 }, sort: { field: 'id', order: 'DESC' } },
    { retry: false, enabled: mayRead(me().role, 'books') },
  );
  if (!mayRead(me().role, 'books')) return null;
  const wrong = query.data?.filter(({ state }) => state === 'Wrong') ?? [];
  const last = query.data?.[0];
  const clear = (day: string) =>
    setOpen({ command: 'ClearBooks', label: t('money.clearBooks'), fields: [], reason: true, payload: () => ({ day }) });
  return (
    <Panel id="books" title={t('money.books')}>
      <Loaded query={query} isEmpty={!last} empty={t('money.booksNever')}>
        {wrong.map((row) => (
          <Alert
            key={row.id}
            severity="error"
            sx={{ mb: 2 }}
            action={
              <ActionButton
                color="error"
                variant="outlined"
                why={online ? whyNotAs(me().role, 'ClearBooks') : t('actions.why.offline')}
                onClick={() => clear(row.id)}
              >
                {t('money.clearBooks')}
              </ActionButton>
            }
          >
            <strong>{t('money.booksWrong', { date: formatDate(row.id) })}</strong>{' '}
            {Object.entries(row.counts ?? {})
              .map(([id, n]) => `${id} × ${n}`)
              .join(', ')}
            <Box component="ul" sx={{ pl: 4, my: 1, overflowWrap: 'anywhere' }}>
              {(row.faults ?? []).slice(0, 5).map((fault) => (
                <li key={`${fault.invariant} ${fault.position} ${fault.what}`}>
                  {fault.invariant}, {fault.stream}, {fault.position + COLON} {fault.what}
                </li>
              ))}
            </Box>
          </Alert>
        ))}
        {last && wrong.length === 0 && (
          <Alert severity="success">
            {t('money.booksSound', {
              when: formatMoment(last.at),
              entries: formatNumber(last.entries),
              documents: formatNumber(last.documents),
            })}
          </Alert>
        )}
      </Loaded>
      {open && <CommandDialog command={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
};
