import { whyNotAs } from '../../roles';
import { labelOf, sentAs, type LeadCommand } from '../lead';
import type { Translate } from '../../useT';
import type { FoundGroup } from '../finder';

/** What is done with a thing that was found, on its own page, whose dialog opens by itself. */
interface Verb {
  readonly command: string;
  readonly label: string;
}
type Place = FoundGroup['place'];

const OF_REQUESTS: readonly LeadCommand[] = ['AssignLead', 'TagLead', 'UntagLead', 'AddLeadNote', 'HoldLead', 'CloseLead'];
const OF_PROFESSIONALS = ['GrantCredits', 'AssignAccountManager', 'PauseOffers', 'ResumeOffers', 'SuspendProfessional'] as const;

/** Verbs of a kind of thing that the role may send at all; whether this one admits them, its page says. */
export const verbsOf = (place: Place, role: string, t: Translate): readonly Verb[] => {
  if (place === 'leads')
    return OF_REQUESTS.filter((command) => !whyNotAs(role, sentAs(command))).map((command) => ({ command, label: labelOf(command) }));
  if (place === 'professionals')
    return OF_PROFESSIONALS.filter((command) => !whyNotAs(role, command)).map((command) => ({ command, label: t(`actions.${command}`) }));
  return [];
};
