/** Where prices are watched together, by the first part of the divisions of the EIA. */
export const REGIONS = ['eastCoast', 'midwest', 'gulf', 'rocky', 'west', 'california'] as const;
export type Region = (typeof REGIONS)[number];

export interface City {
  readonly name: string;
  readonly state: string;
  readonly timeZone: string;
  readonly region: Region;
}

const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';
const EASTERN = 'America/New_York';

const group =
  (state: string, timeZone: string, region: Region) =>
  (...names: string[]): City[] =>
    names.map((name) => ({ name, state, timeZone, region }));

/** Real cities; those of a state that spans two zones stand in their own. */
export const CITIES: readonly City[] = [
  ...group('TX', CENTRAL, 'gulf')('Dallas', 'Fort Worth', 'Amarillo', 'Lubbock', 'Waco', 'Austin'),
  ...group('TX', CENTRAL, 'gulf')('Houston', 'San Antonio', 'Abilene', 'Tyler', 'Irving', 'Plano'),
  ...group('TX', MOUNTAIN, 'gulf')('El Paso'),
  ...group('OK', CENTRAL, 'midwest')('Oklahoma City', 'Tulsa', 'Lawton', 'Ardmore'),
  ...group('NM', MOUNTAIN, 'gulf')('Albuquerque', 'Tucumcari', 'Las Cruces'),
  ...group('MO', CENTRAL, 'midwest')('Joplin', 'Springfield', 'Kansas City', 'St. Louis'),
  ...group('AR', CENTRAL, 'gulf')('Little Rock', 'Texarkana'),
  ...group('LA', CENTRAL, 'gulf')('Shreveport', 'Monroe'),
  ...group('KS', CENTRAL, 'midwest')('Wichita', 'Salina'),
  ...group('TN', CENTRAL, 'midwest')('Memphis'),
  ...group('TN', EASTERN, 'midwest')('Knoxville'),
  ...group('CO', MOUNTAIN, 'rocky')('Denver', 'Pueblo'),
  ...group('AZ', 'America/Phoenix', 'west')('Phoenix', 'Tempe', 'Flagstaff', 'Yuma'),
  ...group('NV', PACIFIC, 'west')('Las Vegas', 'Henderson'),
  ...group('CA', PACIFIC, 'california')('Blythe', 'Barstow', 'Indio'),
  ...group('FL', EASTERN, 'eastCoast')('Jacksonville', 'Orlando', 'Lake City'),
  ...group('FL', CENTRAL, 'eastCoast')('Pensacola'),
  ...group('GA', EASTERN, 'eastCoast')('Savannah', 'Valdosta'),
];
