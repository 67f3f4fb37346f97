import type { CaughtException, DescribedCode } from '@forecourt/api-client';
import { usePages } from '@forecourt/api-client/react';
import {
  EmptyState,
  Link,
  SidePanel,
  SimpleTable,
  Stack,
  TwoLines,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { EXCEPTION_LOOK_BACK_DAYS } from '@forecourt/validation';
import { MoreRows } from '../lists/MoreRows.tsx';
import { href } from '../../addresses/href.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { formatExceptionCode, recentCountOf, nameOf } from './ruleText.ts';

function useColumns(): readonly SimpleColumn<CaughtException>[] {
  const text = useText();
  const when = useWhen();
  return [
    column(
      'where',
      text('exceptions.caught.where'),
      { isRowHeader: true },
      ({ transactionId, site, occurredAt, timeZone, last4, timing }) => (
        <TwoLines
          first={
            <Link href={href('purchase', { transactionId })}>{`${site.name}, ${site.city}`}</Link>
          }
          second={text(`exceptions.caught.${timing}`, {
            last4,
            when: when(occurredAt, timeZone),
          })}
        />
      ),
    ),
    column(
      'amount',
      text('exceptions.caught.amount'),
      { align: 'end' },
      ({ amountCents, currency }) => formatMoney(amountCents, currency),
    ),
  ];
}

interface CaughtPanelProps {
  readonly code: DescribedCode;
  readonly onClose: () => void;
}

/** The purchases behind an exception's count, whether or not a rule reports them. [GW-135] */
export function CaughtPanel({ code, onClose }: CaughtPanelProps) {
  const text = useText();
  const exceptions = usePages('listCaughtExceptions', { query: { code: code.code } });
  const columns = useColumns();
  const name = nameOf(code, text);
  const content = () => {
    if (isNotLoaded(exceptions)) {
      return <NotLoaded query={exceptions} subject={text('exceptions.caught.what')} />;
    }
    if (exceptions.items.length === 0) {
      return (
        <EmptyState title={text('exceptions.caught.none')}>
          {text('exceptions.caught.none.why', { days: EXCEPTION_LOOK_BACK_DAYS })}
        </EmptyState>
      );
    }
    return (
      <Stack gap={16}>
        <SimpleTable
          label={text('exceptions.caught.what')}
          rows={exceptions.items}
          getRowId={({ exceptionId }) => exceptionId}
          columns={columns}
        />
        <MoreRows list={exceptions}>{text('exceptions.caught.more')}</MoreRows>
      </Stack>
    );
  };
  return (
    <SidePanel
      onClose={onClose}
      name={name}
      title={name}
      subtitle={formatExceptionCode(code.code, recentCountOf(code), text)}
    >
      {content()}
    </SidePanel>
  );
}
