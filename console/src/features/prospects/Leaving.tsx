import type { Answer } from '@jurilien/contracts/api';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatCoins } from '../../format';
import { mayRead, me } from '../../roles';
import { useCode, useT, type Translate } from '../../useT';
import { ProspectNav } from './ProspectNav';
import { isRule } from './rules';

type Member = Answer<'GET /api/sales/leaving'>['members'][number];

/** A rule with the figure that was found and the one it is measured by. */
function sentenceOf({ rule, figure, limit }: Member['signals'][number], t: Translate): string {
  if (!isRule(rule)) return rule;
  if (rule === 'lowBalance') return t('prospects.signal.lowBalance', { figure: formatCoins(figure), limit: formatCoins(limit) });
  if (rule === 'longPause' && figure === null) return t('prospects.signal.longPauseOpen');
  if (rule === 'licenceSoon' && (figure ?? 0) < 0) return t('prospects.signal.licenceLate');
  return t(`prospects.signal.${rule}`, { figure: figure ?? 0, limit });
}

const Line = ({ member }: { member: Member }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box component="li" data-row sx={{ py: 2, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', fontWeight: 650 }}>
        {mayRead(me().role, 'lawyers') ? (
          <MuiLink component={Link} to={`/lawyers/${member.id}`}>
            {member.name}
          </MuiLink>
        ) : (
          member.name
        )}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {code('provinces', member.province)}
        </Box>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {member.signals.map((signal) => (
          <li key={signal.rule}>{sentenceOf(signal, t)}</li>
        ))}
      </Box>
    </Box>
  );
};

/** X19: members of whom a rule of leaving is true today, those with most signs first. */
export default function Leaving() {
  const t = useT();
  const query = useQuery({ queryKey: ['professionals', 'leaving'], queryFn: ({ signal }) => ask('GET /api/sales/leaving', { signal }) });
  const members = query.data?.members ?? [];
  return (
    <>
      <PageHeader title={t('prospects.tabs.leaving')} />
      <ProspectNav />
      <Panel title={t('prospects.leaving')}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('prospects.leavingHint')}</Typography>
        <Loaded query={query} isEmpty={members.length === 0} empty={t('prospects.leavingNone')} lines={4}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {members.map((member) => (
              <Line key={member.id} member={member} />
            ))}
          </Box>
        </Loaded>
      </Panel>
    </>
  );
}
