import type { Bilingual } from '@jurilien/contracts';
import { instant } from '../../../components/form/moment';
import type { Messages } from '../../../i18n/messages';
import type { Situation, Tools } from './action';

const TAKE_FIRST: Bilingual = { fr: 'Prenez d’abord la demande.', en: 'Take the request first.' };
const holds = ({ lead, me, now }: Situation) => lead.lockedBy === me.id && Boolean(lead.lockUntil) && Date.parse(lead.lockUntil!) > now;
/** In validation, only the holder of the lock acts. */
export const mine = (situation: Situation): Bilingual | undefined =>
  situation.lead.lockedBy && !holds(situation) ? TAKE_FIRST : undefined;

/** A moment of a form as commands carry it; none where nothing was chosen. */
export const iso = (value: string | boolean | undefined) => (value ? instant(value) : null);
/** Codes as choices of a form. */
export const options = (family: keyof Messages['codes'], values: readonly string[], code: Tools['code']) =>
  values.map((value) => ({ value, label: code(family, value) }));
