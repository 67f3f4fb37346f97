'use client';
import { useState, type ReactNode } from 'react';
import {
  Ban,
  CircleCheck,
  Clock,
  Fuel,
  Hourglass,
  Keyboard,
  MapPin,
  Navigation,
  Wallet,
} from 'lucide-react';
import {
  DRIVER_ASK_CENTS_MIN,
  DRIVER_REQUEST_REASONS,
  DRIVER_NOTE_CHARACTERS_MAX,
  driverRequestInput,
  driverRequestReasonKey,
  driverDeclineKey,
  oneTimePurchase,
  type DeclineOffer,
  type DriverRequestInput,
  type DriverRequestReason,
  type DriverContactPerson,
  type DriverRequestState,
  type PurchaseRule,
} from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { RadioCards } from '../../primitives/RadioCards/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import { DriverCall } from './DriverCall.tsx';
import { PictureField } from './PictureField.tsx';
import { useDriverFormat } from './useDriverFormat.ts';
import * as css from './DriverDecline.css.ts';

/** A decline as shown to its driver, with the driver's request, if any. */
export interface DriverDeclineFacts {
  readonly last4: string;
  readonly siteName: string;
  readonly city: string;
  readonly state: string;
  readonly declinedAt: string;
  /** IANA time zone of the site. */
  readonly timeZone: string;
  readonly currency: string;
  readonly offer: DeclineOffer;
  /** Whom to call; `null` if the fleet has named no contact. */
  readonly contact: DriverContactPerson | null;
  readonly request: {
    readonly state: DriverRequestState;
    readonly amountCents: number;
    readonly answerCents: number | null;
    readonly until: string;
    readonly word: string | null;
    /** Whether the allowed purchase works at this station only. */
    readonly isHereOnly?: boolean | undefined;
    /** Whether the purchase was allowed, but no longer is. */
    readonly isWithdrawn?: boolean | undefined;
  } | null;
  /** Whether no approver is being alerted at this hour. */
  readonly isQuiet?: boolean | undefined;
}

export interface DriverDeclineProps extends HostProps {
  readonly decline: DriverDeclineFacts;
  readonly now: Date;
  /** Whether a request is being sent. */
  readonly isPending?: boolean;
  /** An error, such as no connection. */
  readonly notice?: ReactNode;
  readonly onAsk: (ask: DriverRequestInput) => void;
  /** Opens the card in plain language. */
  readonly onCard: () => void;
}

type Format = ReturnType<typeof useDriverFormat>;
const ICON = { size: 22, strokeWidth: 2, 'aria-hidden': true } as const;

const STATE_STYLES = {
  open: { tone: 'accent', icon: Hourglass },
  allowed: { tone: 'good', icon: CircleCheck },
  refused: { tone: 'bad', icon: Ban },
  withdrawn: { tone: 'bad', icon: Ban },
  used: { tone: 'good', icon: CircleCheck },
  expired: { tone: 'plain', icon: Clock },
} as const;

interface PartProps {
  readonly decline: DriverDeclineFacts;
  readonly format: Format;
}

/** The request's state, in the page's largest text. */
function RequestState({ decline, format }: PartProps) {
  const text = useText();
  const { request, offer, isQuiet, siteName: site } = decline;
  if (!request) return null;
  const {
    state: storedState,
    amountCents,
    answerCents,
    until,
    word,
    isHereOnly,
    isWithdrawn,
  } = request;
  const state = isWithdrawn ? 'withdrawn' : storedState;
  const { tone, icon: Icon } = STATE_STYLES[state];
  const amount = format.money(state === 'allowed' ? (answerCents ?? amountCents) : amountCents);
  return (
    <output className={css.state[tone]}>
      <span className={css.stateIcon}>
        <Icon {...ICON} />
      </span>
      <strong className={css.stateTitle}>
        {text(`driverPage.${state}`, { amount, time: format.time(until) })}
      </strong>
      <span className={css.stateText}>
        {text(`driverPage.${state}.text`, { word: word ?? '' })}
        {state === 'open' && isQuiet && ` ${text('driverPage.quiet')}`}
        {state === 'allowed' && isHereOnly && ` ${text('driverPage.allowed.here', { site })}`}
        {state === 'allowed' &&
          offer.groups &&
          ` ${text('driverPage.allowed.only', { products: format.all(offer.groups.map((group) => text(`driverGroup.${group}`))) })}`}
      </span>
    </output>
  );
}

/** Whether the driver can fix the decline by correcting an entry. */
const isEntryRule = (rule: PurchaseRule): rule is 'promptedId' | 'odometer' =>
  rule === 'promptedId' || rule === 'odometer';

function Works({ decline: { offer }, format }: PartProps) {
  const text = useText();
  const { rule, lessCents, products, laterAt, states, stations = [] } = offer;
  const names = format.names(products.map(format.product));
  const options = [
    isEntryRule(rule) && { icon: Keyboard, words: text(`driverPage.works.${rule}`) },
    lessCents !== null && {
      icon: Wallet,
      words: text('driverPage.works.less', { amount: format.money(lessCents) }),
    },
    products.length > 0 && { icon: Fuel, words: text('driverPage.works.products', { names }) },
    laterAt !== null && {
      icon: Clock,
      words: text('driverPage.works.later', { time: format.time(laterAt) }),
    },
    states.length > 0 && {
      icon: MapPin,
      words: text('driverPage.works.states', { names: format.names(states) }),
    },
    ...stations.map(({ miles, ...place }) => ({
      icon: Navigation,
      words: text('driverPage.works.station', { ...place, distance: format.distance(miles) }),
    })),
  ].filter((option) => option !== false);
  return (
    <section>
      <h2 className={css.head}>{text('driverPage.works')}</h2>
      {options.length === 0 ? (
        <p className={css.why}>{text('driverPage.works.nothing')}</p>
      ) : (
        <ul className={css.works}>
          {options.map(({ icon: Icon, words }) => (
            <li key={words} className={css.work}>
              <span className={css.workIcon}>
                <Icon {...ICON} />
              </span>
              {words}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AskProps extends PartProps {
  readonly isPending: boolean;
  /** Shown above the button, where the driver looks after pressing it. */
  readonly notice: ReactNode;
  readonly onAsk: (ask: DriverRequestInput) => void;
}

/** Amount, reason, note, and photo; the amount defaults to that of the declined purchase. */
function Ask({ decline: { offer, isQuiet }, format, isPending, notice, onAsk }: AskProps) {
  const text = useText();
  const { askedCents, askMaxCents } = offer;
  const [amount, setAmount] = useState(format.typed(Math.min(askedCents, askMaxCents)));
  const [reason, setReason] = useState<DriverRequestReason>('emptyTank');
  const [note, setNote] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const parsedAmount = oneTimePurchase.safeParse(format.pointed(amount));
  const amountCents = parsedAmount.success ? parsedAmount.data : 0;
  const ask = driverRequestInput.safeParse({
    amountCents,
    reason,
    note,
    ...(picture === null ? {} : { picture }),
  });
  const isGood = ask.success && amountCents <= askMaxCents;
  const amountError = text('driverPage.ask.amount.wrong', {
    min: format.money(DRIVER_ASK_CENTS_MIN),
    max: format.money(askMaxCents),
  });
  return (
    <section>
      <h2 className={css.head}>{text('driverPage.ask')}</h2>
      <p className={css.why}>{text(isQuiet ? 'driverPage.quiet' : 'driverPage.ask.why')}</p>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood && !isPending) onAsk(ask.data);
        }}
      >
        <TextField
          {...format.sign}
          inputMode="decimal"
          look="number"
          label={text('driverPage.ask.amount')}
          value={amount}
          onChange={setAmount}
          error={isGood ? undefined : amountError}
        />
        <RadioCards<DriverRequestReason>
          label={text('driverPage.ask.reason')}
          value={reason}
          onChange={setReason}
          options={DRIVER_REQUEST_REASONS.map((value) => ({
            value,
            label: text(driverRequestReasonKey(value)),
          }))}
        />
        <TextArea
          label={text('driverPage.ask.note')}
          optionalText={text('driverPage.ask.optional')}
          value={note}
          maxLength={DRIVER_NOTE_CHARACTERS_MAX}
          onChange={setNote}
        />
        <PictureField value={picture} onChange={setPicture} />
        {notice}
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
          {text('driverPage.ask.send', { amount: format.money(amountCents) })}
        </Button>
      </form>
    </section>
  );
}

/** A decline, for its driver: why it happened, what would work, and a request to the fleet. */
export function DriverDecline(props: DriverDeclineProps) {
  const { decline, now, isPending = false, notice, onAsk, onCard, className, ref } = props;
  const text = useText();
  const format = useDriverFormat(decline.currency, decline.timeZone, now);
  const { offer, request, siteName: site, city, state, declinedAt } = decline;
  const isDone = request?.state === 'allowed' || request?.state === 'used';
  const mayAsk = request === null && offer.askMaxCents > 0;
  return (
    <main ref={ref} className={classes(css.page, className)}>
      {isDone && <RequestState decline={decline} format={format} />}
      <header>
        <p className={css.card}>{text('driverPage.card', { last4: decline.last4 })}</p>
        <h1 className={css.title}>{text(driverDeclineKey(offer.rule))}</h1>
        <p className={css.tried}>
          {text('driverPage.tried', {
            amount: format.money(offer.askedCents),
            site,
            city,
            state,
            time: format.time(declinedAt),
          })}
        </p>
      </header>
      {!isDone && <RequestState decline={decline} format={format} />}
      {!mayAsk && notice}
      {!isDone && <Works decline={decline} format={format} />}
      {mayAsk && <Ask {...{ decline, format, isPending, notice, onAsk }} />}
      {request === null && !mayAsk && (
        <p className={css.why}>
          {text(isEntryRule(offer.rule) ? 'driverPage.retype' : 'driverPage.never')}
        </p>
      )}
      <footer className={css.footer}>
        {decline.contact && <DriverCall contact={decline.contact} />}
        <Button variant="quiet" size="large" isWide onPress={onCard}>
          {text('driverPage.toCard')}
        </Button>
      </footer>
    </main>
  );
}
