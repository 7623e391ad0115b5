import type { LeadRow } from '@jurilien/rows/processes';
import { Box } from '@mui/material';
import { Tag } from '../../components/Tone';
import { Countdown } from '../../components/Countdown';
import type { ToneName } from '../../tokens';
import { useCode, useT, type Key } from '../../useT';

const shown: [
  keyof LeadRow &
    (
      'urgent' | 'superLead' | 'juridicalHelp' | 'smallMandate' | 'consult' | 'mediator' | 'paralegal' | 'commercial' | 'renewed' | 'tagged'
    ),
  ToneName,
][] = [
  ['urgent', 'danger'],
  ['superLead', 'accent'],
  ['tagged', 'warning'],
  ['juridicalHelp', 'info'],
  ['smallMandate', 'info'],
  ['consult', 'info'],
  ['mediator', 'neutral'],
  ['paralegal', 'neutral'],
  ['commercial', 'neutral'],
  ['renewed', 'neutral'],
];
const titled = new Set(['juridicalHelp', 'smallMandate', 'consult', 'superLead']);

/** The marks of a lead as short tags. */
export const Marks = ({ lead, all }: { lead: Partial<LeadRow>; all?: boolean }) => {
  const t = useT();
  const ready = lead.clientReady === true;
  const tags = shown.filter(([flag]) => lead[flag]);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: all ? 'wrap' : 'nowrap', verticalAlign: 'middle' }}>
      {tags.map(([flag, tone]) => (
        <Tag key={flag} tone={tone} title={titled.has(flag) ? t(`leads.flagTitles.${flag as 'consult'}`) : undefined}>
          {t(`leads.flags.${flag}`)}
        </Tag>
      ))}
      {lead.followUp && (
        <Tag tone="danger" title={t(`search.followUp_${lead.followUp}` as Key)}>
          {t('search.followUp')}
        </Tag>
      )}
      {ready && <Tag tone="success">{t('leads.flags.clientReady')}</Tag>}
      {lead.confirmed === false && lead.state !== 'Draft' && lead.state !== 'AwaitingConfirmation' && (
        <Tag tone="warning">{t('leads.flags.unconfirmed')}</Tag>
      )}
    </Box>
  );
};

/** What comes next on a lead, with its clock. */
export const Next = ({ lead }: { lead: LeadRow }) => {
  const t = useT();
  const code = useCode();
  const { nextTimer, nextAt } = lead;
  if (!nextTimer || !nextAt) return <>–</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1.5, alignItems: 'center', whiteSpace: 'nowrap' }}>
      {lead.claimLive ? (
        <Tag tone="accent">{t('leads.claimLive')}</Tag>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {nextTimer === 'wave.end' && lead.wave ? t('leads.waveOf', { wave: lead.wave }) : code('nextTimers', nextTimer)}
        </Box>
      )}
      <Countdown at={nextAt} />
    </Box>
  );
};
