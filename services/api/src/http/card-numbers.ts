import { Refused } from '@jurilien/event-sourcing';
import { cardsIn } from '@jurilien/personal-data';

/** What people write lies in one of these parts of a body, under the names of its fields. */
const PARTS = ['fields', 'payload', 'answers'];
/** A provider’s call says what already happened: its own door takes such a number out of the text instead. */
const PROVIDERS = '/api/public/webhooks/';

/**
 * A body as it came, unless a text in it bears the number of a payment card: people pay on the provider’s page, and what we do not hold
 * no one can take from us (PCI DSS, SAQ A). @throws Refused VALIDATION at each such field
 */
export function withoutCardNumbers<T>(route: string, body: T): T {
  const fields = route.includes(PROVIDERS) ? [] : [...withCards(body)];
  if (fields.length === 0) return body;
  throw new Refused(
    'VALIDATION',
    'card-number',
    fields.map((field) => ({ field, message: 'card-number' })),
  );
}

function* withCards(value: unknown, path: readonly string[] = []): Generator<string> {
  if (typeof value === 'string' && cardsIn(value).length > 0) yield (PARTS.includes(path[0]!) ? path.slice(1) : path).join('.');
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* withCards(inner, [...path, key]);
}
