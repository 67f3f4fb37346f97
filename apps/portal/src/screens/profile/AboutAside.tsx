import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Link } from '@forecourt/ui/link';
import { PasswordChecklist } from '@forecourt/ui/password-checklist';
import { Section } from '@forecourt/ui/section';
import { Stack } from '@forecourt/ui/stack';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import type { Contact, PasswordFacts } from '../../session/myAccount.ts';
import { useSelected } from '../../shell/account.ts';

const YEAR_MILLISECONDS = 365 * MILLISECONDS_PER_DAY;

export interface AboutAsideProps {
  readonly emails: readonly Contact[] | null;
  readonly phones: readonly Contact[] | null;
  readonly password: PasswordFacts | null;
  readonly now: Date;
}

/** The user's role in the account, and how secure their sign-in is. */
export function AboutAside({ emails, phones, password, now }: AboutAsideProps) {
  const text = useText();
  const { person, account } = useSelected();
  const verified = [...(emails ?? []), ...(phones ?? [])].filter(({ isVerified }) => isVerified);
  const changedAt = password?.changedAt ?? null;
  const isYoung =
    changedAt !== null && now.getTime() - new Date(changedAt).getTime() < YEAR_MILLISECONDS;
  const fleets = account.fleetIds ? String(account.fleetIds.length) : text('profile.fleets.all');
  return (
    <>
      <Section title={text('profile.about')}>
        <Stack gap={12}>
          <KeyValueList
            items={[
              { term: text('profile.username'), value: person.username },
              { term: text('profile.role'), value: text(`role.${account.role}`) },
              { term: text('profile.account'), value: account.name },
              { term: text('profile.fleets'), value: fleets },
            ]}
          />
          <p>{text('profile.about.hint')}</p>
        </Stack>
      </Section>
      {emails && phones && password && (
        <Section
          title={text('profile.safety')}
          action={<Link href={href('mySettings')}>{text('profile.safety.settings')}</Link>}
        >
          <PasswordChecklist
            aria-label={text('profile.safety')}
            rules={[
              {
                text: text('profile.safety.email'),
                isMet: verified.some(({ kind }) => kind === 'email'),
              },
              { text: text('profile.safety.second'), isMet: verified.length > 1 },
              { text: text('profile.safety.password'), isMet: isYoung },
            ]}
          />
        </Section>
      )}
    </>
  );
}
