'use client';
import type { ReactNode } from 'react';
import type { CardInWords, DriverContactPerson, ProductGroup } from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { DriverCall } from './DriverCall.tsx';
import { useDriverFormat } from './useDriverFormat.ts';
import * as css from './DriverDecline.css.ts';

/** Facts about a card that its driver needs. */
export interface DriverCardFacts {
  readonly last4: string;
  readonly isActive: boolean;
  /** Format: `YYYY-MM`. */
  readonly expiresOn: string;
  readonly currency: string;
  /** IANA time zone that defines "today". */
  readonly timeZone: string;
  readonly card: CardInWords;
  readonly contact: DriverContactPerson | null;
}

export interface DriverCardProps extends HostProps {
  readonly facts: DriverCardFacts;
  /** When the facts were current. */
  readonly now: Date;
  /** Expiration of the link that shows the card; omitted if it is shown for a decline. */
  readonly until?: string | undefined;
  /** An error, such as no connection. */
  readonly notice?: ReactNode;
  readonly onPrint: () => void;
  /** Returns to the decline. */
  readonly onBack?: (() => void) | undefined;
}

type Texts = readonly string[];

const orElse = (texts: Texts, fallback: string): Texts => (texts.length === 0 ? [fallback] : texts);

function useTexts({ card, currency, timeZone }: DriverCardFacts, now: Date) {
  const text = useText();
  const format = useDriverFormat(currency, timeZone, now);
  const money = (cents: number | null): Texts => (cents === null ? [] : [format.money(cents)]);
  const gallons = (milligallons: number | null): Texts =>
    milligallons === null
      ? []
      : [text('driverCard.left.gallons', { gallons: format.gallons(milligallons) })];
  const namesOf = (groups: readonly ProductGroup[]) =>
    groups.map((group) => text(`driverGroup.${group}`));
  const { leftPurchases: count, askedId, asksOdometer, days, times } = card;
  const { leftOfGroups = [], leftCashCents = null } = card;
  const productNames = card.products?.map(format.product);
  const allowedItems = productNames ?? (card.groups && namesOf(card.groups));
  const remaining = [
    ...money(card.leftCents),
    ...gallons(card.leftMilligallons),
    ...(count === null ? [] : [text('driverCard.left.purchases', { count })]),
    ...leftOfGroups.map(({ groups, milligallons }) =>
      text('driverCard.left.own', {
        groups: format.all(namesOf(groups)),
        gallons: format.gallons(milligallons),
      }),
    ),
    ...money(leftCashCents).map((amount) => text('driverCard.left.cash', { amount })),
  ];
  const once = [...money(card.onceCents), ...gallons(card.onceMilligallons)];
  const schedule = [
    ...(days === null ? [] : [format.days(days)]),
    ...(times ?? []).map(({ start, end }) =>
      text('driverCard.when.hours', { start: format.clock(start), end: format.clock(end) }),
    ),
  ];
  const entries = [
    ...(askedId === null ? [] : [text(`driverCard.type.${askedId}`)]),
    ...(asksOdometer ? [text('driverCard.type.odometer')] : []),
  ];
  return {
    asOf: text('driverCard.at', { time: format.time(now.toISOString()) }),
    left: orElse(remaining, text('driverCard.left.none')),
    once,
    what: allowedItems
      ? orElse(allowedItems, text('driverCard.what.nothing'))
      : [text('driverCard.what.all')],
    where: [card.states === null ? text('driverCard.where.all') : format.all(card.states)],
    when: orElse(schedule, text('driverCard.when.always')),
    typed: orElse(entries, text('driverCard.type.nothing')),
  };
}

interface FactProps {
  readonly name: string;
  readonly words: Texts;
  readonly note?: string;
}

function Fact({ name, words, note }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      {words.map((line) => (
        <dd key={line} className={css.factValue}>
          {line}
        </dd>
      ))}
      {note !== undefined && <dd className={css.factName}>{note}</dd>}
    </div>
  );
}

/** A card in plain language for its driver; prints at wallet size. */
export function DriverCard(props: DriverCardProps) {
  const { facts, now, until, notice, onPrint, onBack, className, ref } = props;
  const text = useText();
  const texts = useTexts(facts, now);
  const format = useDriverFormat(facts.currency, facts.timeZone, now);
  return (
    <main ref={ref} className={classes(css.page, css.printed, className)}>
      <header>
        <p className={css.card}>{text('driverPage.card', { last4: facts.last4 })}</p>
        <h1 className={css.title}>{text('driverCard.title')}</h1>
        <p className={css.tried}>
          {text('driverCard.expires', { month: format.month(facts.expiresOn) })}
        </p>
      </header>
      {notice}
      {!facts.isActive && <p className={css.state.bad}>{text('driverCard.stopped')}</p>}
      <dl className={css.facts}>
        <Fact name={text('driverCard.left')} words={texts.left} note={texts.asOf} />
        {texts.once.length > 0 && <Fact name={text('driverCard.once')} words={texts.once} />}
        <Fact name={text('driverCard.what')} words={texts.what} />
        <Fact name={text('driverCard.where')} words={texts.where} />
        <Fact name={text('driverCard.when')} words={texts.when} />
        <Fact name={text('driverCard.type')} words={texts.typed} />
      </dl>
      <footer className={css.footer}>
        {facts.contact && <DriverCall contact={facts.contact} />}
        <div className={css.onScreen}>
          <Button size="large" isWide onPress={onPrint}>
            {text('driverPage.print')}
          </Button>
          {onBack && (
            <Button variant="quiet" size="large" isWide onPress={onBack}>
              {text('driverPage.toDecline')}
            </Button>
          )}
          {until !== undefined && (
            <p className={css.why}>{text('driverCard.until', { day: format.day(until) })}</p>
          )}
        </div>
      </footer>
    </main>
  );
}
