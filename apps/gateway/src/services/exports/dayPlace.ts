/** A row's position by day and ID, the order in which long files are read. */
export interface DayPlace {
  readonly day: string;
  readonly id: string;
}

/** Decodes a cursor; `null` if it is `null` or malformed, which means the beginning. */
export function readDayPlace(cursor: string | null): DayPlace | null {
  const [day, id] = cursor?.split(' ') ?? [];
  return day === undefined || id === undefined ? null : { day, id };
}

export const cursorOf = ({ day, id }: DayPlace): string => `${day} ${id}`;
