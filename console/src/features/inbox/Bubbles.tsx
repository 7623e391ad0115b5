import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { State } from '../../components/Tone';
import { useCommand } from '../../components/commands/useCommand';
import { formatDate, formatFull, formatTime } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { MailFiles } from './MailFiles';
import { Triage } from './Triage';
import type { Entry, Talk } from './useThread';

const day = (at: string) => formatDate(at);

/** Both sides of a conversation, oldest first, with what became of each text of ours. */
export const Bubbles = ({ talk }: { talk: Talk }) => {
  const entries = talk.said;
  const end = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.id;
  // In braces: newer browsers answer with a promise, which React would take for a clean-up.
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 4, display: 'grid', gap: 2, alignContent: 'end' }}>
      {entries.map((each, at) => (
        <Box component="li" key={each.id} sx={{ display: 'grid', gap: 2 }}>
          {(at === 0 || day(entries[at - 1]!.at) !== day(each.at)) && (
            <Box sx={{ textAlign: 'center', color: 'text.secondary', fontSize: '.75rem', fontWeight: 650, my: 1 }}>{day(each.at)}</Box>
          )}
          <Bubble entry={each} threadId={talk.thread.id} leads={talk.people.leads} />
        </Box>
      ))}
      <Box ref={end} component="li" aria-hidden />
    </Box>
  );
};

const isOurs = (entry: Entry): boolean => entry.direction !== 'in';
const isPlanned = (entry: Entry): boolean => entry.state === 'Scheduled';

/** Colour and corner of a bubble: theirs, ours, sent by a rule, or planned. */
const lookOf = (entry: Entry) => {
  if (!isOurs(entry)) return { bgcolor: 'action.selected', borderBottomLeftRadius: 2 };
  if (entry.direction === 'auto') return { border: 1, borderColor: 'divider', color: 'text.secondary', borderBottomRightRadius: 2 };
  const planned = isPlanned(entry);
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
  return (entry: Entry): string | undefined => {
    if (entry.direction === 'auto') return `${t('comms.automaticText')} · ${code('rules', entry.rule)}`;
    if (entry.direction === 'staff') return staff.nameOf(entry.by);
    return entry.direction === 'professional' || entry.direction === 'client' ? t(`comms.from_${entry.direction}`) : undefined;
  };
};

const Bubble = ({ entry, threadId, leads }: { entry: Entry; threadId: string; leads: Talk['people']['leads'] }) => {
  const t = useT();
  const ours = isOurs(entry);
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
          ...lookOf(entry),
        }}
      >
        {entry.subject !== undefined && (
          <Box sx={{ fontWeight: 700, mb: 1 }}>
            {entry.subject ? t('comms.mail.subject', { subject: entry.subject }) : t('comms.mail.noSubject')}
          </Box>
        )}
        {entry.notKept ? <em>{t('comms.notKept')}</em> : entry.body}
        <MailFiles entry={entry} threadId={threadId} />
      </Box>
      <Fate entry={entry} />
      {entry.triage && <Triage entry={entry} threadId={threadId} leads={leads} />}
    </Box>
  );
};

/** Who wrote it, when, and what became of it. */
const Fate = ({ entry }: { entry: Entry }) => {
  const t = useT();
  const code = useCode();
  const { run, busy } = useCommand();
  const who = useWriterOf()(entry);
  const planned = isPlanned(entry);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        fontSize: '.75rem',
        color: 'text.secondary',
        justifyContent: isOurs(entry) ? 'flex-end' : 'flex-start',
      }}
    >
      {who && <span>{who}</span>}
      {entry.automatic && <span>{t('comms.mail.automatic')}</span>}
      {entry.cut && <span>{t('comms.mail.cut')}</span>}
      {entry.sorted && <span>{t(`comms.mail.${entry.sorted}`)}</span>}
      {entry.passedTo && <span>{t(`comms.passed_${entry.passedTo}`)}</span>}
      <time dateTime={entry.at} title={formatFull(entry.at)}>
        {planned ? t('comms.planned', { at: formatFull(entry.sendAt) }) : formatTime(entry.at)}
      </time>
      {entry.state && !planned && <State family="messageStates" value={entry.state} />}
      {entry.suppressedCode && <span>{t('comms.notSent', { code: code('suppressions', entry.suppressedCode) })}</span>}
      {entry.error && entry.state !== 'Delivered' && <span>{t('comms.failed', { code: entry.error })}</span>}
      {planned && (
        <Button disabled={busy !== undefined} onClick={() => void run('CancelScheduledMessage', { messageId: entry.id }, { quiet: true })}>
          {t('comms.cancelPlanned')}
        </Button>
      )}
    </Box>
  );
};
