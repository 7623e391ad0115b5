import {
  OUR_NAME,
  withNames,
  type Config,
  type ConfigPlace,
  type Names,
  type PublicKeyName,
  type Province,
  type Valued,
} from '@jurilien/reference';
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Lang } from '../routes.table';

/** A value in force: the one of everywhere, and those of provinces that have their own. */
export type Told = { readonly all: unknown } & { readonly [P in Province]?: unknown };

/** What the pages may state of the configuration in force; the server makes it for each page. */
export interface Figures {
  readonly values: Readonly<Record<string, Told>>;
  /** The same in words, under the name of the key, with its province where one says something else: `contact.slaHours@ON`. */
  readonly words: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
}

/** A place of a text for a figure: `{claim.holdMinutes}` with its unit, `{claim.holdMinutes#}` without. */
const PLACE = /\{([a-z]\w*(?:\.\w+)+#?)\}/g;

/** A part of a text that is said where a value is in force: `{?claim.conflictMode=none|…}`; figures may stand in it. */
const PART = /\{\?([a-z][\w.]*)=(\w+)\|((?:[^{}]|\{[^{}]*\})*)\}/g;
/** A switch of a province is read there, wherever the text is. */
const HOME: Partial<Readonly<Record<string, Province>>> = { 'feature.ontario': 'ON', 'feature.quebec': 'QC' };

/** Puts figures into their places in a text, and calls the product and its coins by their names in force. @param province where it is read, if that is known */
export function withFigures(text: string, lang: Lang, figures: Figures, province?: string | null): string {
  const words = figures.words[lang];
  const said = text.replace(PART, (_part, key: string, value: string, part: string) =>
    // The page of an error has no figures, and takes nothing away.
    String(figureAt<unknown>(figures, key as PublicKeyName, HOME[key] ?? province) ?? true) === value ? part : '',
  );
  const told = said.replace(PLACE, (place, name: string) => (province ? words[`${name}@${province}`] : undefined) ?? words[name] ?? place);
  return withNames(told, lang, namesIn(figures));
}

const named = new WeakMap<Figures, Names>();
/** The names of the product and its coins; those they ship with on the page of an error. */
function namesIn(figures: Figures): Names {
  const told = (key: PublicKeyName, shipped: string): string => figureAt<string | undefined>(figures, key) ?? shipped;
  const names = named.get(figures) ?? {
    product: { fr: told('product.name.fr', OUR_NAME), en: told('product.name.en', OUR_NAME) },
    coins: { fr: told('credits.name.fr', 'juricoins'), en: told('credits.name.en', 'juricoins') },
  };
  named.set(figures, names);
  return names;
}
/** What the product is called in a language. */
export const productIn = (figures: Figures, lang: Lang): string => namesIn(figures).product[lang];

const configs = new WeakMap<Figures, Config>();
/** The figures as functions of the reference read them. */
export function configOf(figures: Figures): Config {
  const known = configs.get(figures);
  if (known) return known;
  const config: Config = {
    version: 0,
    value<T>({ key }: Valued<T>, { province }: ConfigPlace = {}): T {
      const told = figures.values[key];
      if (!told) throw new Error(`${key} is not told to the public site: PUBLIC_KEYS lists what is`);
      return (province !== undefined && province in told ? told[province] : told.all) as T;
    },
  };
  configs.set(figures, config);
  return config;
}

const NONE: Figures = { values: {}, words: { fr: {}, en: {} } };
/** The figures of the page; none on the page of an error, whose frame could not be loaded. */
export const useFigures = (): Figures => useRouteLoaderData<{ figures?: Figures }>('root')?.figures ?? NONE;

/** The values in force, for functions of the reference that compute with them. */
export const useConfig = (): Config => configOf(useFigures());

const Place = createContext<string | null | undefined>(undefined);
/** Around what is read in a province, where that is known: figures in it are those of the province. */
export const InProvince = Place.Provider;
export const useProvince = (): string | null | undefined => useContext(Place);

/** A value by the name of its key, for a page that shows it by itself; scripts then carry nothing of the key. */
export const useFigure = <T>(key: PublicKeyName): T => figureAt(useFigures(), key, useProvince());

/** Names of what may be switched off. */
export type FeatureName = Extract<PublicKeyName, `feature.${string}`>;
/** Whether something is offered at a place; the page of an error, which has no figures, takes nothing away. */
export const featureAt = (figures: Figures, feature: FeatureName, province?: string | null): boolean =>
  figureAt<boolean | undefined>(figures, feature, province) !== false;

/** The same for a page that shows it or does not, where it is read. */
export const useFeature = (feature: FeatureName): boolean => featureAt(useFigures(), feature, useProvince());

/** The same of figures that were read already. */
export function figureAt<T>({ values }: Figures, key: PublicKeyName, province?: string | null): T {
  const told = values[key];
  return (province && told && province in told ? told[province as Province] : told?.all) as T;
}
