import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Badge,
  Button,
  Checkbox,
  Cluster,
  ConfirmDialog,
  FeeConsent,
  Section,
  type SimpleColumn,
  SimpleTable,
  Stack,
} from '@forecourt/ui';
import { formatCount, formatDay } from '@forecourt/ui/format';
import { useApp } from '../../app/App.ts';
import { useAction } from '../../app/useAction.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useWholeAccountReason } from '../integrations/integrationText.ts';
import { column } from '../lists/column.ts';
import { needsAddendum } from './accountParts.ts';
import { NotDone } from './NotDone.tsx';

type Packages = ResponseOf<Contract['getPackages']>;
type Offer = Packages['items'][number];

/** Customer service quotes unlisted rates; the `regular` package is free. */
const isOnRequest = ({ package: name, cardMonthCents }: Offer) =>
  cardMonthCents === null && name !== 'regular';

interface UpgradeProps {
  readonly packages: Packages;
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Confirms a package change, with its date and price. [SCREEN-48, ADDON-08, ADDON-09] */
function Upgrade({ packages, offer, onClose }: UpgradeProps) {
  const text = useText();
  const { flags } = useApp();
  const { account } = useSelected();
  const [isAccepted, setAccepted] = useState(false);
  const name = text(`account.package.${offer.package}`);
  const choosing = useAction('choosePackage', text('account.upgrade.done', { name }));
  const hasAddendum = needsAddendum(flags, offer);
  const [isAgreed, setAgreed] = useState(false);
  // keeping the current package needs no new consent, and a free one needs none at all
  const monthCents = offer.isCurrent ? null : offer.monthCents;
  const feeCents = monthCents === 0 ? null : monthCents;
  const confirm = async () => {
    const params = { sysAccountId: account.sysAccountId, serviceId: 'program' } as const;
    const isDone = await choosing.run(
      { params, body: { package: offer.package } },
      { ifMatch: packages.version },
    );
    if (isDone) onClose();
  };
  const price = useMoney();
  const textParams = {
    min: packages.enrollDaysMin,
    max: packages.enrollDaysMax,
    day: formatDay(packages.rateFrom, 'medium'),
  };
  return (
    <ConfirmDialog
      title={text('account.upgrade.title', { name })}
      confirmLabel={text('account.upgrade.confirm')}
      isPending={choosing.isPending}
      blockedReason={
        hasAddendum && !isAccepted
          ? text('account.upgrade.addendumNeeded')
          : feeCents !== null && !isAgreed
            ? text('account.upgrade.feeNeeded')
            : null
      }
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          {hasAddendum && (
            <Checkbox isSelected={isAccepted} onChange={setAccepted}>
              {text('account.upgrade.addendum')}
            </Checkbox>
          )}
          {feeCents !== null && (
            <FeeConsent
              name={text('account.upgrade.fee', { name })}
              figure={text('account.upgrade.month', { amount: price(feeCents) })}
              terms={text('account.upgrade.terms', textParams)}
              agreement={text('account.upgrade.agree', { amount: price(feeCents) })}
              isAgreed={isAgreed}
              onChange={setAgreed}
            />
          )}
          <NotDone failure={choosing.failure} />
        </Stack>
      }
    >
      {offer.isCurrent
        ? text('account.upgrade.back', { name })
        : offer.monthCents === null
          ? text('account.upgrade.text.free', textParams)
          : text('account.upgrade.text', { ...textParams, amount: price(offer.monthCents) })}
    </ConfirmDialog>
  );
}

interface ChoiceProps extends Omit<UpgradeProps, 'onClose'> {
  readonly onChoose: () => void;
}

function Choice({ packages, offer, onChoose }: ChoiceProps) {
  const text = useText();
  const wholeAccountReason = useWholeAccountReason();
  const name = text(`account.package.${offer.package}`);
  const hasNext = packages.items.some(({ isNext }) => isNext);
  if (offer.isNext) {
    return (
      <Badge tone="accent">
        {text('account.packages.next', { day: formatDay(packages.rateFrom, 'medium') })}
      </Badge>
    );
  }
  if (offer.isCurrent && !hasNext) return <Badge>{text('account.packages.current')}</Badge>;
  return (
    <Button
      size="compact"
      disabledReason={isOnRequest(offer) ? text('account.packages.call') : wholeAccountReason}
      onPress={onChoose}
    >
      {text(offer.isCurrent ? 'account.packages.keep' : 'account.packages.choose', { name })}
    </Button>
  );
}

/** Columns of the package table; users who may edit the account can choose a package. */
function useOfferColumns(
  packages: Packages,
  onChoose: (offer: Offer) => void,
): readonly SimpleColumn<Offer>[] {
  const text = useText();
  const { viewer } = useSelected();
  const money = useMoney();
  const mayEdit = viewer.may('account.edit');
  const price = (offer: Offer, cents: number | null) =>
    cents === null
      ? text(isOnRequest(offer) ? 'account.packages.ask' : 'account.packages.none')
      : money(cents);
  return [
    column(
      'name',
      text('account.packages.name'),
      { isRowHeader: true },
      ({ package: name, isCurrent }) => (
        <Cluster gap={8}>
          {text(`account.package.${name}`)}
          {isCurrent && !mayEdit && <Badge>{text('account.packages.current')}</Badge>}
        </Cluster>
      ),
    ),
    column('rate', text('account.packages.rate'), { align: 'end' }, (offer) =>
      price(offer, offer.cardMonthCents),
    ),
    column(
      'month',
      text('account.packages.month'),
      { align: 'end', isWideOnly: true, isStrong: true },
      (offer) => price(offer, offer.monthCents),
    ),
    column(
      'forgiven',
      text('account.packages.forgiven'),
      { align: 'end', isWideOnly: true },
      ({ latePaymentsForgiven }) => formatCount(latePaymentsForgiven),
    ),
    ...(mayEdit
      ? [
          column<SimpleColumn<Offer>>(
            'choose',
            text('account.row.actions'),
            { align: 'end' },
            (offer) => (
              <Choice packages={packages} offer={offer} onChoose={() => onChoose(offer)} />
            ),
          ),
        ]
      : []),
  ];
}

function OfferTable({ packages }: { readonly packages: Packages }) {
  const text = useText();
  const [selectedOffer, setSelectedOffer] = useState<Offer | null>(null);
  const columns = useOfferColumns(packages, setSelectedOffer);
  return (
    <>
      <SimpleTable
        label={text('account.packages')}
        rows={packages.items}
        getRowId={({ package: name }) => name}
        columns={columns}
      />
      {selectedOffer && (
        <Upgrade packages={packages} offer={selectedOffer} onClose={() => setSelectedOffer(null)} />
      )}
    </>
  );
}

/** Packages with their prices, and the upgrade. [SCREEN-46, SCREEN-47, ADDON-07] */
export function PackageTab() {
  const text = useText();
  const { sysAccountId } = useSelected().account;
  const packages = useQuery('getPackages', { params: { sysAccountId, serviceId: 'program' } });
  const { data } = packages;
  if (!data) return <NotLoaded query={packages} subject={text('account.packages.what')} />;
  return (
    <Stack gap={16}>
      <Section
        title={text('account.packages')}
        hint={text('account.packages.hint', { count: data.cardCount })}
        content="flush"
      >
        <OfferTable packages={data} />
      </Section>
      <p>
        {text('account.packages.note', {
          min: data.enrollDaysMin,
          max: data.enrollDaysMax,
          day: formatDay(data.rateFrom, 'medium'),
        })}
      </p>
    </Stack>
  );
}
