import { useTypedOver } from './useTypedOver.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

/**
 * Edits on top of stored settings, as from `useTypedOver`. Asks before the page or its tab is left
 * with changes that are not saved; render `question` anywhere in the form. [UI-19]
 */
export function useSettingsForm<T extends object>(stored: T, version: number) {
  const edits = useTypedOver(stored, version);
  const { question } = useUnsavedGuard(edits.isEdited);
  return { ...edits, question };
}
