import { fill } from '../../../lang';
import type { Lang } from '../../../routes.table';
import { whenBoth, whenIn } from '../times';
import { meetingTexts } from '../words/meeting';
import type { Meeting } from './types';

/** When one is, or until when its time can be chosen. */
export const lineOf = ({ slot, until, zone, otherZone, state }: Meeting, lang: Lang): string => {
  if (slot) return whenBoth(slot.startsAt, lang, zone, otherZone ?? zone);
  return state === 'Invited' ? fill(meetingTexts[lang].toChoose, { when: whenIn(until, lang, zone) }) : '';
};
