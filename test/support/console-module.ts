// The console asks its window for the language and the session as it loads.
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, length: 0, key: () => null };

/** A module of the console's rules, read outside a browser; named by its path, so that this project's types do not follow it. */
export async function consoleModule<T>(path: string): Promise<T> {
  Object.assign(globalThis, {
    sessionStorage: storage,
    localStorage: storage,
    window: {
      location: { pathname: '/admin' },
      localStorage: storage,
      sessionStorage: storage,
      navigator: {},
      addEventListener: () => undefined,
    },
  });
  return (await import(`../../console/src/${path}`)) as T;
}
