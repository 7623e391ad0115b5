import type { RuleText, Trigger } from '@jurilien/automation';
import type { Sender } from '@jurilien/notifications';

/** What a trial replays. */
export interface Replayed {
  readonly rule: string;
  readonly text: RuleText;
  readonly trigger: Trigger;
  /** Who signs its words. */
  readonly sender: Sender;
  /** When it was asked for. */
  readonly now: string;
}
