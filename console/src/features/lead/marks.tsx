import type { LeadRow } from '@jurilien/rows/processes';
import { Box } from '@mui/material';
import { Tag } from '../../components/Tone';
import { Countdown } from '../../components/Countdown';
import type { ToneName } from '../../tokens';
import { inLocale } from '../../locale';
import { useCode, useT } from '../../useT';
import type { Flag, FlagName } from './actions/action';
import { FLAGS } from './flags';

const UNCONFIRMED = { fr: 'Non confirmée', en: 'Unconfirmed' };
/** The strongest first; what is good news comes last, after what the team has to do. */
const TONES = ['danger', 'accent', 'warning', 'info', 'neutral'] as const satisfies readonly ToneName[];
const names = Object.keys(FLAGS) as FlagName[];
const shown = TONES.flatMap((tone) => names.filter((name) => (FLAGS[name] as Flag).tone === tone));

const FlagTag = ({ name: flag }: { name: FlagName }) => {
  const { name, short = name, tone, titled }: Flag = FLAGS[flag];
  return (
    <Tag tone={tone ?? 'neutral'} title={titled && inLocale(name)}>
      {inLocale(short)}
    </Tag>
  );
};

/** The marks of a lead as short tags. */
export const Marks = ({ lead, all }: { lead: Partial<LeadRow>; all?: boolean }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: all ? 'wrap' : 'nowrap', verticalAlign: 'middle' }}>
    {shown
      .filter((name) => lead[name])
      .map((name) => (
        <FlagTag key={name} name={name} />
      ))}
    {lead.clientReady && <FlagTag name="clientReady" />}
    {lead.confirmed === false && lead.state !== 'Draft' && lead.state !== 'AwaitingConfirmation' && (
      <Tag tone="warning">{inLocale(UNCONFIRMED)}</Tag>
    )}
  </Box>
);

/** What comes next on a lead, with its clock. */
export const Next = ({ lead }: { lead: Pick<LeadRow, 'nextTimer' | 'nextAt' | 'claimLive' | 'wave'> }) => {
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
