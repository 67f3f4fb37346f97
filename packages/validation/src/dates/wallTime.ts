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

/** `GMT`, `GMT-05:00`, before there were zones `GMT-05:50:36`. */
const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(zone: string, at: number): number {
  const [, sign, hours, minutes, seconds = '0'] = OFFSET.exec(formatOf(zone).format(at)) ?? [];
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === undefined ? 0 : sign === '-' ? -ahead : ahead;
}

/**
 * The instant of a time on a zone's wall clock, `YYYY-MM-DDTHH:MM:SS`: of one that comes twice the first,
 * one that a clock change skips moves ahead with it. By the platform alone, as `dayTextIn`.
 */
export function instantOfWall(zone: string, text: string): Date {
  const wall = Date.parse(`${text}Z`);
  const found = [wall - MILLISECONDS_PER_DAY, wall + MILLISECONDS_PER_DAY].map(
    (near) => wall - offsetAt(zone, near),
  );
  const shown = found.filter((at) => at + offsetAt(zone, at) === wall);
  return new Date(shown.length === 0 ? Math.max(...found) : Math.min(...shown));
}
