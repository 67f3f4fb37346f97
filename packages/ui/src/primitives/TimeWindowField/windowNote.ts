export type WindowNote = 'allDay' | 'nextDay' | null;

/**
 * What a window means that its two times (`HH:MM`) do not say: it holds all day, or ends on the next
 * day.
 */
export function windowNote(start: string, end: string): WindowNote {
  if (start === '' || end === '') return null;
  if (start === end || (start === '00:00' && end === '24:00')) return 'allDay';
  return end !== '00:00' && end < start ? 'nextDay' : null;
}
