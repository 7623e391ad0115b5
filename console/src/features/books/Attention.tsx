import type { PurchaseRow } from '@jurilien/rows/credits';
import { Box } from '@mui/material';
import { DAY_MS } from '@jurilien/reference';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCents, formatCoins, formatDate } from '../../format';
import { locale } from '../../locale';
import { mayRead, me } from '../../roles';
import { useNow } from '../../useNow';
import { useT, type Key } from '../../useT';
import { Download } from '../../components/Download';
import { list, quiet, Who } from '../../components/text/who';

const SHOWN = 50;
const CAUSES = ['dispute', 'fraud-warning', 'mismatch', 'refund-failed', 'refund-waits', 'refunded-by-hand'];
const DAYS_3 = 3 * DAY_MS;

/** Until when a bank takes an answer: the nearer, the louder. */
const Due = ({ at }: { at?: string | null }) => {
  const t = useT();
  const now = useNow();
  if (!at) return <span>{t('attention.noDue')}</span>;
  const left = Date.parse(at) - now;
  const date = formatDate(at);
  if (left <= 0) return <Tag tone="danger">{t('attention.overdue', { date })}</Tag>;
  return <Tag tone={left < DAYS_3 ? 'danger' : 'warning'}>{t('attention.due', { date })}</Tag>;
};

/** Purchases that wait for a person, those with a day to answer by first (4.4.7). */
export const Attention = () => {
  const t = useT();
  const may = mayRead(me().role, 'purchases');
  const query = useGetList<PurchaseRow>(
    'purchases',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'evidenceDueBy', order: 'ASC' }, filter: { attention: CAUSES } },
    { retry: false, enabled: may },
  );
  if (!may) return null;
  return (
    <Panel id="attention" title={t('attention.title')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('attention.none')}>
        <Box component="ul" sx={list}>
          {query.data?.map((row) => (
            <Box
              component="li"
              key={row.id}
              sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', py: 3 }}
            >
              <Box sx={{ minWidth: 0, flex: '1 1 280px', overflowWrap: 'anywhere' }}>
                <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
                  <strong>{t(`attention.${row.attention}` as Key, { _: row.attention })}</strong>
                  <Who id={row.professionalId} />
                  {row.attention === 'dispute' && <Due at={row.evidenceDueBy} />}
                </Box>
                <Box sx={quiet}>
                  {t('attention.amount', { amount: formatCents(row.disputedCents ?? row.grossCents), coins: formatCoins(row.cc) })}
                  {row.invoiceNo && ` · ${row.invoiceNo}`}
                  {row.disputeCode &&
                    ` · ${t('attention.code', { code: t(`attention.reasons.${row.disputeCode}` as Key, { _: row.disputeCode }) })}`}
                </Box>
              </Box>
              {row.attention === 'dispute' && mayRead(me().role, 'evidence') && (
                <Download
                  route="GET /api/purchases/:id/evidence"
                  given={{ params: { id: row.id }, query: { lang: locale } }}
                  file={`preuves-${row.invoiceNo ?? row.id}.html`}
                  label="attention.evidence"
                />
              )}
            </Box>
          ))}
        </Box>
        {(query.total ?? 0) > SHOWN && <Box sx={quiet}>{t('attention.more', { n: SHOWN })}</Box>}
      </Loaded>
    </Panel>
  );
};
