/** Price regions, after the EIA's petroleum districts. */
export const REGIONS = ['eastCoast', 'midwest', 'gulf', 'rocky', 'west', 'california'] as const;
export type Region = (typeof REGIONS)[number];

export interface City {
  readonly name: string;
  readonly state: string;
  readonly timeZone: string;
  readonly region: Region;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';
const EASTERN = 'America/New_York';

const group =
  (state: string, timeZone: string, region: Region) =>
  (...cities: (readonly [name: string, latitude: number, longitude: number])[]): City[] =>
    cities.map(([name, latitude, longitude]) => ({
      name,
      state,
      timeZone,
      region,
      latitude,
      longitude,
    }));

/** Real cities. In states with two time zones, each city has its own. */
export const CITIES: readonly City[] = [
  ...group('TX', CENTRAL, 'gulf')(
    ['Dallas', 32.78, -96.8],
    ['Fort Worth', 32.76, -97.33],
    ['Amarillo', 35.2, -101.83],
    ['Lubbock', 33.58, -101.86],
    ['Waco', 31.55, -97.15],
    ['Austin', 30.27, -97.74],
  ),
  ...group('TX', CENTRAL, 'gulf')(
    ['Houston', 29.76, -95.37],
    ['San Antonio', 29.42, -98.49],
    ['Abilene', 32.45, -99.73],
    ['Tyler', 32.35, -95.3],
    ['Irving', 32.81, -96.95],
    ['Plano', 33.02, -96.7],
  ),
  ...group('TX', MOUNTAIN, 'gulf')(['El Paso', 31.76, -106.49]),
  ...group('OK', CENTRAL, 'midwest')(
    ['Oklahoma City', 35.47, -97.52],
    ['Tulsa', 36.15, -95.99],
    ['Lawton', 34.61, -98.39],
    ['Ardmore', 34.17, -97.14],
  ),
  ...group('NM', MOUNTAIN, 'gulf')(
    ['Albuquerque', 35.08, -106.65],
    ['Tucumcari', 35.17, -103.72],
    ['Las Cruces', 32.31, -106.78],
  ),
  ...group('MO', CENTRAL, 'midwest')(
    ['Joplin', 37.08, -94.51],
    ['Springfield', 37.21, -93.29],
    ['Kansas City', 39.1, -94.58],
    ['St. Louis', 38.63, -90.2],
  ),
  ...group('AR', CENTRAL, 'gulf')(['Little Rock', 34.75, -92.29], ['Texarkana', 33.43, -94.05]),
  ...group('LA', CENTRAL, 'gulf')(['Shreveport', 32.53, -93.75], ['Monroe', 32.51, -92.12]),
  ...group('KS', CENTRAL, 'midwest')(['Wichita', 37.69, -97.34], ['Salina', 38.84, -97.61]),
  ...group('TN', CENTRAL, 'midwest')(['Memphis', 35.15, -90.05]),
  ...group('TN', EASTERN, 'midwest')(['Knoxville', 35.96, -83.92]),
  ...group('CO', MOUNTAIN, 'rocky')(['Denver', 39.74, -104.99], ['Pueblo', 38.25, -104.61]),
  ...group('AZ', 'America/Phoenix', 'west')(
    ['Phoenix', 33.45, -112.07],
    ['Tempe', 33.43, -111.94],
    ['Flagstaff', 35.2, -111.65],
    ['Yuma', 32.69, -114.63],
  ),
  ...group('NV', PACIFIC, 'west')(['Las Vegas', 36.17, -115.14], ['Henderson', 36.04, -114.98]),
  ...group('CA', PACIFIC, 'california')(
    ['Blythe', 33.61, -114.6],
    ['Barstow', 34.9, -117.02],
    ['Indio', 33.72, -116.22],
  ),
  ...group('FL', EASTERN, 'eastCoast')(
    ['Jacksonville', 30.33, -81.66],
    ['Orlando', 28.54, -81.38],
    ['Lake City', 30.19, -82.64],
  ),
  ...group('FL', CENTRAL, 'eastCoast')(['Pensacola', 30.42, -87.22]),
  ...group('GA', EASTERN, 'eastCoast')(['Savannah', 32.08, -81.09], ['Valdosta', 30.83, -83.28]),
];
