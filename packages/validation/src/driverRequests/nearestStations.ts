import { milesApart, type Place } from '../telematics/milesApart.ts';
import { DRIVER_STATION_MILES_MAX, DRIVER_STATIONS_MAX } from './constants.ts';
import type { DriverStation } from './declineOffer.ts';

/** A station with its location. */
export type PlacedStation = Omit<DriverStation, 'miles'> & Place;

/** Returns the stations nearest to a pump, nearest first, with distances in whole miles. */
export const nearestStations = (pump: Place, stations: readonly PlacedStation[]): DriverStation[] =>
  stations
    .map((station) => ({ station, apart: milesApart(pump, station) }))
    .filter(({ apart }) => apart <= DRIVER_STATION_MILES_MAX)
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, DRIVER_STATIONS_MAX)
    .map(({ station: { name, city, state }, apart }) => ({
      name,
      city,
      state,
      miles: Math.max(1, Math.round(apart)),
    }));
