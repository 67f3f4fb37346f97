// npm run simulate:vehicles [minutes]: reports positions, odometers, and tank levels of an account's
// vehicles, as their trackers would; FORECOURT_KEY is an API key that may view vehicles and send signals.
import { setTimeout as sleep } from 'node:timers/promises';
import { callsWith, readPages } from './lib/gatewayCalls.mjs';
import { fail } from './lib/processes.mjs';
import { systemSettings } from './lib/system.mjs';

const MINUTES = Number(process.argv[2] ?? 10);
const EVERY_MS = 10_000;
const MILES_PER_STEP = 0.15;
const MILES_PER_DEGREE = 69;
const SIGNALS_MAX = 1000;
const AMARILLO = { latitude: 35.2, longitude: -101.83 };

const { FORECOURT_KEY: key } = process.env;
if (!key) fail('Set FORECOURT_KEY to an API key that may view vehicles and send their signals.');
const { urls } = systemSettings();

const call = callsWith(urls.gateway, key);

const around = (degrees) => degrees + (Math.random() - 0.5) / 2;
const createTracker = ({ unitNumber, odometerMiles }) => ({
  vehicle: unitNumber,
  latitude: around(AMARILLO.latitude),
  longitude: around(AMARILLO.longitude),
  heading: Math.random() * 2 * Math.PI,
  miles: odometerMiles ?? 50_000,
  percent: 30 + Math.random() * 70,
});

/** Drives for ten seconds, turning a little, and returns the signal. */
function drive(tracker) {
  tracker.heading += (Math.random() - 0.5) / 2;
  tracker.latitude += (Math.cos(tracker.heading) * MILES_PER_STEP) / MILES_PER_DEGREE;
  tracker.longitude += (Math.sin(tracker.heading) * MILES_PER_STEP) / MILES_PER_DEGREE;
  tracker.miles += MILES_PER_STEP;
  tracker.percent = Math.max(5, tracker.percent - 0.02);
  return {
    vehicle: tracker.vehicle,
    at: new Date().toISOString(),
    position: { latitude: tracker.latitude, longitude: tracker.longitude },
    odometerMiles: Math.floor(tracker.miles),
    tankPercent: Math.round(tracker.percent),
  };
}

const vehicles = await readPages(call, '/vehicles', 'items');
const fleet = vehicles.filter(({ status }) => status === 'active').map(createTracker);
console.log(`${fleet.length} vehicles report every ${EVERY_MS / 1000} s for ${MINUTES} min.`);
const end = Date.now() + MINUTES * 60_000;
while (Date.now() < end) {
  const signals = fleet.map(drive);
  for (let from = 0; from < signals.length; from += SIGNALS_MAX) {
    await call('/telematics/signals', { signals: signals.slice(from, from + SIGNALS_MAX) });
  }
  await sleep(EVERY_MS);
}
