import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The browser hides a nonce from `getAttribute`: only scripts of ours read it, as a property. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'css', nonce, prepend: true });

/** Styles written at run time carry the nonce of the page; the policy refuses any other. */
export const Styles = ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>;
