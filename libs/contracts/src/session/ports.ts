/** What the session client needs of a browser, so that a spec can be its clock, its network and its other tabs. */
export interface SessionPorts {
  readonly storage: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void };
  readonly fetch: (path: string, init: SessionRequest) => Promise<SessionAnswer>;
  /** The clock of this machine, in milliseconds; it may be wrong. */
  readonly now: () => number;
  /** Runs work that no other tab runs at the same time. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Binary text of base64, as `atob` gives it. */
  readonly atob: (text: string) => string;
  /** Path and query of the page that is shown. */
  readonly path: () => string;
  readonly go: (path: string) => void;
  /** Another tab changed something in the storage; answers how to stop listening. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void;
}

export interface SessionRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  readonly credentials?: 'include';
  /** Finishes even when the page is left meanwhile. */
  readonly keepalive?: boolean;
}

/** The part of a response the client reads; callers get the response itself. */
export interface SessionAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** The part of `window` that is used. */
export interface BrowserLike {
  readonly localStorage: SessionPorts['storage'];
  readonly navigator: { readonly locks?: { request<T>(name: string, work: () => Promise<T>): Promise<T> } };
  readonly location: { readonly pathname: string; readonly search: string; assign(path: string): void };
  readonly Date: { now(): number };
  fetch(path: string, init: object): Promise<SessionAnswer>;
  atob(text: string): string;
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/**
 * The ports of a browser: `sessionClient(browserPorts(window))`.
 * Where there are no locks (an old browser, a page without HTTPS) tabs may ask twice; the server answers both the same.
 */
export function browserPorts(browser: BrowserLike): SessionPorts {
  const { locks } = browser.navigator;
  return {
    storage: browser.localStorage,
    fetch: (path, init) => browser.fetch(path, init),
    now: () => browser.Date.now(),
    alone: (name, work) => (locks ? locks.request(name, work) : work()),
    atob: (text) => browser.atob(text),
    path: () => browser.location.pathname + browser.location.search,
    go: (path) => {
      browser.location.assign(path);
    },
    onStorage(listener) {
      const heard = (event: { key: string | null }): void => {
        listener(event.key);
      };
      browser.addEventListener('storage', heard);
      return () => {
        browser.removeEventListener('storage', heard);
      };
    },
  };
}
