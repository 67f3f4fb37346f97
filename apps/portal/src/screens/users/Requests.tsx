import { UserPlus } from 'lucide-react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button, Section, SettingsList } from '@forecourt/ui';
import { useReported } from '../../app/useAction.ts';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useFocusOnward } from '../lists/useFocusOnward.tsx';
import { nameOf } from './userText.ts';

type MembershipRequest = ResponseOf<Contract['listMembershipRequests']>['items'][number];
type Decision = 'approve' | 'deny';

/** Requests for access to the account; renders nothing visible without any. [GW-65] */
export function Requests() {
  const text = useText();
  const when = useWhen();
  const { account } = useSelected();
  const requests = useQuery('listMembershipRequests', {});
  const deciding = useReported(
    useMutation((calls, { membershipId }: MembershipRequest, decision: Decision) =>
      calls.decideMembershipRequest({
        params: { membershipId },
        body:
          decision === 'approve'
            ? { decision, role: 'viewer', fleetIds: account.fleetIds }
            : { decision },
      }),
    ),
    ({ outcome }, request, decision) =>
      text(
        outcome === 'unchanged'
          ? 'users.requests.approve.unchanged'
          : `users.requests.${decision}.done`,
        { name: nameOf(request) },
      ),
    useFailureReason(),
  );
  const items = requests.data?.items ?? [];
  const ids = items.map(({ membershipId }) => membershipId);
  const approving = useFocusOnward(ids, 'users.requests.decided');
  const denying = useFocusOnward(ids, 'users.requests.decided');
  const decide = async (request: MembershipRequest, decision: Decision) => {
    const focus = decision === 'approve' ? approving : denying;
    focus.hold(request.membershipId);
    const isDecided = await deciding.run(request, decision);
    // it may have expired, or a colleague may have decided it
    if (!isDecided) requests.retry();
  };
  if (!requests.data && requests.failure) {
    return (
      <Section title={text('users.requests')}>
        <NotLoaded query={requests} subject={text('users.requests.what')} />
      </Section>
    );
  }
  if (items.length === 0) {
    return (
      <>
        {approving.rest}
        {denying.rest}
      </>
    );
  }
  return (
    <Section
      title={text('users.requests')}
      hint={text('users.requests.hint', { count: items.length })}
      content="flush"
    >
      <SettingsList
        label={text('users.requests.list')}
        settings={items.map((request) => ({
          id: request.membershipId,
          icon: <UserPlus size={18} strokeWidth={1.75} />,
          title: nameOf(request),
          text: [
            text('users.requests.at', {
              email: request.email,
              at: when(request.requestedAt),
            }),
            request.note,
          ]
            .filter(Boolean)
            .join(' · '),
          actions: (
            <>
              <Button
                ref={approving.refOf(request.membershipId)}
                size="compact"
                aria-label={text('users.requests.letIn.of', { name: nameOf(request) })}
                isPending={deciding.isPending}
                onPress={() => void decide(request, 'approve')}
              >
                {text('users.requests.letIn')}
              </Button>
              <Button
                ref={denying.refOf(request.membershipId)}
                size="compact"
                aria-label={text('users.requests.deny.of', { name: nameOf(request) })}
                isPending={deciding.isPending}
                onPress={() => void decide(request, 'deny')}
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
