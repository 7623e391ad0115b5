/** Requests that are saved all at once, five events each: every one has its message, and one. */
import { until } from '../../measure.mjs';
import { appendBatches } from '../../appended.mjs';
import { requestsAskingForAid } from '../../stored-leads.mjs';
import { command, textForAll, tried } from './trial.mjs';

const RULE = 'R55';
const WRITTEN = `select count(*)::int as messages, count(distinct payload ->> 'leadId')::int as requests,
    extract(epoch from max(occurred_at) - $2::timestamptz) as seconds
  from events where type = 'MessageQueued' and payload ->> 'rule' = $1 and position > $3`;

export async function burst({ root, kernel, staff, report }, saves) {
  const text = { ...(await textForAll(root, RULE)), delays: [{ unit: 'minutes', amount: 0 }] };
  await command(staff, 'ActivateAutomationRule', { rule: RULE, hash: await tried(staff, RULE, text) });
  // Every process has the new version within a second.
  await new Promise((over) => setTimeout(over, 2_000));
  const [{ now, last }] = await kernel.db.query('select clock_timestamp() as now, (select max(position) from events) as last');
  await appendBatches(kernel, await requestsAskingForAid(root, kernel, saves));
  const row = await until(
    async () => {
      const [found] = await kernel.db.query(WRITTEN, [RULE, now, last]);
      const [{ open }] = await kernel.db.query(
        `select count(*)::int as open from work_items where state = 'pending' and job = 'notify' and input ->> 'rule' = $1`,
        [RULE],
      );
      return found.messages >= saves && open === 0 && found;
    },
    'a message for each of them',
    600,
    500,
  );
  if (row.messages !== saves || row.requests !== saves)
    throw new Error(`${saves} requests came to ${row.messages} messages about ${row.requests} of them`);
  report({
    id: 'rules.burst.s',
    unit: 's',
    own: [Number(row.seconds)],
    note: `${saves.toLocaleString('en')} saves of five events each → as many messages, written`,
  });
}
