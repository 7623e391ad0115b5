import type { PromoCodeRow } from '@jurilien/rows/credits';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { PageHeader } from '../../components/page/PageHeader';
import { Pager } from '../../components/list/Pager';
import { PlainList } from '../../components/list/PlainList';
import { Message } from '../../components/page/Pages';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCoins, formatDate, formatMoment, formatNumber } from '../../format';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import type { ToneName } from '../../tokens';
import { useNow } from '../../useNow';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { quiet } from '../../components/text/who';
import { MoneyNav } from './MoneyNav';
import { phaseOf, type PromoPhase } from './promo';
import { promoForm } from './promo-form';

const TONES: Record<PromoPhase, ToneName> = { running: 'success', coming: 'info', usedUp: 'warning', off: 'neutral', over: 'neutral' };

/** How many used it of how many may: drawn where there is a limit, written in words always. */
const Uses = ({ row }: { row: PromoCodeRow }) => {
  const t = useT();
  const share = row.maxUses ? Math.min(1, row.uses / row.maxUses) : 0;
  return (
    <Box sx={{ fontSize: '.8125rem' }}>
      <strong>{row.maxUses ? t('prices.usedOf', { n: row.uses, most: row.maxUses }) : t('prices.used', { count: row.uses })}</strong>
      {row.maxUses && (
        <Box aria-hidden sx={{ height: 6, mt: 1, borderRadius: 3, bgcolor: 'action.selected', overflow: 'hidden' }}>
          <Box sx={{ height: '100%', width: `${share * 100}%`, bgcolor: share >= 1 ? 'warning.main' : 'primary.main' }} />
        </Box>
      )}
      <Box sx={{ ...quiet, mt: 1 }}>
        {row.lastUsedAt ? t('prices.lastUsed', { when: formatMoment(row.lastUsedAt) }) : t('prices.neverUsed')}
      </Box>
    </Box>
  );
};

const Gives = ({ row, dim }: { row: PromoCodeRow; dim: boolean }) => {
  const t = useT();
  return (
    <Box
      sx={{
        p: 4,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 1,
        borderRight: { sm: '2px dashed' },
        borderBottom: { xs: '2px dashed', sm: 0 },
        borderColor: { xs: 'divider', sm: 'divider' },
      }}
    >
      <Box sx={{ fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-.01em', color: dim ? 'text.secondary' : 'primary.main' }}>
        {row.kind === 'grant' ? `+ ${formatCoins(row.cc ?? 0)}` : `− ${formatNumber((row.discountBp ?? 0) / 100)} %`}
      </Box>
      <Box sx={quiet}>{t(row.kind === 'grant' ? 'prices.grantEach' : 'prices.discountEach')}</Box>
    </Box>
  );
};

/** One code, cut like a coupon: what it gives on the left of the line, its terms on the right. */
const Coupon = ({ row, onChange }: { row: PromoCodeRow; onChange: () => void }) => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const phase = phaseOf(row, useNow());
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '170px 1fr' },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <Gives row={row} dim={phase === 'over' || phase === 'off'} />
      <Box sx={{ p: 4, display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="h2" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 800, letterSpacing: '.06em', overflowWrap: 'anywhere' }}>
            {row.id}
          </Box>
          <Tag tone={TONES[phase]}>{t(`prices.phases.${phase}`)}</Tag>
          <Box sx={{ ml: 'auto' }}>
            <ActionButton
              size="small"
              variant="outlined"
              aria-label={t('prices.form.change', { code: row.id })}
              why={online ? whyNotAs(me().role, 'SavePromoCode') : t('actions.why.offline')}
              onClick={onChange}
            >
              {t('prices.change')}
            </ActionButton>
          </Box>
        </Box>
        <Box sx={quiet}>
          {t('prices.period', { from: formatDate(row.from), until: formatDate(row.until) })}
          {' · '}
          {row.province ? code('provinces', row.province) : t('prices.everywhere')}
        </Box>
        <Uses row={row} />
      </Box>
    </Box>
  );
};

/** The codes of this page as coupons. */
const Coupons = ({ onChange }: { onChange: (row: PromoCodeRow) => void }) => {
  const t = useT();
  const list = useListContext<PromoCodeRow>();
  return (
    <Loaded query={list} lines={6}>
      {list.data?.length ? (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: '1fr', xl: 'repeat(2, minmax(0,1fr))' },
          }}
        >
          {list.data.map((row) => (
            <Coupon key={row.id} row={row} onChange={() => onChange(row)} />
          ))}
        </Box>
      ) : (
        <Message title={t('prices.noCodes')} text={t('prices.noCodesText')} />
      )}
      <Pager />
    </Loaded>
  );
};

const Header = ({ onNew }: { onNew: (kind: PromoCodeRow['kind']) => void }) => {
  const t = useT();
  const online = useOnline();
  const { total } = useListContext();
  const why = online ? whyNotAs(me().role, 'SavePromoCode') : t('actions.why.offline');
  return (
    <PageHeader
      title={t('prices.codes')}
      count={total}
      aside={
        <>
          <ActionButton variant="contained" why={why} onClick={() => onNew('discount')}>
            {t('prices.newDiscount')}
          </ActionButton>
          <ActionButton variant="outlined" why={why} onClick={() => onNew('grant')}>
            {t('prices.newGrant')}
          </ActionButton>
        </>
      }
    />
  );
};

/** Promotional codes: what each gives, to whom, until when, and how often it was used (4.4.7). */
export default function PromoCodes() {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  const [open, setOpen] = useState<Command>();
  const begin = (kind: PromoCodeRow['kind'], row?: PromoCodeRow) => setOpen(promoForm({ t, code, config }, kind, row));
  return (
    <PlainList resource="promo-codes" sort={{ field: 'until', order: 'DESC' }}>
      <Header onNew={begin} />
      <MoneyNav />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('prices.codesHint')}
      </Box>
      <Coupons onChange={(row) => begin(row.kind, row)} />
      {open && <CommandDialog key={open.label} command={open} onClose={() => setOpen(undefined)} />}
    </PlainList>
  );
}
