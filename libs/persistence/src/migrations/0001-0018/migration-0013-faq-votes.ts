import { Migration } from '@mikro-orm/migrations';

/** How often an answer of the questions page helped, or did not; of no one in particular (4.10.10: a table of its own, no stream). */
export class Migration0013FaqVotes extends Migration {
  override up(): void {
    this.addSql(`create table faq_votes (
     question text not null,
     useful boolean not null,
     votes integer not null,
     primary key (question, useful)
   )`);
  }
}
