import { UserPlus } from 'lucide-react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, Section, SettingsList } from '@forecourt/ui';
import { useTell } from '../../app/useTell.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { nameOf, useFailureWords } from './userWords.ts';

type Asked = ResponseOf<Contract['listMembershipRequests']>['items'][number];

/** Requests for access to the account; renders nothing without any. [GW-65] */
export function Requests() {
  const text = useText();
  const when = useWhen();
  const tell = useTell();
  const inWords = useFailureWords();
  const { account } = useSelected();
  const asked = useQuery('listMembershipRequests', {});
  const deciding = useMutation('decideMembershipRequest');
  const items = asked.data?.items ?? [];
  const decide = async (one: Asked, decision: 'approve' | 'deny') => {
    const result = await deciding.send({
      params: { membershipId: one.membershipId },
      body:
        decision === 'approve'
          ? { decision, role: 'viewer', fleetIds: account.fleetIds }
          : { decision },
    });
    const name = nameOf(one);
    tell(result, text(`users.requests.${decision}.done`, { name }), inWords);
  };
  if (items.length === 0) return null;
  return (
    <Section
      title={text('users.requests')}
      hint={text('users.requests.hint', { count: items.length })}
      content="flush"
    >
      <SettingsList
        label={text('users.requests.list')}
        settings={items.map((one) => ({
          id: one.membershipId,
          icon: <UserPlus size={18} strokeWidth={1.75} />,
          title: nameOf(one),
          text: [
            text('users.requests.at', {
              email: one.email,
              at: when(one.requestedAt),
            }),
            one.note,
          ]
            .filter(Boolean)
            .join(' · '),
          actions: (
            <>
              <Button
                size="compact"
                isPending={deciding.isPending}
                onPress={() => void decide(one, 'approve')}
              >
                {text('users.requests.letIn')}
              </Button>
              <Button
                size="compact"
                isPending={deciding.isPending}
                onPress={() => void decide(one, 'deny')}
              >
                {text('users.requests.deny')}
              </Button>
            </>
          ),
        }))}
      />
    </Section>
  );
}
