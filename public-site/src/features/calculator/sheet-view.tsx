import { createElement, type ReactNode } from 'react';
import type { Twig } from './sheet-tree';

/** Attributes that React writes in its own way. */
const REACT: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', tabindex: 'tabIndex' };

/** The pieces of a page as React's elements. */
export const elements = (twigs: readonly (Twig | string)[]): ReactNode[] =>
  twigs.map((twig, i) =>
    typeof twig === 'string'
      ? twig
      : createElement(
          twig.tag,
          { key: i, ...Object.fromEntries(Object.entries(twig.says ?? {}).map(([name, value]) => [REACT[name] ?? name, value])) },
          ...elements(twig.inside),
        ),
  );
