import { useEffect, useState } from 'react';
import { createClient, type Contract, type ResponseOf } from '@forecourt/api-client';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Link } from '@forecourt/ui/link';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Stack } from '@forecourt/ui/stack';
import { href, type PlainRoute } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { callOf, nonBreaking } from '../../app/phone.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { SignInFrame } from '../login/SignInFrame.tsx';

const WAYS = [
  { id: 'password', route: 'forgotPassword' },
  { id: 'username', route: 'forgotUsername' },
  { id: 'locked', route: 'unlockAccount' },
  { id: 'new', route: 'register' },
  { id: 'code', route: null },
  { id: 'browser', route: null },
] as const satisfies readonly { readonly id: string; readonly route: PlainRoute | null }[];

/** The only line of business, and the locale of its texts. [GW-140] */
const LINE = { lineId: '1', locale: 'en-US' };
type Contact = ResponseOf<Contract['getLineOfBusiness']>['contact'];

/** Customer service contact; null if it could not be loaded, undefined until then. */
function useContact(): Contact | undefined {
  const { config } = useApp();
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    const client = createClient({ baseUrl: config.gatewayUrl, getAccessToken: () => null });
    let isHere = true;
    const loadContact = async () => {
      const result = await client.getLineOfBusiness({ params: LINE });
      if (isHere) setContact(result.ok ? result.data.contact : null);
    };
    void loadContact();
    return () => {
      isHere = false;
    };
  }, [config.gatewayUrl]);
  return contact;
}

/** Help with sign-in problems, for people without a session. */
export function Component() {
  const text = useText();
  const { config, flags } = useApp();
  const ways = WAYS.filter(({ id }) => id !== 'new' || flags.has('accountActivation'));
  const contact = useContact();
  const phone = contact ? nonBreaking(contact.phone) : config.supportPhone;
  usePageTitle(text('signInHelp.title'));
  return (
    <SignInFrame title={text('signInHelp.title')} subtitle={text('signInHelp.subtitle')}>
      <Stack gap={20}>
        <SettingsList
          label={text('signInHelp.title')}
          settings={ways.map(({ id, route }) => ({
            id,
            title: route ? (
              <Link href={href(route)}>{text(`signInHelp.${id}`)}</Link>
            ) : (
              text(`signInHelp.${id}`)
            ),
            text: text(`signInHelp.${id}.text`),
          }))}
        />
        <InlineMessage tone="info" title={text('signInHelp.call')}>
          <Link href={callOf(phone)}>{phone}</Link>
          <br />
          {/* reserves a line until the hours are known */}
          {contact === undefined ? '\u00a0' : (contact?.hours ?? null)}
          <br />
          {text('signInHelp.call.text')}
          {contact === null ? ` ${text('signInHelp.failed')}` : null}
        </InlineMessage>
        <p>
          <Link href={href('login')}>{text('signInHelp.back')}</Link>
        </p>
      </Stack>
    </SignInFrame>
  );
}
