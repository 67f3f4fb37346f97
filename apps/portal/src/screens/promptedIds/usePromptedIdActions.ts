import { useMutation } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import { promptedIdLifecycle, type PromptedIdRecord } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Turns IDs on and off, one or many; reports each result. */
export function usePromptedIdActions() {
  const text = useText();
  const translate = useSentText();
  const banners = useBanners();
  const { account } = useSelected();
  const switching = useAction(
    'switchPromptedId',
    ({ promptedId: { name } }, { body: { action } }) =>
      text(action === 'turnOn' ? 'promptedIds.turnedOn' : 'promptedIds.turnedOff', { name }),
    useFieldReason()(text('promptedIds.failed')),
  );
  const inactivating = useMutation('inactivatePromptedIds');
  const reasonOf = useFailureReason({ otherwise: 'promptedIds.failed' });

  return {
    isPending: inactivating.isPending,
    /** Actions that the lifecycle allows. */
    actionsOf: ({ type, status }: PromptedIdRecord) =>
      promptedIdLifecycle
        .actions(status, { type, accountState: account.state })
        .filter(({ allowed }) => allowed)
        .map(({ action }) => action),
    turn: ({ id, version }: PromptedIdRecord, action: 'turnOn' | 'turnOff') =>
      switching.send({ params: { id }, body: { action } }, { ifMatch: version }),
    /** Resolves to whether the call succeeded. */
    inactivate: async (rows: readonly PromptedIdRecord[]): Promise<boolean> => {
      const result = await inactivating.send({ body: { ids: rows.map(({ id }) => id) } });
      if (!result.ok) {
        banners.show({ kind: 'error', text: reasonOf(result.failure) });
        return false;
      }
      const { turnedOff: count, refused } = result.data;
      const reasonFor = ({ key, params }: (typeof refused)[number]) =>
        translate(key, params).replace(/\.$/, '');
      const reasons = [...new Set(refused.map(reasonFor))].map((reason) =>
        text('promptedIds.refused', {
          names: refused
            .filter((row) => reasonFor(row) === reason)
            .map(({ name }) => name)
            .join(', '),
          reason,
        }),
      );
      banners.show(
        reasons.length > 0
          ? {
              kind: 'info',
              text: text('promptedIds.inactivated.some', { count, reasons: reasons.join(' ') }),
            }
          : { kind: 'success', text: text('promptedIds.inactivated', { count }) },
      );
      return true;
    },
  };
}
