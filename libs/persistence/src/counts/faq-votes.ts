import type { Sql } from '../database/sql.js';

/** One more voice on whether an answer helped; whose it is is not asked and not kept. */
export const countFaqVote = (sql: Sql, question: string, useful: boolean): Promise<unknown> =>
  sql.prepared(
    `insert into faq_votes as v (question, useful, votes) values ($1, $2, 1) on conflict (question, useful) do update set votes = v.votes + 1`,
    [question, useful],
  );

export interface FaqVotes {
  readonly question: string;
  readonly useful: number;
  readonly useless: number;
}

/** The voices on every answer, those that help least first. */
export const faqVotesOf = (sql: Sql): Promise<FaqVotes[]> =>
  sql.prepared<FaqVotes>(
    `select question, coalesce(sum(votes) filter (where useful), 0)::int as useful, coalesce(sum(votes) filter (where not useful), 0)::int as useless
       from faq_votes group by question order by useless desc, question`,
    [],
  );
