import { MILLISECONDS_PER_DAY } from './constants.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  return format;
}

/** `GMT`, `GMT-05:00`, or `GMT-05:50:36` before standard time. */
const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/** A zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const [, sign, hours, minutes, seconds = '0'] = OFFSET.exec(formatOf(zone).format(at)) ?? [];
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === undefined ? 0 : sign === '-' ? -offset : offset;
}

/**
 * Returns the instant of a zone's wall-clock time (`YYYY-MM-DDTHH:MM:SS`): the first if it occurs
 * twice, and moved forward if a clock change skips it. Uses only `Intl`, like `dayTextIn`.
 */
export function instantOfWall(zone: string, text: string): Date {
  const wall = Date.parse(`${text}Z`);
  const candidates = [wall - MILLISECONDS_PER_DAY, wall + MILLISECONDS_PER_DAY].map(
    (instant) => wall - offsetAt(zone, instant),
  );
  const matches = candidates.filter((at) => at + offsetAt(zone, at) === wall);
  return new Date(matches.length === 0 ? Math.max(...candidates) : Math.min(...matches));
}
