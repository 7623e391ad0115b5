import { Box, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { toneSx } from '../theme';
import type { ToneName } from '../tokens';
import { useCode } from '../useT';

/** A short fact on a coloured ground; the words carry the meaning, the colour only helps to find it. */
export const Tag = ({ tone = 'neutral', title, children }: { tone?: ToneName; title?: string; children: ReactNode }) => {
  const tag = (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          px: 1.75,
          height: 20,
          borderRadius: '5px',
          fontSize: '.6875rem',
          fontWeight: 700,
          lineHeight: 1,
          whiteSpace: 'nowrap',
        },
        toneSx(tone),
      ]}
    >
      {children}
    </Box>
  );
  return title ? <Tooltip title={title}>{tag}</Tooltip> : tag;
};

const stateTones: Record<string, ToneName> = {
  ToValidate: 'accent',
  InValidation: 'info',
  AwaitingInfo: 'warning',
  AwaitingConfirmation: 'neutral',
  OnHold: 'warning',
  Ready: 'info',
  Offering: 'info',
  SelfServe: 'info',
  Accepted: 'success',
  InService: 'success',
  Unserved: 'danger',
  Blocked: 'danger',
  Rejected: 'danger',
  Active: 'success',
  Disabled: 'neutral',
  Draft: 'neutral',
  Submitted: 'accent',
  Scheduled: 'info',
  Preparing: 'info',
  Sending: 'info',
  Finished: 'success',
  Proposed: 'accent',
  UnderReview: 'warning',
  InReview: 'accent',
  Fulfilled: 'success',
  Refused: 'danger',
  Erasing: 'info',
  Stuck: 'danger',
  Erased: 'success',
  placed: 'info',
  proposed: 'accent',
  liftProposed: 'accent',
  Assessed: 'warning',
  Notified: 'info',
  Applied: 'accent',
  Open: 'accent',
  Answered: 'success',
  Approved: 'success',
  Paused: 'warning',
  Suspended: 'danger',
  Sent: 'info',
  Seen: 'info',
  Late: 'neutral',
  PartlyFulfilled: 'info',
  Overdue: 'danger',
  Claimed: 'accent',
  Conflict: 'warning',
  Verified: 'success',
  verified: 'success',
  failed: 'danger',
  Failed: 'danger',
  Delivered: 'success',
  Undelivered: 'danger',
  Bounced: 'danger',
  Suppressed: 'warning',
  Deferred: 'warning',
  Contacted: 'success',
  Mandate: 'success',
  Consultation: 'info',
  ToContact: 'accent',
  anonymous: 'success',
  open: 'success',
  hidden: 'neutral',
  stale: 'warning',
  Requested: 'accent',
  Invited: 'accent',
  Held: 'success',
  NoShow: 'danger',
  Confirmed: 'success',
  Proposing: 'accent',
  ClientNoShow: 'danger',
  ProfessionalNoShow: 'danger',
  Converted: 'success',
  Lapsed: 'warning',
  Expired: 'neutral',
};

/** State in words with a dot: one look for leads, offers, professionals and messages. */
export const State = ({
  family,
  value,
  large,
}: {
  family:
    | 'states'
    | 'offerStates'
    | 'professionalStates'
    | 'messageStates'
    | 'runStates'
    | 'acceptanceStates'
    | 'waveStates'
    | 'licenceStates'
    | 'surveyStates'
    | 'reviewStates'
    | 'userStates'
    | 'blacklistStates'
    | 'campaignStates'
    | 'enquiryStates'
    | 'candidateStates'
    | 'contactStates'
    | 'incidentStates'
    | 'privacyStates'
    | 'meetingStates'
    | 'appointmentStates'
    | 'reservationStates'
    | 'documentRequestStates'
    | 'erasureStates'
    | 'holdStates';
  value: string | null | undefined;
  large?: boolean;
}) => {
  const code = useCode();
  if (!value) return <span>–</span>;
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.5,
          px: large ? 3 : 2,
          height: large ? 28 : 22,
          borderRadius: '6px',
          fontSize: large ? '.875rem' : '.75rem',
          fontWeight: 700,
          whiteSpace: 'nowrap',
        },
        toneSx(stateTones[value] ?? 'neutral'),
      ]}
    >
      <Box component="span" aria-hidden sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' }} />
      {code(family, value)}
    </Box>
  );
};
