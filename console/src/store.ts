import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Tastes last; what someone searched for does not: a filter may hold the name of a client. */
const lasting = /^(theme|keys)$|\.(hidden|views)$/;

const kept = localStorageStore();
const passing = memoryStore();
const of = (key: string) => (lasting.test(key) ? kept : passing);

/** Preferences of the screens on this device; the rest lives as long as the page. */
export const store: Store = {
  // What lasts needs no mark of a version beside it.
  setup: () => passing.setup(),
  teardown: () => passing.teardown(),
  getItem: (key, otherwise) => of(key).getItem(key, otherwise),
  setItem: (key, value) => of(key).setItem(key, value),
  removeItem: (key) => of(key).removeItem(key),
  removeItems: (prefix) => passing.removeItems(prefix),
  // The end of a session takes what was looked at, not how the screens are arranged.
  reset: () => passing.reset(),
  subscribe: (key, tell) => of(key).subscribe(key, tell),
};
