/** A trial of a rule over a month of requests, and who sends requests meanwhile. */
import { randomUUID } from 'node:crypto';
import { inTurns, think, timed, until } from '../../measure.mjs';
import { niches, requestSender } from '../../people.mjs';
import { lib } from '../../product.mjs';

/** At the pace of people, and still a hundred times as many as came in the month: a trial waits for all other work. */
const SENDERS = 5;
/** A token is good for a quarter of an hour, a code of the phone for one sign-in. */
const RENEW_MS = 300_000;

/** @param requests of how many requests the month is that is looked back over */
export async function trial(context, requests) {
  const { root, staff, product, env, quiet, report, runs } = context;
  const send = await sender({ root, env, product });
  const text = await textForAll(root, 'R05');
  const seconds = [];
  let [signedIn, last] = [Date.now(), 0];
  const beside = async (run) => {
    if (Date.now() - signedIn > RENEW_MS) {
      await staff.renew();
      signedIn = Date.now();
    }
    const { rate, took } = await send.until(tried(staff, 'R05', text, requests));
    if (run >= 0) seconds.push(took);
    last = took;
    await quiet();
    return rate;
  };
  const alone = async () => {
    const { rate } = await send.until(new Promise((over) => setTimeout(over, last * 1_000)));
    await quiet();
    return rate;
  };
  const { own, anchor } = await inTurns(runs, beside, alone);
  report({
    id: 'rules.trial.s',
    unit: 's',
    own: seconds,
    note: `every request has its message; ${SENDERS} people send requests, a second between two`,
  });
  report({
    id: 'rules.trial.live',
    unit: '/s',
    own,
    anchor: { name: 'the same senders without a trial', runs: anchor },
    asRatio: true,
    note: `requests through HTTP by ${SENDERS} people`,
  });
}

/** People who send requests one after another until something is over. */
async function sender({ root, env, product }) {
  const sendOne = await requestSender(root, env);
  const kinds = await niches(root);
  return {
    async until(over) {
      let [sent, ended] = [0, false];
      const watched = over.finally(() => (ended = true));
      const took = await timed(() =>
        Promise.all([
          watched,
          ...Array.from({ length: SENDERS }, async (_, user) => {
            for (let n = 0; !ended; n++) {
              await think(user, n);
              await sendOne(product.http, kinds[sent++ % kinds.length]);
            }
          }),
        ]),
      );
      return { rate: (sent * 1_000) / took, took: took / 1_000 };
    },
  };
}

/** What a rule says, for the person it is about: its conditions are left out. */
export async function textForAll(root, rule) {
  const { shippedRule } = await lib(root, 'automation');
  const { when: _when, stop: _stop, ...text } = shippedRule(rule).text;
  return text;
}

export const command = (staff, name, payload) =>
  staff.http.must('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'bench of rules' });

/** A trial of a rule in other words, begun as staff begin it, until it is done; answers by what it is put to work. */
export async function tried(staff, rule, text, atLeast = 0) {
  await command(staff, 'SaveAutomationRule', { rule, text });
  const shown = () => staff.http.must('GET', `/api/automation/rules/${rule}`);
  const { hash } = (await shown()).draft;
  const runId = randomUUID();
  await command(staff, 'DryRunAutomationRule', { rule, hash, runId });
  const { report } = await until(
    async () => {
      const { trial: last, trialRuns } = await shown();
      return !trialRuns && last?.runId === runId && last;
    },
    'the trial',
    600,
    250,
  );
  const sent = report.sent.reduce((sum, { count }) => sum + count, 0);
  if (sent < atLeast * 0.9) throw new Error(`a trial of ${atLeast} requests came to ${sent} messages`);
  return hash;
}
