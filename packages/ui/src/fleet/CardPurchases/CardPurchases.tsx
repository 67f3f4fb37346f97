'use client';
import type { ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Status } from '../../primitives/Status/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardPurchases.css.ts';

/** A purchase or decline in a card's list; the host formats its texts. */
export interface CardPurchase {
  readonly id: string;
  readonly state: 'complete' | 'pending' | 'declined';
  /** For example, "62 gal diesel". */
  readonly what: string;
  /** For example, "Panhandle Travel Stop, Amarillo, TX". */
  readonly where: string;
  /** For example, "Today 5:40 AM CT". */
  readonly when: string;
  /** For example, "$211.42". */
  readonly amount: string;
  /** Why it was declined: "Over the daily gallon limit. 71.3 + 62 of 100 gal." */
  readonly reason?: string;
}

export interface CardPurchasesProps extends HostProps<HTMLDivElement> {
  readonly purchases: readonly CardPurchase[];
  readonly empty: ReactNode;
  /** A button that loads more, or a note that there are no more. */
  readonly more?: ReactNode;
}

/** A card's purchases and declines, newest first, with the reason for each decline. */
export function CardPurchases({ purchases, empty, more, className, ref }: CardPurchasesProps) {
  const text = useText();
  const list = (
    <>
      <ul className={css.list}>
        {purchases.map(({ id, state, what, where, when, amount, reason }) => (
          <li key={id} className={css.item}>
            <span className={css.what}>{what}</span>
            <span className={css.amount[state]}>{amount}</span>
            <span className={css.where}>{`${where} · ${when}`}</span>
            {state !== 'complete' && (
              <span className={css.state}>
                <Status tone={state === 'declined' ? 'bad' : 'warn'}>
                  {text(`cardPurchases.${state}`)}
                </Status>
              </span>
            )}
            {reason !== undefined && <span className={css.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
  return (
    <div ref={ref} className={className}>
      {purchases.length === 0 ? empty : list}
    </div>
  );
}
