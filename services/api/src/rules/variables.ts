import {
  commsConstants,
  CONSTANTS_ID,
  messageTemplate,
  saidOn,
  usersOfConstant,
  usersOfVariable,
  VARIABLES,
  type MessageTemplateState,
} from '@jurilien/automation';
import { senderVars, templateOf } from '@jurilien/notifications';
import { listRows, readStream } from '@jurilien/persistence';
import { hoursBusiness, localDate, senderName } from '@jurilien/reference';
import { senderOf, type Kernel } from '@jurilien/runtime';

/** Which setting says a variable of the sender; what is not here was set with the installation. */
const SETTINGS: Readonly<Record<string, string>> = { sender: senderName.key, senderHours: hoursBusiness.key };

/** X07: everything that templates may say, and where it comes from. */
export async function variablesShown(kernel: Kernel) {
  const wordsOf = (code: string): MessageTemplateState => kernel.books.of(messageTemplate, code);
  return {
    variables: VARIABLES.map(({ key, label, privacy, sample }) => {
      const usedBy = usersOfVariable(key);
      return { key, label, privacy, sample, usedBy: [...usedBy], audiences: [...new Set(usedBy.map((code) => templateOf(code).audience))] };
    }),
    ours: await oursShown(kernel, wordsOf),
    ...(await constantsShown(kernel, wordsOf)),
  };
}

type WordsOf = (code: string) => MessageTemplateState;

/** What the sender is called and how it is reached, as every message says it. */
async function oursShown(kernel: Kernel, wordsOf: WordsOf) {
  const { constants: _constants, ...sender } = senderOf(kernel);
  const [fr, en] = [senderVars(sender, 'fr'), senderVars(sender, 'en')];
  const view = kernel.registry.views.get('config-current')!;
  const { data } = await listRows(kernel.db, view, {
    page: 1,
    perPage: 50,
    filter: { key: Object.values(SETTINGS) },
    sort: 'appliedAt',
    order: 'desc',
  });
  return Object.keys(fr).map((key) => {
    const setting = SETTINGS[key];
    const since = data.find((row) => row.key === setting)?.appliedAt as string | undefined;
    return {
      ...{ key, value: { fr: String(fr[key]), en: String(en[key]) }, usedBy: [...usersOfConstant(key, wordsOf)] },
      ...(setting ? { setting: { key: setting, ...(since ? { since } : {}) } } : {}),
    };
  });
}

/** The constants of the team, with who keeps what from which day on. */
async function constantsShown(kernel: Kernel, wordsOf: WordsOf) {
  const events = await readStream(kernel.db, kernel.codec, `${commsConstants.category}-${CONSTANTS_ID}`);
  const { constants } = events.reduce((s, e) => commsConstants.evolve(s, e as never, e as never), commsConstants.initial);
  const today = localDate(new Date().toISOString(), 'QC');
  const shown = Object.entries(constants).map(([key, constant]) => ({
    ...{ key, label: constant.label, inForce: saidOn(constant, today)!.from, usedBy: [...usersOfConstant(key, wordsOf)] },
    versions: constant.versions.map((version) => {
      const { occurredAt: at, actor, reason } = events.findLast(({ data }) => data['key'] === key && data['from'] === version.from)!;
      return { ...version, at, by: actor.id, ...(reason ? { reason } : {}) };
    }),
  }));
  return { constants: shown, revision: events.length };
}
