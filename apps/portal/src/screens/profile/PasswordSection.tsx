import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { Button } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import type { PasswordFacts, PersonProfile } from '../../session/myAccount.ts';
import { AccountFailure } from './AccountFailure.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { AccountQuery } from './useMyAccount.ts';

export interface PasswordSectionProps {
  readonly profile: PersonProfile;
  readonly password: AccountQuery<PasswordFacts>;
}

/** Since when the password stands, and how to change it. [PROF-20 to PROF-22] */
export function PasswordSection({ profile, password }: PasswordSectionProps) {
  const text = useText();
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const { data, problem, refresh } = password;
  const content = () => {
    if (data) {
      const { isEnrolled, changedAt } = data;
      const at = changedAt && when(changedAt);
      const change = text(isEnrolled ? 'profile.password.change' : 'profile.password.set');
      return (
        <SettingsList
          label={text('profile.password')}
          settings={[
            {
              id: 'password',
              icon: <KeyRound size={18} strokeWidth={1.75} />,
              title: text('profile.password'),
              text:
                isEnrolled && at
                  ? text('profile.password.changed', { at })
                  : text('profile.password.none'),
              actions: (
                <Button size="compact" onPress={() => setOpen(true)}>
                  {change}
                </Button>
              ),
            },
          ]}
        />
      );
    }
    if (!problem) return <Skeleton shape="block" />;
    const what = text('profile.password.what');
    return <AccountFailure problem={problem} what={what} onRetry={() => void refresh()} />;
  };
  return (
    <Section title={text('profile.password')} content={data ? 'flush' : 'padded'}>
      {content()}
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
