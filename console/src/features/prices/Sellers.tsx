import { Box } from '@mui/material';
import { invoicePrefix } from '@jurilien/reference';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatDate } from '../../format';
import { useConfig } from '../../in-force/useConfig';
import { useT } from '../../useT';
import { quiet } from '../../components/text/who';

/** Who sells, and who did before: the one of the settings on top, as documents bear it. */
export const Sellers = ({ today }: { today: string }) => {
  const t = useT();
  const config = useConfig();
  const query = useQuery({ queryKey: ['sellers'], queryFn: ({ signal }) => ask('GET /api/sellers', { signal }) });
  const sellers = query.data?.sellers ?? [];
  return (
    <Panel title={t('prices.seller')}>
      <Box sx={{ ...quiet, mb: 2 }}>{t('prices.sellerHint')}</Box>
      <Loaded query={query} isEmpty={false} empty="" lines={5}>
        {sellers.map((seller, i) => (
          <Box key={seller.from} sx={{ mb: 3 }}>
            <Box sx={{ mb: 1 }}>
              <strong>{seller.name}</strong> {/* The first one has sold from the beginning. */}
              {i < sellers.length - 1 && <Tag tone="neutral">{t('prices.sinceDay', { date: formatDate(seller.from) })}</Tag>}
            </Box>
            {seller.address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
            <Box sx={{ mt: 2 }}>
              <Facts
                rows={[
                  [t('prices.gstNo'), seller.gstNo],
                  [t('prices.qstNo'), seller.qstNo],
                  [t('prices.series'), `${config.value(invoicePrefix)}-${today.slice(0, 4)}-000001`],
                ]}
              />
            </Box>
          </Box>
        ))}
      </Loaded>
    </Panel>
  );
};
