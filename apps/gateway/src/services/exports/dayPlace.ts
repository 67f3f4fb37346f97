/** A row by its day and its id, the order in which long files are read. */
export interface DayPlace {
  readonly day: string;
  readonly id: string;
}

/** The place that a cursor names; null: the beginning. */
export function readDayPlace(cursor: string | null): DayPlace | null {
  const [day, id] = cursor?.split(' ') ?? [];
  return day === undefined || id === undefined ? null : { day, id };
}

export const cursorOf = ({ day, id }: DayPlace): string => `${day} ${id}`;
