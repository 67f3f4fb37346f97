export type WindowNote = 'allDay' | 'nextDay' | null;

/**
 * Note about a window (`HH:MM` times) whose meaning is not obvious: it lasts all day, or ends the
 * next day.
 */
export function windowNote(start: string, end: string): WindowNote {
  if (start === '' || end === '') return null;
  if (start === end || (start === '00:00' && end === '24:00')) return 'allDay';
  return end !== '00:00' && end < start ? 'nextDay' : null;
}
