import {
  ButtonLink,
  Cluster,
  Columns,
  InlineMessage,
  KeyValueList,
  Link,
  Section,
  SettingsList,
  Skeleton,
  Stack,
} from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { callOf } from '../../app/phone.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { mayOpen } from '../../navigation/visibleMenu.ts';
import { useSelected } from '../../shell/account.ts';
import { AgentHours } from './AgentHours.tsx';

/** Contact details; only the phone number if the others could not be read. [ERR-25, ENT-59] */
function Ways() {
  const text = useText();
  const { config, contact } = useApp();
  const { account } = useSelected();
  const { supportPhone } = config;
  const isLoading = contact === undefined;
  const hasEmail = isLoading || Boolean(contact?.email);
  const hasHours = isLoading || Boolean(contact?.hours);
  return (
    <Stack gap={16}>
      <KeyValueList
        items={[
          {
            term: text('contact.phone'),
            value: <Link href={callOf(supportPhone)}>{supportPhone}</Link>,
          },
          hasEmail && {
            term: text('contact.email'),
            value: contact ? (
              <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            ) : (
              <Skeleton />
            ),
          },
          hasHours && { term: text('contact.hours'), value: contact?.hours ?? <Skeleton /> },
          { term: text('contact.account'), value: account.accountNumber, isNumber: true },
        ]}
      />
      {contact === null && <InlineMessage tone="warn">{text('contact.failed')}</InlineMessage>}
    </Stack>
  );
}

/** Contact Us: contact details, agents' hours, and faster ways to get help. [SCREEN-50, NAV-47] */
export function Component() {
  const text = useText();
  const { account, viewer } = useSelected();
  const shortcuts = [
    { id: 'decline', to: href('activity', {}, { status: 'declined' }), route: 'activity' },
    { id: 'dispute', to: href('disputes'), route: 'disputes' },
    { id: 'guides', to: href('helpCenter'), route: 'helpCenter' },
  ] as const;
  return (
    <Screen
      title={text('contact.title')}
      subtitle={text('contact.subtitle', { number: account.accountNumber, name: account.name })}
    >
      <Columns
        aside={
          <Section title={text('contact.agents')}>
            <Stack gap={16}>
              <AgentHours />
              {mayOpen('liveHelp', viewer) && (
                <Cluster>
                  <ButtonLink href={href('liveHelp')}>{text('help.live.start')}</ButtonLink>
                </Cluster>
              )}
            </Stack>
          </Section>
        }
      >
        <Section title={text('contact.ways')}>
          <Ways />
        </Section>
        {viewer.may('cards.changeStatus') && (
          <InlineMessage
            tone="info"
            title={text('contact.urgent')}
            action={
              <ButtonLink size="compact" href={href('cards')}>
                {text('contact.urgent.link')}
              </ButtonLink>
            }
          >
            {text('contact.urgent.text')}
          </InlineMessage>
        )}
        <Section title={text('contact.faster')} content="flush">
          <SettingsList
            label={text('contact.faster')}
            settings={shortcuts
              .filter(({ route }) => mayOpen(route, viewer))
              .map(({ id, to }) => ({
                id,
                title: <Link href={to}>{text(`contact.faster.${id}`)}</Link>,
                text: text(`contact.faster.${id}.text`),
              }))}
          />
        </Section>
      </Columns>
    </Screen>
  );
}
