import { condition, decider, event, type Condition } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { AUDIENCES, type Audience } from './audience/index.js';

export const audience = z.enum(AUDIENCES);
export const province = z.enum(['QC', 'ON']);

/** Every event of a segment. Who is in it is asked anew each time; a campaign names the version that was approved. */
const segmentEvents = {
  SegmentSaved: event(
    z.object({
      segmentId: z.string(),
      v: z.int().positive(),
      name: z.string(),
      audience,
      /** No one of another province is in it, whatever its query says. */
      province: province.optional(),
      query: condition,
    }),
    { personal: { name: 'segmentId' } },
  ),
};

/** One version of a segment: all that decides who is in it. */
export interface SegmentVersion {
  readonly v: number;
  readonly name: string;
  readonly audience: Audience;
  readonly province?: 'QC' | 'ON';
  readonly query: Condition;
}
export interface SegmentState {
  /** Every version, the newest last. */
  readonly versions: readonly SegmentVersion[];
}

/** People of one audience, by a condition over declared fields (4.9). */
export const segment = decider<SegmentState, typeof segmentEvents>({
  category: 'segment',
  alone: true,
  events: segmentEvents,
  initial: { versions: [] },
  evolve(s, e) {
    switch (e.type) {
      case 'SegmentSaved': {
        const { segmentId: _, ...version } = e.data;
        return { versions: [...s.versions, version] };
      }
      default:
        return e.type satisfies never;
    }
  },
});

/** One version of a segment; the newest where none is named. */
export const segmentVersion = ({ versions }: SegmentState, v?: number): SegmentVersion | undefined =>
  v === undefined ? versions.at(-1) : versions.find((one) => one.v === v);

/** Whether someone who acts in some provinces alone may use a segment: it must be bounded to one of theirs. */
export const segmentWithin = ({ province }: Pick<SegmentVersion, 'province'>, provinces: readonly string[] | undefined): boolean =>
  !provinces || (province === undefined ? provinces.length > 1 : provinces.includes(province));
