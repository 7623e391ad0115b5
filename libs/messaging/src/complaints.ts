import { complaintsAlarmPercent, complaintsKillPercent, type Config } from '@jurilien/reference';

/** Bulk e-mails of a day, and how many of their readers called one unwanted. */
export interface ComplaintsOfDay {
  readonly sent: number;
  readonly complaints: number;
}

/** What one reader says is no rate: on a day of few e-mails it would stop them all. */
const SEVERAL = 2;

/** What the complaints of a day ask for (4.8.6): from one share on the team is told, from a larger one on nothing of marketing is sent. */
export function askedByComplaints({ sent, complaints }: ComplaintsOfDay, config: Config): 'nothing' | 'telling' | 'stopping' {
  if (complaints < SEVERAL) return 'nothing';
  const percent = (complaints / Math.max(sent, complaints)) * 100;
  if (percent >= config.value(complaintsKillPercent)) return 'stopping';
  return percent >= config.value(complaintsAlarmPercent) ? 'telling' : 'nothing';
}
