import type { RuleText, Trigger } from '@jurilien/automation';

/** What a trial replays. */
export interface Replayed {
  readonly rule: string;
  readonly text: RuleText;
  readonly trigger: Trigger;
  /** When it was asked for. */
  readonly now: string;
}
