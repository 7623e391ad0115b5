import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { State } from '../../components/Tone';
import { useCommand } from '../../components/commands/useCommand';
import { formatDate, formatFull, formatTime } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import type { Said } from './useThread';

const day = (at: string) => formatDate(at);

/** Both sides of a conversation, oldest first, with what became of each text of ours. */
export const Bubbles = ({ said }: { said: readonly Said[] }) => {
  const end = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.id;
  // In braces: newer browsers answer with a promise, which React would take for a clean-up.
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 4, display: 'grid', gap: 2, alignContent: 'end' }}>
      {said.map((each, at) => (
        <Box component="li" key={each.id} sx={{ display: 'grid', gap: 2 }}>
          {(at === 0 || day(said[at - 1]!.at) !== day(each.at)) && (
            <Box sx={{ textAlign: 'center', color: 'text.secondary', fontSize: '.75rem', fontWeight: 650, my: 1 }}>{day(each.at)}</Box>
          )}
          <Bubble said={each} />
        </Box>
      ))}
      <Box ref={end} component="li" aria-hidden />
    </Box>
  );
};

const isOurs = (said: Said): boolean => said.direction !== 'in';
const isPlanned = (said: Said): boolean => said.state === 'Scheduled';

/** Colour and corner of a bubble: theirs, ours, sent by a rule, or planned. */
const lookOf = (said: Said) => {
  if (!isOurs(said)) return { bgcolor: 'action.selected', borderBottomLeftRadius: 2 };
  if (said.direction === 'auto') return { border: 1, borderColor: 'divider', color: 'text.secondary', borderBottomRightRadius: 2 };
  const planned = isPlanned(said);
  return {
    bgcolor: planned ? 'transparent' : 'primary.main',
    color: planned ? 'text.primary' : 'primary.contrastText',
    border: planned ? '1px dashed' : 0,
    borderColor: 'primary.main',
    borderBottomRightRadius: 2,
  };
};

/** Who wrote a text: a rule, a member of the team, or someone it was passed on for. */
const useWriterOf = () => {
  const t = useT();
  const code = useCode();
  const staff = useStaff();
  return (said: Said): string | undefined => {
    if (said.direction === 'auto') return `${t('comms.automaticText')} · ${code('rules', said.rule)}`;
    if (said.direction === 'staff') return staff.nameOf(said.by);
    return said.direction === 'professional' || said.direction === 'client' ? t(`comms.from_${said.direction}`) : undefined;
  };
};

const Bubble = ({ said }: { said: Said }) => {
  const ours = isOurs(said);
  return (
    <Box sx={{ display: 'grid', justifyItems: ours ? 'end' : 'start', gap: 0.5 }}>
      <Box
        sx={{
          maxWidth: 'min(85%, 520px)',
          px: 3,
          py: 2,
          borderRadius: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...lookOf(said),
        }}
      >
        {said.body}
      </Box>
      <Fate said={said} />
    </Box>
  );
};

/** Who wrote it, when, and what became of it. */
const Fate = ({ said }: { said: Said }) => {
  const t = useT();
  const code = useCode();
  const { run, busy } = useCommand();
  const who = useWriterOf()(said);
  const planned = isPlanned(said);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        fontSize: '.75rem',
        color: 'text.secondary',
        justifyContent: isOurs(said) ? 'flex-end' : 'flex-start',
      }}
    >
      {who && <span>{who}</span>}
      {said.passedTo && <span>{t(`comms.passed_${said.passedTo}`)}</span>}
      <time dateTime={said.at} title={formatFull(said.at)}>
        {planned ? t('comms.planned', { at: formatFull(said.sendAt) }) : formatTime(said.at)}
      </time>
      {said.state && !planned && <State family="messageStates" value={said.state} />}
      {said.suppressedCode && <span>{t('comms.notSent', { code: code('suppressions', said.suppressedCode) })}</span>}
      {said.error && said.state !== 'Delivered' && <span>{t('comms.failed', { code: said.error })}</span>}
      {planned && (
        <Button disabled={busy !== undefined} onClick={() => void run('CancelScheduledMessage', { messageId: said.id }, { quiet: true })}>
          {t('comms.cancelPlanned')}
        </Button>
      )}
    </Box>
  );
};
