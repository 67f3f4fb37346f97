import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { Button } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/section';
import { SettingsList, type Setting } from '@forecourt/ui/settings-list';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import type { PasswordFacts, PersonProfile } from '../../session/myAccount.ts';
import { AccountNotLoaded } from './AccountNotLoaded.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { AccountQuery } from './useMyAccount.ts';

export interface PasswordSectionProps {
  readonly profile: PersonProfile;
  readonly password: AccountQuery<PasswordFacts>;
}

/** When the password was last changed, and a button to change it. [PROF-20 to PROF-22] */
export function PasswordSection({ profile, password }: PasswordSectionProps) {
  const text = useText();
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const { data, refresh } = password;
  const rowOf = ({ isEnrolled, changedAt }: PasswordFacts): Setting => ({
    id: 'password',
    icon: <KeyRound size={18} strokeWidth={1.75} />,
    title: text('profile.password'),
    text:
      isEnrolled && changedAt
        ? text('profile.password.changed', { at: when(changedAt) })
        : text('profile.password.none'),
    actions: (
      <Button size="compact" onPress={() => setOpen(true)}>
        {text(isEnrolled ? 'profile.password.change' : 'profile.password.set')}
      </Button>
    ),
  });
  return (
    <Section title={text('profile.password')} content={data ? 'flush' : 'padded'}>
      {data ? (
        <SettingsList label={text('profile.password')} settings={[rowOf(data)]} />
      ) : (
        <AccountNotLoaded query={password} subject={text('profile.password.what')} />
      )}
      {isOpen && data && (
        <PasswordDialog
          profile={profile}
          isFirst={!data.isEnrolled}
          onClose={() => setOpen(false)}
          onChanged={refresh}
        />
      )}
    </Section>
  );
}
