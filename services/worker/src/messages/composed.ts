import type { RuleText } from '@jurilien/automation';
import type { Vars } from '@jurilien/notifications';

/** One person, their language, where they can be reached, and the words' variables. */
export interface Composed {
  readonly recipientKind: 'client' | 'professional' | 'staff' | 'anyone';
  readonly recipientId: string;
  /** The request it is about, where the occasion does not name it. */
  readonly leadId?: string;
  /** Whose words it carries, where they are not ours. */
  readonly author?: 'professional' | 'client';
  readonly lang: 'fr' | 'en';
  /** On which channels the rule writes. */
  readonly channels: RuleText['channels'];
  readonly addresses: { readonly sms?: string; readonly email?: string };
  /** Each of them only where the one before cannot be used. */
  readonly inTurn?: boolean;
  /** They chose short texts. */
  readonly shortTexts?: boolean;
  readonly vars: Vars;
  /** Whom they speak of beside their reader, by the ids of the things that are erased with a person. */
  readonly speaksOf: string[];
  /** In which words. */
  readonly template: string;
}
