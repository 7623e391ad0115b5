import type { OfferRow } from '@jurilien/rows/search';
import type { ActionOn, LeadRow } from '@jurilien/rows/processes';
import type { Config } from '@jurilien/reference';
import type { Bilingual } from '@jurilien/contracts';
import type { Said } from '../../../components/commands/differences';
import type { Field, Value } from '../../../components/commands/CommandDialog';
import type { Effect } from '../../../components/commands/effect-of-command';
import type { Sentences } from '../../../components/text/sentence-tools';
import type { Undo } from '../../../components/commands/useCommand';
import type { Messages } from '../../../i18n/messages';
import type { ToneName } from '../../../tokens';
import type { Lead } from '../lead';

/** What the page itself knows about a button, beside what its command would be answered. */
export interface Situation {
  lead: Pick<Lead, 'lockedBy' | 'lockUntil' | 'facts' | 'stopped'>;
  me: { id: string };
  now: number;
}
/** A base or multiplier as it would be; what is absent stays as it is. */
export interface Pricing {
  creditValue?: number;
  /** 0 where the request is no super-lead. */
  multiplier?: number;
}
/** What a dialog of a request is made from. */
export interface Tools {
  lead: Lead;
  config: Config;
  code: (family: keyof Messages['codes'], value: string) => string;
  staff: { value: string; label: string }[];
  claim?: OfferRow;
  round: number;
  /** What is shown above the fields. */
  note?: string;
  /** What the request says as it is shown. */
  said?: Said;
  /** What a price would become, when it is known what makes it. */
  priced?: (wanted: Pricing & { refused?: boolean; decides?: boolean }) => Effect | undefined;
}
interface Form {
  effect?: (values: Record<string, Value>) => Effect | undefined;
  fields: Field[];
  payload?: (values: Record<string, Value>) => Record<string, unknown>;
  reason?: false;
  /** What takes it back, where no one is told of it; with what is shown then. */
  undo?: Omit<Undo, 'done'> & { done: Bilingual };
  stream?: 'distribution';
}

/** Two buttons of the page are one command with a switch. */
export type LeadCommand = ActionOn<'leads'> | 'UntagLead';
/** One thing staff do with a request: its button, its dialog, its words, and how the timeline tells of it. */
export interface LeadAction {
  label: Bilingual;
  /** What is shown once it was done; a general sentence where there is none. */
  done?: Bilingual;
  danger?: true;
  /** What the page asks of its readers although the command would be admitted. */
  unless?: (situation: Situation) => Bilingual | undefined;
  /** Without one, the dialog asks for the reason alone. */
  form?: (tools: Tools) => Form;
  events?: Sentences;
}
export type LeadActions = Partial<Record<LeadCommand, LeadAction>>;

/** Columns of requests that are no mark: where a request stands, what waits, and why it is confirmed. */
type NoFlag = 'submitted' | 'proposed' | 'confirmedByMerge';
type YesOrNo = { [K in keyof LeadRow]-?: NonNullable<LeadRow[K]> extends boolean ? K : never }[keyof LeadRow];
/** Columns that say yes or no are marks: one without its words does not compile. */
export type FlagName = Exclude<YesOrNo, NoFlag>;
export type Flags = Partial<Record<FlagName, Flag>>;

/** A column of requests that is a mark: its filter, and its tag where it has one. */
export interface Flag {
  name: Bilingual;
  /** How the tag is coloured; without a tone there is only the filter. */
  tone?: ToneName;
  /** What its tag shows instead of the name. */
  short?: Bilingual;
  /** The tag is an abbreviation: its title is the whole name. */
  titled?: true;
}
