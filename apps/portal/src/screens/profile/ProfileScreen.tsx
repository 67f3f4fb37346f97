import { Columns } from '@forecourt/ui/columns';
import { useNow } from '../../app/useNow.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { AboutAside } from './AboutAside.tsx';
import { AddressSection } from './AddressSection.tsx';
import { AccountNotLoaded } from './AccountNotLoaded.tsx';
import { ContactsSection } from './ContactsSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { useAccountQuery } from './useMyAccount.ts';

/** The signed-in user's name, contacts, address, and password. [SCREEN-11] */
export function Component() {
  const text = useText();
  const now = useNow();
  const profile = useAccountQuery('profile', (account) => account.profile());
  const emails = useAccountQuery('emails', (account) => account.contacts('email'));
  const phones = useAccountQuery('phones', (account) => account.contacts('phone'));
  const password = useAccountQuery('password', (account) => account.password());
  const person = profile.data;
  return (
    <Screen title={text('profile.title')} subtitle={text('profile.subtitle')}>
      <Columns
        aside={
          <AboutAside
            emails={emails.data}
            phones={phones.data}
            password={password.data}
            now={now}
          />
        }
      >
        {person ? (
          <>
            <NameSection
              profile={person}
              onSaved={async () => {
                await Promise.all([profile.refresh(), emails.refresh()]);
              }}
            />
            <ContactsSection kind="email" contacts={emails} />
            <ContactsSection kind="phone" contacts={phones} />
            <AddressSection />
            <PasswordSection profile={person} password={password} />
          </>
        ) : (
          <AccountNotLoaded query={profile} subject={text('profile.what')} />
        )}
      </Columns>
    </Screen>
  );
}
