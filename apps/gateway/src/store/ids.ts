import { UUID, uuidv7, V7Generator } from 'uuidv7';

/** Returns a new UUIDv7, so that later IDs sort later. */
export const newId = (): string => uuidv7();

const generator = new V7Generator();

/** Returns an ID for an event at this time. `instantOfId` reads it back, up to ten seconds late. */
export const newIdAt = (at: Date): string =>
  generator.generateOrResetWithTs(Math.max(0, at.getTime())).toString();

const VERSION_WITH_TIME = 7;
const TIME_BYTES = 6;

/** The time that an ID starts with, in epoch milliseconds; `null` if it isn't a UUIDv7. */
export function instantOfId(id: string): number | null {
  try {
    const uuid = UUID.parse(id);
    if (uuid.getVersion() !== VERSION_WITH_TIME) return null;
    return uuid.bytes.slice(0, TIME_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  } catch {
    return null;
  }
}
