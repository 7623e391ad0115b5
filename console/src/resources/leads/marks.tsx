import { Box } from '@mui/material';
import type { LeadRow } from '../../api/rows';
import { Tag } from '../../components/Tone';
import { Countdown } from '../../components/Countdown';
import type { ToneName } from '../../tokens';
import { useT } from '../../useT';

const shown: [keyof LeadRow & ('urgent' | 'superLead' | 'juridicalHelp' | 'smallMandate' | 'consult' | 'mediator' | 'paralegal' | 'commercial' | 'renewed' | 'tagged'), ToneName][] = [
  ['urgent', 'danger'], ['superLead', 'accent'], ['tagged', 'warning'], ['juridicalHelp', 'info'], ['smallMandate', 'info'], ['consult', 'info'], ['mediator', 'neutral'], ['paralegal', 'neutral'], ['commercial', 'neutral'], ['renewed', 'neutral'],
];
const titled = new Set(['juridicalHelp', 'smallMandate', 'consult', 'superLead']);

/** The marks of a lead as short tags. */
export const Marks = ({ lead, all }: { lead: Partial<LeadRow>; all?: boolean }) => {
  const t = useT();
  const ready = lead.clientReady === true;
  const tags = shown.filter(([flag]) => lead[flag]);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: all ? 'wrap' : 'nowrap', verticalAlign: 'middle' }}>
      {tags.map(([flag, tone]) => <Tag key={flag} tone={tone} title={titled.has(flag) ? t(`leads.flagTitles.${flag as 'consult'}`) : undefined}>{t(`leads.flags.${flag}`)}</Tag>)}
      {ready && <Tag tone="success">{t('leads.flags.clientReady')}</Tag>}
      {lead.confirmed === false && lead.state !== 'Draft' && lead.state !== 'AwaitingConfirmation' && <Tag tone="warning">{t('leads.flags.unconfirmed')}</Tag>}
    </Box>
  );
};

/** What comes next on a lead, with its clock: validation deadline, lock, or the timer the view names. */
export const Next = ({ lead }: { lead: LeadRow }) => {
  const t = useT();
  if (lead.claimLive) return <Tag tone="accent">{t('leads.claimLive')}</Tag>;
  if (lead.state === 'ToValidate' || lead.state === 'InValidation') return <>{t('leads.sla')} <Countdown at={lead.slaAt} /></>;
  if (lead.nextAt) return <Countdown at={lead.nextAt} />;
  if (lead.state === 'Offering' && lead.wave) return <>{t('leads.waveOf', { wave: lead.wave })}</>;
  return <>–</>;
};
