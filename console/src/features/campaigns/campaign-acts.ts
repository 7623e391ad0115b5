import type { CampaignRow } from '@jurilien/rows/campaigns';
import type { ActionOn } from '@jurilien/rows/processes';
import type { Command } from '../../components/form/command';
import { instant } from '../../components/form/moment';
import type { Translate } from '../../useT';

/** What is done with a campaign beside writing it. */
export type CampaignAct = Exclude<ActionOn<'campaigns'>, 'SaveCampaignDraft'>;
/** Those that open a form first. */
export type AskedAct = Exclude<CampaignAct, 'EstimateCampaign'>;

const STATES = {
  EstimateCampaign: ['Draft', 'Submitted', 'Approved'],
  TestCampaign: ['Draft', 'Submitted', 'Approved'],
  SubmitCampaign: ['Draft'],
  ApproveCampaign: ['Submitted'],
  ReturnCampaign: ['Submitted', 'Approved'],
  ScheduleCampaign: ['Approved', 'Scheduled'],
  PauseCampaign: ['Scheduled', 'Preparing', 'Sending'],
  ResumeCampaign: ['Paused'],
  CancelCampaign: ['Draft', 'Submitted', 'Approved', 'Scheduled', 'Preparing', 'Sending', 'Paused'],
  ArchiveCampaign: ['Finished', 'Cancelled'],
} as const satisfies { readonly [A in CampaignAct]: readonly CampaignRow['state'][] };

/** Whether an act has its place beside a campaign as it stands: what is possible is the API's to say. */
export const isAbout = (act: CampaignAct, { state, archived }: CampaignRow): boolean =>
  (STATES[act] as readonly string[]).includes(state) && !(act === 'ArchiveCampaign' && archived);

/** What is approved, in four groups of signs that two people can read to each other. */
export const fingerprint = (hash: string): string => (hash.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ').toUpperCase();

const WITH_REASON: readonly AskedAct[] = ['ReturnCampaign', 'PauseCampaign', 'ResumeCampaign', 'CancelCampaign'];

interface Tools {
  readonly t: Translate;
  /** Above how many recipients the approver types their number. */
  readonly typedAbove: number;
}

/** Fields that an act asks for. */
function fieldsOf(act: AskedAct, row: CampaignRow, { typedAbove }: Tools): Command['fields'] {
  if (act === 'SubmitCampaign') return [{ name: 'seen', label: 'campaigns.testSeen', kind: 'check' }];
  if (act === 'ApproveCampaign' && (row.estimate?.eligible ?? 0) > typedAbove)
    return [{ name: 'recipients', label: 'campaigns.typeCount', kind: 'number', min: 0, step: 1 }];
  if (act === 'ScheduleCampaign')
    return [{ name: 'startsAt', label: 'campaigns.startsAt', kind: 'datetime', optional: true, hint: 'campaigns.startsAtHint' }];
  return [];
}

function payloadOf(act: AskedAct, row: CampaignRow, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const campaignId = row.id;
  if (act === 'SubmitCampaign') return { campaignId, testSeen: values['seen'] };
  if (act === 'ApproveCampaign')
    return { campaignId, hash: row.hash, ...(values['recipients'] ? { recipients: Number(values['recipients']) } : {}) };
  if (act === 'ScheduleCampaign')
    return { campaignId, segmentId: row.segmentId, ...(values['startsAt'] ? { startsAt: instant(values['startsAt']) } : {}) };
  return { campaignId };
}

/** The form of an act: what it will do to how many, what it asks for, and its reason. */
export function actForm(act: AskedAct, row: CampaignRow, tools: Tools): Command {
  const { t } = tools;
  const count = row.estimate?.eligible ?? 0;
  return {
    command: act,
    label: t(`campaigns.acts.${act}`),
    reason: WITH_REASON.includes(act),
    danger: act === 'CancelCampaign',
    expectedVersion: row.version,
    note: t(`campaigns.notes.${act}`, { count, print: fingerprint(row.hash) }),
    fields: fieldsOf(act, row, tools),
    payload: (values) => payloadOf(act, row, values),
  };
}
