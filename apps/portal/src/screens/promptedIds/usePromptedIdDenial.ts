import { canEditPromptedId, type PromptedIdRecord } from '@forecourt/validation';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';

/** Returns why the user may not change a prompted ID; null if they may. [PID-16] */
export function usePromptedIdDenial(): (row: Pick<PromptedIdRecord, 'fleetId'>) => string | null {
  const text = useText();
  const { account } = useSelected();
  return (row) => reasonText(text, canEditPromptedId(actorIn(account), row));
}
