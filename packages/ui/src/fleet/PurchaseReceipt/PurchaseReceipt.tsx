'use client';
import type { Transaction } from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { formatCount, formatGallons, formatMoney, formatUnitPrice } from '../../format/index.ts';
import { useText } from '../../provider/index.ts';
import { differenceOf } from './difference.ts';
import * as css from './PurchaseReceipt.css.ts';

type Line = Transaction['lines'][number];

export interface PurchaseReceiptProps extends HostProps<HTMLDivElement> {
  /** An approved purchase: its lines, and the amounts authorized and charged. */
  readonly purchase: Pick<
    Transaction,
    'status' | 'lines' | 'authorizedCents' | 'netCents' | 'currency'
  >;
  /** Price in the site's region that week, in mills per gallon, by product code. */
  readonly regionPriceMills?: Readonly<Record<string, number>>;
}

interface LineProps {
  readonly line: Line;
  readonly currency: string;
  readonly regionMills: number | undefined;
}

function ReceiptLine({ line, currency, regionMills }: LineProps) {
  const text = useText();
  const isFuel = line.unit === 'gal';
  const price = formatUnitPrice(line.unitPriceMills, currency);
  const quantity = isFuel
    ? text('purchaseReceipt.gallons', { gallons: formatGallons(line.quantityThousandths), price })
    : text('purchaseReceipt.units', {
        count: formatCount(line.quantityThousandths / 1000),
        price: formatMoney(Math.round(line.unitPriceMills / 10), currency),
      });
  const differenceMills =
    regionMills === undefined || !isFuel ? null : line.unitPriceMills - regionMills;
  const comparison =
    differenceMills === null
      ? null
      : text(
          differenceMills === 0
            ? 'purchaseReceipt.region.same'
            : `purchaseReceipt.region.${differenceMills > 0 ? 'above' : 'below'}`,
          { amount: formatUnitPrice(Math.abs(differenceMills), currency) },
        );
  return (
    <li className={css.line}>
      <span className={css.what}>{line.description}</span>
      <span className={css.amount}>{formatMoney(line.grossCents, currency)}</span>
      <span className={css.detail}>{quantity}</span>
      {comparison !== null && <span className={css.detail}>{comparison}</span>}
    </li>
  );
}

interface TotalProps {
  readonly name: string;
  readonly value: string;
  readonly isNet?: boolean;
}

const Total = ({ name, value, isNet = false }: TotalProps) => (
  <div className={isNet ? css.net : css.total}>
    <dt>{name}</dt>
    <dd className={css.value}>{value}</dd>
  </div>
);

/**
 * The receipt of a purchase: products with quantity and price, discounts, the amount charged, and
 * the amount authorized at the pump, with the reason for any difference. [ENT-45]
 */
export function PurchaseReceipt(props: PurchaseReceiptProps) {
  const { purchase, regionPriceMills = {}, className, ref } = props;
  const text = useText();
  const { lines, currency, status, authorizedCents, netCents } = purchase;
  const money = (cents: number) => formatMoney(cents, currency);
  const gross = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const difference = differenceOf(purchase);
  const isPending = status === 'pending';
  return (
    <div ref={ref} className={classes(css.root, className)}>
      <div>
        <ul aria-label={text('purchaseReceipt.lines')}>
          {lines.map((line, index) => (
            <ReceiptLine
              key={`${line.productCode}-${index}`}
              line={line}
              currency={currency}
              regionMills={regionPriceMills[line.productCode]}
            />
          ))}
        </ul>
        <dl className={css.totals}>
          {gross !== netCents && (
            <>
              <Total name={text('purchaseReceipt.gross')} value={money(gross)} />
              <Total name={text('purchaseReceipt.discount')} value={money(netCents - gross)} />
            </>
          )}
          <Total
            isNet
            name={text(`purchaseReceipt.net.${isPending ? 'pending' : 'complete'}`)}
            value={money(netCents)}
          />
        </dl>
      </div>
      <section aria-label={text('purchaseReceipt.compare')}>
        <h3 className={css.title}>{text('purchaseReceipt.compare')}</h3>
        <dl className={css.totals}>
          <Total name={text('purchaseReceipt.authorized')} value={money(authorizedCents)} />
          <Total name={text('purchaseReceipt.posted')} value={isPending ? '–' : money(netCents)} />
        </dl>
        <p className={css.why}>
          {text(`purchaseReceipt.why.${difference.reason}`, { amount: money(difference.cents) })}
        </p>
      </section>
    </div>
  );
}
