import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation, type FiltersOf } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import type { BulkAction } from '@forecourt/validation';
import { href } from '../../../addresses/href.ts';
import { useFieldReason } from '../../../app/useNotify.ts';
import { useText } from '../../../messages/text.ts';

export interface BulkSelection {
  readonly cardIds?: string[];
  readonly filters?: FiltersOf<'listCards'>;
  readonly pasted?: string;
}

/** Requests the preview of a bulk action and opens it; pending until its screen is there. */
export function useBulkPreview() {
  const text = useText();
  const reasonOr = useFieldReason();
  const navigate = useNavigate();
  const banners = useBanners();
  const preview = useMutation('previewCardBulk');
  const [isPending, setPending] = useState(false);
  const open = async (action: BulkAction, selection: BulkSelection) => {
    const { sort: _sort, direction: _direction, ...filters } = selection.filters ?? {};
    const bulkSelection = selection.filters ? { filters } : selection;
    setPending(true);
    const result = await preview.send({ body: { action, selection: bulkSelection } });
    if (result.ok) {
      void navigate(href('cardBulk', { bulkId: result.data.bulk.bulkId }));
      return;
    }
    setPending(false);
    banners.show({ kind: 'error', text: reasonOr(text('cardBulk.failed'))(result.failure) });
  };
  return { open, isPending };
}
