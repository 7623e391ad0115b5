import type { EmbedColour } from '@jurilien/reference';
import type { Lang } from '../routes.table';

/** What a route may ask of the frame around it. */
export interface Frame {
  /** Id of the page's form: the language switch then posts it, so that typed answers come along. */
  readonly form?: string;
  /** Id of a form that the language switch posts to the page's twin, which shows it again with what was typed. */
  readonly carry?: string;
  /** Shows the quick exit. */
  readonly exit?: boolean;
  /** Only to be read: nothing is typed into it and posted, nothing runs out. */
  readonly content?: boolean;
  /** No links away from the task. */
  readonly quiet?: boolean;
  /** Addresses of the page in both languages, where its own segments differ between them. */
  readonly paths?: Readonly<Record<Lang, string>>;
  /** The page comes alive in the browser: only those of an account, whose data the server never sees. */
  readonly hydrate?: boolean;
  /** The page's data comes from the server: its twin is a new page, not a change of words. */
  readonly reload?: boolean;
  /** The page is the sign-in itself, or leads there. */
  readonly atSignIn?: boolean;
  /** Passwords on this page can be shown while they are typed. */
  readonly passwords?: boolean;
  /** A search of professionals is kept in this browser, and resumed. */
  readonly selection?: boolean;
  /** In a page of someone else: no header, no footer, only whose form it is. */
  readonly bare?: boolean;
  /** The colour a partner chose. */
  readonly tint?: EmbedColour;
  /** Files are sent from this page. */
  readonly documents?: boolean;
  /** The next page shows a document: what reads it is loaded while a code is typed. */
  readonly reader?: boolean;
  /** Documents can be shown in this page. */
  readonly viewer?: boolean;
  /** The PDF that this page is about: it is asked for before the page is read. */
  readonly pdf?: { readonly url: string; readonly size: number } | undefined;
  /** Child support is calculated in the browser. */
  readonly calculator?: boolean;
  /** The region can be chosen by where someone is, on press. */
  readonly locate?: boolean;
}
