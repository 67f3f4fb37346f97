import { FileText } from 'lucide-react';
import type { AccountDetails } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  ButtonLink,
  Columns,
  InlineMessage,
  KeyFigures,
  KeyValueList,
  Section,
  SettingsList,
  Status,
  type StatusTone,
} from '@forecourt/ui';
import { formatCount, formatDay, formatMoney, formatZone } from '@forecourt/ui/format';
import { dayTextIn } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { EmailAddress } from '../../app/EmailAddress.tsx';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { showsTerms } from './accountParts.ts';

const TONES: Readonly<Record<AccountDetails['state'], StatusTone>> = {
  open: 'good',
  readOnly: 'warn',
  locked: 'bad',
  closed: 'neutral',
};

/** Why the account is locked or closed, and how to resolve it. [USER-09, MSG-19, MSG-20] */
function StateNotes({ details }: { readonly details: AccountDetails }) {
  const text = useText();
  const translate = useSentText();
  const { config } = useApp();
  const { lockReasons, closedAt, reactivateUntil, timeZone } = details;
  return (
    <>
      {lockReasons.map(({ key, params }) => (
        <InlineMessage key={key} tone="bad">
          {translate(key, params)}
        </InlineMessage>
      ))}
      {closedAt !== null && reactivateUntil !== null && (
        <InlineMessage
          tone="warn"
          title={text('account.closed', {
            day: formatDay(dayTextIn(timeZone, new Date(closedAt)), 'medium'),
          })}
        >
          {text('account.closed.text', {
            day: formatDay(reactivateUntil, 'medium'),
            phone: config.supportPhone,
          })}
        </InlineMessage>
      )}
    </>
  );
}

function Inside() {
  const text = useText();
  const { sysAccountId } = useSelected().account;
  const summary = useQuery('getAccountSummary', { params: { sysAccountId } });
  const { data } = summary;
  if (summary.failure && !data)
    return <NotLoaded query={summary} subject={text('account.inside.what')} />;
  const figures = [
    ['cards', data?.liveCards],
    ['drivers', data?.drivers],
    ['vehicles', data?.vehicles],
    ['users', data?.users],
  ] as const;
  return (
    <KeyFigures
      label={text('account.inside')}
      isLoading={data === undefined}
      figures={figures.map(([id, count]) => ({
        id,
        label: text(`account.inside.${id}`),
        figure: formatCount(count ?? 0),
      }))}
    />
  );
}

/** The card issuer, and where to mail payments. [GW-141] */
function CollectingCompany() {
  const text = useText();
  const company = useQuery('getCollectingCompany', {}).data?.company;
  if (!company) return null;
  const { legalName, remitTo, phone, email } = company;
  return (
    <Section title={text('account.company')} hint={text('account.company.hint')}>
      <KeyValueList
        items={[
          { term: text('account.company.name'), value: legalName },
          {
            term: text('account.company.remitTo'),
            value: remitTo.map((line) => <div key={line}>{line}</div>),
          },
          { term: text('account.company.phone'), value: phone },
          email !== null && {
            term: text('account.company.email'),
            value: <EmailAddress>{email}</EmailAddress>,
          },
        ]}
      />
    </Section>
  );
}

/** A link to reread the terms. */
function Terms() {
  const text = useText();
  return (
    <Section title={text('account.terms')} content="flush">
      <SettingsList
        label={text('account.terms')}
        settings={[
          {
            id: 'terms',
            icon: <FileText size={18} strokeWidth={1.75} />,
            title: text('account.terms'),
            text: text('account.terms.text'),
            actions: (
              <ButtonLink size="compact" href={href('terms')}>
                {text('account.terms.open')}
              </ButtonLink>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The account's state, package, time zone, credit limit, and terms. [NAV-09] */
export function DetailsTab({ details }: { readonly details: AccountDetails }) {
  const text = useText();
  const { flags } = useApp();
  const { package: current, nextPackage, nextPackageFrom } = details;
  const packageName = text(`account.package.${current}`);
  return (
    <Columns
      lead={
        <>
          <StateNotes details={details} />
          <Inside />
        </>
      }
      aside={
        <>
          <CollectingCompany />
          {showsTerms(flags) && <Terms />}
        </>
      }
    >
      <Section title={text('account.facts')}>
        <KeyValueList
          items={[
            { term: text('account.number'), value: details.accountNumber, isNumber: true },
            { term: text('account.name'), value: details.name },
            {
              term: text('account.state'),
              value: (
                <Status tone={TONES[details.state]}>
                  {text(`account.state.${details.state}`)}
                </Status>
              ),
            },
            { term: text('account.opened'), value: formatDay(details.openedOn, 'medium') },
            { term: text('account.zone'), value: formatZone(details.timeZone) },
            {
              term: text('account.weekStart'),
              value: text(`account.weekStart.${details.weekStartsOn}`),
            },
            {
              term: text('account.creditLimit'),
              value: formatMoney(details.creditLimitCents, details.currency),
              isNumber: true,
            },
            {
              term: text('account.package'),
              value:
                nextPackage !== null && nextPackageFrom !== null
                  ? text('account.package.next', {
                      now: packageName,
                      next: text(`account.package.${nextPackage}`),
                      day: formatDay(nextPackageFrom, 'medium'),
                    })
                  : packageName,
            },
          ]}
        />
      </Section>
    </Columns>
  );
}
