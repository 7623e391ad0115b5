import type { Province } from './provinces.js';

/** A region that requests and practices are placed in: administrative region (QC) or court region (ON). */
export interface Region {
  readonly code: string;
  readonly province: Province;
  readonly fr: string;
  readonly en: string;
  readonly lat: number;
  readonly lng: number;
}

export const REGIONS: readonly Region[] = [
  { code: '01', province: 'QC', fr: 'Bas-Saint-Laurent', en: 'Bas-Saint-Laurent', lat: 48.1893, lng: -68.6667 },
  { code: '02', province: 'QC', fr: 'Saguenay–Lac-Saint-Jean', en: 'Saguenay–Lac-Saint-Jean', lat: 48.4937, lng: -71.4271 },
  { code: '03', province: 'QC', fr: 'Capitale-Nationale', en: 'Capitale-Nationale', lat: 46.8519, lng: -71.2383 },
  { code: '04', province: 'QC', fr: 'Mauricie', en: 'Mauricie', lat: 46.6335, lng: -72.9232 },
  { code: '05', province: 'QC', fr: 'Estrie', en: 'Estrie', lat: 45.3827, lng: -72.1505 },
  { code: '06', province: 'QC', fr: 'Montréal', en: 'Montréal', lat: 45.5043, lng: -73.6078 },
  { code: '07', province: 'QC', fr: 'Outaouais', en: 'Outaouais', lat: 45.5555, lng: -75.7172 },
  { code: '08', province: 'QC', fr: 'Abitibi-Témiscamingue', en: 'Abitibi-Témiscamingue', lat: 48.7297, lng: -78.2018 },
  { code: '09', province: 'QC', fr: 'Côte-Nord', en: 'Côte-Nord', lat: 50.0107, lng: -67.6827 },
  { code: '10', province: 'QC', fr: 'Nord-du-Québec', en: 'Nord-du-Québec', lat: 53.4645, lng: -74.92 },
  { code: '11', province: 'QC', fr: 'Gaspésie–Îles-de-la-Madeleine', en: 'Gaspésie–Îles-de-la-Madeleine', lat: 48.3224, lng: -64.8813 },
  { code: '12', province: 'QC', fr: 'Chaudière-Appalaches', en: 'Chaudière-Appalaches', lat: 46.5585, lng: -71.0019 },
  { code: '13', province: 'QC', fr: 'Laval', en: 'Laval', lat: 45.5699, lng: -73.692 },
  { code: '14', province: 'QC', fr: 'Lanaudière', en: 'Lanaudière', lat: 45.8766, lng: -73.5542 },
  { code: '15', province: 'QC', fr: 'Laurentides', en: 'Laurentides', lat: 45.7748, lng: -74.1061 },
  { code: '16', province: 'QC', fr: 'Montérégie', en: 'Montérégie', lat: 45.4691, lng: -73.497 },
  { code: '17', province: 'QC', fr: 'Centre-du-Québec', en: 'Centre-du-Québec', lat: 46.0429, lng: -72.2944 },
  { code: 'T', province: 'ON', fr: 'Toronto', en: 'Toronto', lat: 43.7001, lng: -79.4163 },
  { code: 'CE', province: 'ON', fr: 'Centre-Est', en: 'Central East', lat: 44.2848, lng: -78.9304 },
  { code: 'CS', province: 'ON', fr: 'Centre-Sud', en: 'Central South', lat: 43.1053, lng: -79.9092 },
  { code: 'CW', province: 'ON', fr: 'Centre-Ouest', en: 'Central West', lat: 43.8995, lng: -80.3609 },
  { code: 'E', province: 'ON', fr: 'Est', en: 'East', lat: 44.8006, lng: -76.213 },
  { code: 'NE', province: 'ON', fr: 'Nord-Est', en: 'Northeast', lat: 46.9269, lng: -81.1387 },
  { code: 'NW', province: 'ON', fr: 'Nord-Ouest', en: 'Northwest', lat: 48.922, lng: -92.3801 },
  { code: 'SW', province: 'ON', fr: 'Sud-Ouest', en: 'Southwest', lat: 42.9612, lng: -81.679 },
];

const byCode = new Map(REGIONS.map((r) => [`${r.province}-${r.code}`, r]));

/** Regions of one province, in the official order. */
export const regionsOf = (province: Province): readonly Region[] => REGIONS.filter((r) => r.province === province);

/** A region by province and code. */
export const regionOf = (province: Province, code: string): Region | undefined => byCode.get(`${province}-${code}`);
