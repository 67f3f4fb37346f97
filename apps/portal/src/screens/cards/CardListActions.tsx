import { useState } from 'react';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useMutation } from '@forecourt/api-client/react';
import { Button, Menu } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ExportRows } from '../lists/ExportRows.tsx';
import { PasteCards } from './bulk/BulkActions.tsx';
import type { CardAddress } from './useCardAddress.ts';

/** Saves the filtered list. [GW-24] */
export function ExportCards({
  address,
  total,
}: {
  readonly address: CardAddress;
  readonly total: number | null;
}) {
  const exporting = useMutation((calls, format: 'csv' | 'xlsx') =>
    calls.exportCards({ query: { ...address.filters, format } }),
  );
  return <ExportRows exporting={exporting} total={total} failed="cards.export.failed" />;
}

/** Actions next to the list: select cards by pasting, and open card groups. */
export function MoreOfCards() {
  const text = useText();
  const navigate = useNavigate();
  const { may } = useSelected().viewer;
  const [isPasting, setPasting] = useState(false);
  const entries = [
    ...(may('cards.edit') ? [{ id: 'paste', label: text('cardBulk.paste') }] : []),
    ...(may('cardGroups.view') ? [{ id: 'groups', label: text('cards.groups') }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        aria-label={text('cards.more')}
        trigger={<Button icon={<Ellipsis size={16} />}>{text('cards.more')}</Button>}
        groups={[{ id: 'more', entries }]}
        onAction={(id) => {
          if (id === 'paste') setPasting(true);
          else void navigate(href('cardGroups'));
        }}
      />
      {isPasting && <PasteCards onClose={() => setPasting(false)} />}
    </>
  );
}
