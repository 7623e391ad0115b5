import { inert, type Described } from './described';

/** Data, not a program: browsers never run it, so it needs no leave of the content policy. */
export const StructuredData = ({ of }: { readonly of: Described }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inert(of) }} />
);
