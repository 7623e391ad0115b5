import { Query } from '@nestjs/cqrs';
import type { Row } from '@jurilien/event-sourcing';
import type { ViewQuery } from '@jurilien/persistence';
import type { Principal } from '../permissions/principal.js';

/** What a page of a view asks; the handler adds what its reader may see. */
export type Asked = Omit<ViewQuery, 'scope' | 'hidden'>;

export interface Page {
  readonly data: Row[];
  readonly total: number;
  /** There are more than were counted. */
  readonly more: boolean;
}

/** A page of a view by what a person typed: rows in their scope, masked, and asked by no column hidden from them. */
export class ListView extends Query<Page> {
  /** @param after a position of the log that the page must have seen */
  constructor(
    readonly view: string,
    readonly principal: Principal,
    readonly asked: Asked,
    readonly after?: number,
  ) {
    super();
  }
}

/** One row of a view as a person is shown it: in their scope, and masked but for what they asked to see. */
export class ShowRow extends Query<Row | undefined> {
  constructor(
    readonly view: string,
    readonly id: string,
    readonly principal: Principal,
    readonly after?: number,
  ) {
    super();
  }
}

/**
 * Rows in full, for a page that shows what it chooses from them, as the primary has them now.
 * @param reader whose scope they must be in; no one's where what is asked says whose they are
 */
export class FindRows extends Query<Page> {
  constructor(
    readonly view: string,
    readonly asked: Asked,
    readonly reader?: Principal,
  ) {
    super();
  }
}

/** One row in full, as the primary has it now; `reader` as for `FindRows`. */
export class FindRow extends Query<Row | undefined> {
  constructor(
    readonly view: string,
    readonly id: string,
    readonly reader?: Principal,
  ) {
    super();
  }
}

/** How many rows of their scope match. */
export class CountRows extends Query<number> {
  constructor(
    readonly view: string,
    readonly filter: Row,
    readonly principal: Principal,
  ) {
    super();
  }
}
