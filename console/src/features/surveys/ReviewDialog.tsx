import type { ReviewRow } from '@jurilien/rows/feedback';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import type { Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { Facts, Loaded } from '../../components/page/Panel';
import { OwnWords } from '../../components/text/OwnWords';
import { formatFull } from '../../format';
import { useCode, useT } from '../../useT';

const REASONS = ['namesSomeone', 'privateDetails', 'insulting', 'notAboutUs', 'mistake'];

/** What the team can do with published words: publish them whole, answer them, or withdraw them for a reason of the list. */
function useCommands(row: ReviewRow): Readonly<Record<'PublishReview' | 'ReplyToReview' | 'WithdrawReview', Command>> {
  const t = useT();
  const code = useCode();
  const named = { acceptanceId: row.acceptanceId, professionalId: row.professionalId, subject: row.subject };
  return {
    PublishReview: { command: 'PublishReview', label: t('actions.PublishReview'), reason: false, fields: [], payload: () => named },
    ReplyToReview: {
      command: 'ReplyToReview',
      label: t('actions.ReplyToReview'),
      reason: false,
      fields: [{ name: 'reply', label: 'reviews.reply', kind: 'lines', initial: row.reply ?? '' }],
      payload: (values) => ({ ...named, reply: values.reply }),
    },
    WithdrawReview: {
      command: 'WithdrawReview',
      label: t('actions.WithdrawReview'),
      danger: true,
      reason: false,
      fields: [
        {
          name: 'reason',
          label: 'reviews.reason',
          kind: 'select',
          options: REASONS.map((value) => ({ value, label: code('reviewReasons', value) })),
        },
      ],
      payload: (values) => ({ acceptanceId: row.acceptanceId, subject: row.subject, reason: values.reason }),
    },
  };
}

interface DialogProps {
  readonly row: ReviewRow;
  readonly onClose: () => void;
  readonly onCommand: (command: Command) => void;
}

/** One client's words, which lists leave out, with what may be done with them. */
export const ReviewDialog = ({ row, onClose, onCommand }: DialogProps) => {
  const t = useT();
  const code = useCode();
  const query = useGetOne<ReviewRow>('reviews', { id: row.id }, { staleTime: 0 });
  const review = query.data;
  const whyNot = useActions('reviews', [row.id]);
  const commands = useCommands(row);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="review-title">
      <DialogTitle id="review-title">{t('reviews.of', { when: formatFull(row.proposedAt) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2">{t('reviews.rule')}</Typography>
        <Loaded query={query} lines={4}>
          {review?.words && (
            <OwnWords lang={row.lang} apart>
              {review.words}
            </OwnWords>
          )}
          <Facts
            rows={[
              [t('reviews.subject'), code('reviewSubjects', row.subject)],
              [t('surveys.state'), code('reviewStates', row.state)],
              [t('reviews.publishedAt'), row.publishedAt ? formatFull(row.publishedAt) : '–'],
              [t('reviews.reply'), row.reply ?? '–'],
            ]}
          />
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" component={Link} to={`/leads/${row.leadId}`}>
          {t('surveys.openLead')}
        </Button>
        {(['WithdrawReview', 'ReplyToReview', 'PublishReview'] as const).map((name) => (
          <ActionButton key={name} variant="outlined" why={whyNot(row.id, name)} onClick={() => onCommand(commands[name])}>
            {commands[name].label}
          </ActionButton>
        ))}
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
