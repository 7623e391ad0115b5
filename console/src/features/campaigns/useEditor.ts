import type { CampaignRow, SegmentRow } from '@jurilien/rows/campaigns';
import { canonical } from '@jurilien/reference';
import { useCommand } from '../../components/commands/useCommand';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { campaignPayload, keptCampaign, newCampaign, segmentPayload, type TypedCampaign } from './draft';

/** States in which a campaign is written still; saving makes it a draft again. */
const WRITABLE: readonly CampaignRow['state'][] = ['Draft', 'Submitted', 'Approved'];

interface Kept {
  readonly id: string;
  readonly row: CampaignRow | undefined;
  readonly segment: SegmentRow | undefined;
  readonly reread: () => Promise<unknown>;
}

/** What is typed of a campaign and its segment, and how both are saved: the segment first, for a campaign names its version. */
export function useEditor({ id, row, segment, reread }: Kept) {
  const t = useT();
  const online = useOnline();
  const { run, busy, problem } = useCommand();
  const slot = `campaign ${id}`;
  const [written, write, restored] = useDraft<TypedCampaign>(slot);
  const kept = row && keptCampaign(row, segment);
  const typed = written ?? kept ?? newCampaign();
  const said = (one: TypedCampaign): string => canonical({ ...campaignPayload(one), segment: segmentPayload(one.segment) });
  const dirty = kept ? written !== undefined && said(written) !== said(kept) : true;
  const movedOn = row !== undefined && segment !== undefined && segment.v !== row.segmentVersion;
  const forbidden = online ? whyNotAs(me().role, 'SaveCampaignDraft') : t('actions.why.offline');
  const over = row && !WRITABLE.includes(row.state) ? t('campaigns.whyOver') : undefined;

  const named = typed.segment.name.trim() !== '';

  /** The version of the segment that is typed, once it is kept. */
  const keepSegment = async (): Promise<number | undefined> => {
    const { segment: of } = typed;
    if (kept && of.segmentId === kept.segment.segmentId && canonical(segmentPayload(of)) === canonical(segmentPayload(kept.segment)))
      return of.v;
    const sent = await run('SaveSegment', segmentPayload(of), {
      quiet: true,
      ...(of.revision === undefined ? {} : { expectedVersion: of.revision }),
    });
    if (!sent.ok) return undefined;
    return sent.answer.events.length > 0 ? of.v + 1 : of.v;
  };
  const save = async (): Promise<void> => {
    const segmentVersion = await keepSegment();
    if (segmentVersion === undefined) return;
    const payload = { campaignId: id, ...campaignPayload(typed), segmentId: typed.segment.segmentId, segmentVersion };
    const sent = await run('SaveCampaignDraft', payload, row ? { expectedVersion: row.version } : {});
    if (!sent.ok) {
      // The segment is kept by now: what is typed goes on from there.
      write({ ...typed, segment: { ...typed.segment, v: segmentVersion, revision: undefined } });
      return;
    }
    await reread();
    write(undefined);
  };
  return {
    typed,
    dirty: dirty || movedOn,
    movedOn: movedOn && !dirty,
    restored: restored && dirty && row !== undefined,
    set: (change: Partial<TypedCampaign>) => write({ ...typed, ...change }),
    giveUp: () => write(undefined),
    /** Why nothing can be saved: not by this person, not any more, or there is nothing to save. */
    whyNoSave: forbidden ?? over ?? (named ? (dirty || movedOn ? undefined : t('drafting.whySaved')) : t('campaigns.missing.segmentName')),
    save: () => void save(),
    busy: Boolean(busy),
    problem,
  };
}
export type CampaignEditor = ReturnType<typeof useEditor>;
