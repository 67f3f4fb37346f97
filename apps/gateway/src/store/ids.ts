import { UUID, uuidv7, V7Generator } from 'uuidv7';

/** A new id: a UUIDv7, so that ids made later sort later. */
export const newId = (): string => uuidv7();

const generator = new V7Generator();

/** A new id of what happened at an instant, which `instantOfId` reads back, up to ten seconds later. */
export const newIdAt = (at: Date): string =>
  generator.generateOrResetWithTs(Math.max(0, at.getTime())).toString();

const VERSION_WITH_TIME = 7;
const TIME_BYTES = 6;

/** The instant in milliseconds that an id begins with; null: it is none of ours. */
export function instantOfId(id: string): number | null {
  try {
    const uuid = UUID.parse(id);
    if (uuid.getVersion() !== VERSION_WITH_TIME) return null;
    return uuid.bytes.slice(0, TIME_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  } catch {
    return null;
  }
}
