import { useText } from '../../provider/index.ts';
import type { CheckedCell } from './types.ts';

/** Why a cell is marked, as text; `null` if there is nothing to say. */
export function useReason(cell: CheckedCell | undefined): string | null {
  const text = useText();
  return cell?.key == null ? null : text(cell.key, cell.params);
}
