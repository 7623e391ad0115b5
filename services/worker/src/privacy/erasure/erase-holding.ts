import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId } from '@jurilien/persistence';
import {
  type ErasureStep,
  holdingId,
  isHeld,
  markErasureStuck,
  nextStep,
  personKey,
  type PersonKeyState,
  recordErasureStep,
  shredPersonKey,
} from '@jurilien/privacy';
import { stateOf } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../../work/handlers.js';
import { sentBy } from '../../work/sending.js';
import { retryInSecondsOf } from '../../work/too-early.js';
import { endMatters } from './end-matters.js';
import type { Erasing, Found } from './erasing.js';
import { forgetWordsAbout } from './forget-words.js';
import { removeFiles, removeSealedFiles } from './remove-files.js';
import { sayErased } from './say-erased.js';
import { tellProcessors } from './tell-processors.js';

/** Each step may run again, after a worker that was killed or a provider that did not answer, and finds done what is done. */
const STEPS: Readonly<Record<Exclude<ErasureStep, 'key'>, (erasing: Erasing, s: PersonKeyState) => Promise<Found>>> = {
  endMatters,
  rows: async (erasing) => {
    const { owners } = erasing;
    await removeSealedFiles(erasing);
    await Promise.all(owners.map(erasing.destroyed));
    // After the keys: from here on nothing can be written that names them.
    const wordsAbout = await forgetWordsAbout(erasing);
    await sayErased(erasing);
    return { keys: owners.length, wordsAbout };
  },
  files: removeFiles,
  processors: tellProcessors,
};

/** So many tries of a step that failed are no alarm: a provider has its bad minutes. */
const TRIES_BEFORE_ALARM = 3;

/**
 * Carries the erasure of one holding to its end, step by step. While a hold stands nothing is done: the end of the hold asks for this
 * work again.
 */
export function eraseHolding(tools: JobTools & Pick<Erasing, 'destroyed'>): JobHandler<'erase-holding'> {
  const { kernel, bus } = tools;
  return async (item) => {
    const of = { kind: item.input.kind, id: item.input.id };
    const act: Erasing['act'] = async (decision, input, about = '') => {
      const commandId = derivedId(`erasure:${decision.name}${about}`, item.position, `${holdingId(of)}/${item.id}`);
      await bus.execute(command(decision, input, { ...sentBy(item, commandId, 'erasure'), reason: 'erasure' }));
    };
    for (;;) {
      const s = await stateOf(kernel, personKey, holdingId(of));
      if (s.status !== 'Erasing' || (!s.shredded && isHeld(s, item.now))) return;
      const step = nextStep(s)!;
      try {
        if (step === 'key') await act(shredPersonKey, of);
        else
          await act(recordErasureStep, { ...of, step, counts: await STEPS[step]({ ...tools, item, of, owners: s.owners, act }, s) }, step);
      } catch (error) {
        // Someone placed a hold at this very moment.
        if (error instanceof Refused && error.detail === 'legal-hold') return;
        const attempts = item.attempts + 1;
        if (attempts >= TRIES_BEFORE_ALARM && retryInSecondsOf(error) === undefined)
          await act(markErasureStuck, { ...of, step, attempts, error: nameOf(error) }, `${step}/${attempts}`);
        throw error;
      }
    }
  };
}

/** What an error is called: its words may say of whom it is. */
const nameOf = (error: unknown): string =>
  (error instanceof Refused ? `${error.code}: ${error.detail}` : (error as Error).name).slice(0, 60);
