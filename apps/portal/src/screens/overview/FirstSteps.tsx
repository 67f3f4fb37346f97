import { Check } from 'lucide-react';
import { useQuery } from '@forecourt/api-client/react';
import { ButtonLink } from '@forecourt/ui/link';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { Skeleton } from '@forecourt/ui/skeleton';
import { Status } from '@forecourt/ui/status';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

const STEPS = [
  { id: 'profile', needs: 'limits.edit', route: 'newCardLimit' },
  { id: 'cards', needs: 'cards.order', route: 'orderCards' },
  { id: 'users', needs: 'users.edit', route: 'inviteUser' },
] as const;

/** Shown instead of all-zero figures: a new account's first steps, each until it is done. */
export default function FirstSteps() {
  const text = useText();
  const { viewer } = useSelected();
  const steps = STEPS.filter(({ needs }) => viewer.may(needs));
  const hasStep = (id: (typeof STEPS)[number]['id']) => steps.some((step) => step.id === id);
  const profiles = useQuery('listLimitProfiles', hasStep('profile') ? {} : null);
  const cards = useQuery('listCards', hasStep('cards') ? { query: { limit: 1 } } : null);
  const users = useQuery('listUsers', hasStep('users') ? { query: { limit: 2 } } : null);
  if (steps.length === 0) {
    return (
      <Section title={text('overview.first')}>
        <EmptyState title={text('overview.first.empty')}>
          {text('overview.first.waiting')}
        </EmptyState>
      </Section>
    );
  }
  const completed = {
    profile: (profiles.data?.items.length ?? 0) > 0,
    cards: (cards.data?.items.length ?? 0) > 0,
    // the user viewing this is the first
    users: (users.data?.items.length ?? 0) > 1,
  };
  const next = steps.find(({ id }) => !completed[id])?.id;
  const isLoading = profiles.isLoading || cards.isLoading || users.isLoading;
  const count = steps.filter(({ id }) => completed[id]).length;
  return (
    <Section
      title={text('overview.first')}
      hint={!isLoading && text('overview.first.hint', { count, all: steps.length })}
      content={isLoading ? 'padded' : 'flush'}
    >
      {isLoading ? (
        <Skeleton shape="chart" />
      ) : (
        <SettingsList
          label={text('overview.first')}
          settings={steps.map(({ id, route }, index) => ({
            id,
            icon: completed[id] ? <Check size={18} strokeWidth={2} /> : index + 1,
            title: text(`overview.first.${id}`),
            text: text(`overview.first.${id}.text`),
            status: completed[id] && <Status tone="good">{text('overview.first.done')}</Status>,
            actions: !completed[id] && (
              <ButtonLink href={href(route)} variant={id === next ? 'primary' : undefined}>
                {text(`overview.first.${id}.action`)}
              </ButtonLink>
            ),
          }))}
        />
      )}
    </Section>
  );
}
